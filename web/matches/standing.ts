import { type AnyGame, isRefusal, type Seat } from '@sternentisch/kernel'
import { isPlaying, type KeptMatch, onlyPerson, reopen } from './kept-match.ts'

/** How a kept match stands, as far as everybody at this device may see it. */
export interface KeptStanding {
  readonly view: unknown
  readonly moves: number
  /** The person whose decision it is; null if only bots are to decide. */
  readonly decides: Seat | null
}

/** What its log leads to; null if it cannot be read. */
export function standingIn(kept: KeptMatch, game: AnyGame): KeptStanding | null {
  const match = reopen(kept, game)
  if (isRefusal(match)) return null
  const deciding = match.deciding()
  return {
    // The only person here sees what is theirs; where several share the screen, nobody's secrets are shown.
    view: match.view(onlyPerson(kept.players) ?? 'audience'),
    moves: match.steps.length,
    decides: deciding.find((seat) => isPlaying(kept.players[seat], match, seat)) ?? null,
  }
}
