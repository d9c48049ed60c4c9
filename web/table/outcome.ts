import type { Match, Seat, Speech } from '@sternentisch/kernel'
import type { KeptMatch } from '../matches/store.ts'
import { nameAt } from './names.ts'

/** How a match on this device ended: by the rules, or because somebody gave up; null while it goes on. */
export interface Outcome {
  readonly winners: readonly Seat[]
  readonly conceded: Seat | null
}

export function outcomeOf({ conceded }: KeptMatch, match: Match): Outcome | null {
  const { result } = match
  if (result) return { winners: result.winners, conceded: null }
  if (conceded === undefined) return null
  return { winners: match.seats.filter((seat) => seat !== conceded), conceded }
}

/** Who won, in a few words; “you” only where a single person plays. The game's own picture says why. */
export function outcomeInWords(outcome: Outcome, match: Match, you: Seat | null, speech: Speech): string {
  const { winners, conceded } = outcome
  const list = (seats: readonly Seat[]): string =>
    new Intl.ListFormat(speech.lang).format(seats.map((seat) => nameAt(match, seat)))
  const who = list(winners)
  const n = winners.length
  if (conceded !== null) {
    if (conceded === you) return speech.say('table.result.youConceded', { winners: who, n })
    return speech.say('table.result.conceded', { who: nameAt(match, conceded), winners: who, n })
  }
  if (n === 1 && winners[0] === you) return speech.say('table.result.you')
  return speech.say(n === 1 ? 'table.result.one' : 'table.result.several', { who })
}
