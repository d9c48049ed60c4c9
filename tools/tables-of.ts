import { isRefusal, Match } from '@sternentisch/kernel'

/** Every table on the way of a match, written down: not only the last one must stay the same. */
export function tablesOf(match: Match): unknown[] {
  const again = new Match(match.opening)
  return match.steps.map(({ seat, text }) => {
    if (isRefusal(again.play(seat, text))) throw new Error(`a move once played is refused: ${text}`)
    // As it is now: what is written down may share lists with the table, which goes on.
    return structuredClone(again.game.setup(again.table))
  })
}
