import {
  isRefusal,
  type Matter,
  matterOf,
  parseLog,
  parseResult,
  type Result,
  type Seat,
} from '@sternentisch/kernel'

/** What a log says without the rules of its game. */
export interface Summary {
  readonly options: Readonly<Record<string, string>>
  /** Null as long as the match goes on. */
  readonly result: Result | null
  /** Who left before the end, and which of them by their clock. */
  readonly conceded: readonly Seat[]
  readonly late: readonly Seat[]
}

export function summaryOf(log: string): Summary {
  const parsed = parseLog(log)
  const head = (key: string): string => (isRefusal(parsed) ? '' : (parsed.headers.get(key)?.value ?? ''))
  const options = Object.fromEntries(
    head('options')
      .split(' ')
      .map((word) => word.split('=')),
  )
  const moves = isRefusal(parsed) ? [] : parsed.moves
  const whoSaid = (...matters: readonly Matter[]): readonly Seat[] =>
    moves.flatMap(({ seat, text }) => (matters.some((each) => each === matterOf(text)) ? seat : []))
  return {
    ...{ options, result: parseResult(head('result')) },
    ...{ conceded: whoSaid('concede', 'time'), late: whoSaid('time') },
  }
}
