import { isRefusal, parseLog, parseResult, type Result } from '@sternentisch/kernel'

/** What the head of a log says without the rules of its game. */
export interface Summary {
  readonly options: Readonly<Record<string, string>>
  /** Null as long as the match goes on. */
  readonly result: Result | null
}

export function summaryOf(log: string): Summary {
  const parsed = parseLog(log)
  const head = (key: string): string => (isRefusal(parsed) ? '' : (parsed.headers.get(key)?.value ?? ''))
  const options = Object.fromEntries(
    head('options')
      .split(' ')
      .map((word) => word.split('=')),
  )
  return { options, result: parseResult(head('result')) }
}
