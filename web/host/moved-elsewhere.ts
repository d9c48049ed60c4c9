import { type AnyGame, isRefusal, type Match, type Move } from '@sternentisch/kernel'
import type { KeptMatch } from '../matches/kept-match.ts'
import { Hosted } from './hosted.ts'

const movesIn = ({ log }: KeptMatch, game: AnyGame): readonly Move[] | null => {
  const hosted = Hosted.read(log, game)
  return isRefusal(hosted) ? null : hosted.match.steps
}

/** Whether nobody decided it: a bot was asked, in whichever tab, or there was no alternative. */
const isNobodys =
  ({ players, unasked = [] }: KeptMatch) =>
  ({ seat }: Move, at: number): boolean =>
    players[seat].kind === 'bot' || players[seat].budget > 0 || unasked.includes(at)

interface Tabs {
  /** What this tab has stored last, and has played since. */
  readonly stored: KeptMatch
  readonly here: KeptMatch
  /** What another one has stored. */
  readonly there: KeptMatch
}

/**
 * What another tab has stored beyond this match, where nobody decided anything in either of them since they were the same. Null
 * where somebody has, or something was taken back: then the two have parted.
 */
export function movedElsewhere(
  { steps, game }: Pick<Match, 'steps' | 'game'>,
  { stored, here, there }: Tabs,
): readonly Move[] | null {
  const [before, now] = [movesIn(stored, game), movesIn(there, game)]
  if (!before || !now) return null
  const isSame = steps.every(({ seat, text }, at) => now[at]?.seat === seat && now[at].text === text)
  const areNobodys = (moves: readonly Move[], kept: KeptMatch): boolean =>
    moves.every((move, at) => at < before.length || isNobodys(kept)(move, at))
  return isSame && areNobodys(steps, here) && areNobodys(now, there) ? now.slice(steps.length) : null
}
