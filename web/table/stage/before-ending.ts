import type { EndedMatch } from '@sternentisch/grammar'
import type { Moment, Reader } from '@sternentisch/kernel'
import { isPlayedOut } from '../result/outcome.ts'

/** A match that is over, as a reader has it; null as long as it goes on. */
export function endedMatch({ standing, rest, told }: Reader): EndedMatch | null {
  const result = standing?.result
  if (!standing || !result) return null
  const { conceded } = standing
  return { view: rest.view, events: told, result, conceded, played: isPlayedOut(result, standing) }
}

/**
 * What a board shows of the last move of a match: up to what the ending tells itself, and then how things are at rest,
 * which lies under the ending.
 */
export function beforeEnding(
  moments: readonly Moment[],
  match: EndedMatch,
  begins: (match: EndedMatch) => number,
): readonly Moment[] {
  const events = moments.filter(({ event }) => event !== null).length
  const kept = events - Math.max(0, match.events.length - begins(match))
  let shown = 0
  return moments.filter(({ event }, at) => (event === null ? at === moments.length - 1 : shown++ < kept))
}
