import type { Bill, Result, Seat, Standing } from '@sternentisch/kernel'
import type { Speech } from '../../text/index.ts'
import { nameAt } from '../names.ts'

/** Whether the rules alone decided who won. Where they did not, the game's own picture cannot say it. */
export const isPlayedOut = (result: Result, { conceded }: Pick<Standing, 'conceded'>): boolean =>
  result.by === undefined && conceded.length === 0

/** Who left the match before its end, and which of them by their clock: none can be told without the other. */
export interface Leavers {
  readonly conceded: readonly Seat[]
  readonly late: readonly Seat[]
}

export const leaversOf = ({ conceded, late = [] }: Pick<Standing, keyof Leavers>): Leavers => ({
  conceded,
  late,
})

/** Who won, in a few words; “you” only where a single person plays. The game's own picture says why. */
export function outcomeInWords(
  result: Result,
  match: Pick<Bill, 'names'> & Leavers,
  you: Seat | null,
  { say, lang }: Speech,
): string {
  const list = (seats: readonly Seat[]): string =>
    new Intl.ListFormat(lang).format(seats.map((seat) => nameAt(match, seat)))
  const { winners, by } = result
  const { conceded, late } = match
  const n = winners.length
  if (by === 'agreement') return say('table.result.agreed')
  if (conceded.length > 0) {
    const how = { winners: list(winners), n }
    const isLate = conceded.every((seat) => late.includes(seat))
    if (isLate && conceded.length === 1 && conceded[0] === you) return say('table.result.youLate', how)
    if (conceded.length === 1 && conceded[0] === you) return say('table.result.youConceded', how)
    const gone = { who: list(conceded), n2: conceded.length }
    if (n === 1 && winners[0] === you)
      return say(isLate ? 'table.result.late.you' : 'table.result.conceded.you', gone)
    if (isLate) return say('table.result.late', { ...how, ...gone })
    return say('table.result.conceded', { ...how, ...gone })
  }
  if (n === match.names.length) return say('table.result.draw')
  if (n === 1 && winners[0] === you) return say('table.result.you')
  return say(n === 1 ? 'table.result.one' : 'table.result.several', { who: list(winners) })
}
