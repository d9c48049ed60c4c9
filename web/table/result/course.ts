import { isRefusal, Match, seedFrom } from '@sternentisch/kernel'
import type { Chances, Judge } from '../../bot/question.ts'
import { changesFor } from '../../own-cards/at-hand.ts'

/** Enough for a line that does not tremble; a long match is through in a few seconds. */
const TRIES = 100

/**
 * How a match went: every seat's chance to win before the first move and after each, one after the other. It is
 * over, so all cards may lie open.
 */
export async function* courseOf(match: Match, judge: Judge): AsyncGenerator<Chances> {
  const again = new Match(match.opening)
  const cards = changesFor(match)
  for (let at = 0; at <= match.steps.length; at++) {
    if (at > 0) {
      const { seat, text } = match.steps[at - 1]
      if (isRefusal(again.play(seat, text))) throw new Error(`a move once played is refused: ${text}`)
    }
    yield await judge.judge({
      game: match.game.id,
      view: again.view('all'),
      budget: again.result === null ? TRIES : 1,
      luck: seedFrom(`${match.opening.id} course`),
      cards,
    })
  }
}
