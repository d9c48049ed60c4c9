import { type Bill, type Reader, type Standing, seedFrom } from '@sternentisch/kernel'
import type { Chances, Judge } from '../../bot/question.ts'
import { changesFor } from '../../own-cards/at-hand.ts'
import { isPlayedOut } from './outcome.ts'

/** Enough for a line that does not tremble; a long match is through in a few seconds. */
const TRIES = 100

/**
 * How a match went: every seat's chance to win before the first move and after each, one after the other. It is
 * over, so all cards may lie open: the reader saw everything.
 */
export async function* courseOf(
  { bill, opening, scenes, standing }: Reader,
  judge: Judge,
): AsyncGenerator<Chances> {
  const cards = changesFor(bill)
  const over = standing?.result ? scenes.length : -1
  for (const [at, moments] of [opening, ...scenes.map((scene) => scene.moments)].entries()) {
    const willed = at === over ? willedEnd(bill, standing) : null
    if (willed) {
      yield willed
      return
    }
    yield await judge.judge({
      game: bill.game,
      rules: bill.rules,
      view: moments[moments.length - 1].view,
      budget: at === over ? 1 : TRIES,
      luck: seedFrom(`${bill.match} course`),
      cards,
    })
  }
}

/** Where somebody gave up or all agreed, the table does not show how it ended: it stands there as if it went on. */
function willedEnd({ seats }: Bill, standing: Standing | null): Chances | null {
  if (!standing?.result || isPlayedOut(standing.result, standing)) return null
  const { winners, by } = standing.result
  // Against whoever gives up a side wins as one.
  const share = by === 'conceding' ? 1 : 1 / winners.length
  return seats.map((seat) => (winners.includes(seat) ? share : 0))
}
