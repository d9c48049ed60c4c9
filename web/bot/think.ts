import { monteCarlo } from '@sternentisch/bots'
import { boxOf } from '@sternentisch/games'
import { randomFrom, seedFrom } from '@sternentisch/kernel'
import type { Answer, Question } from './question.ts'

/** As many as a person wants to hear about. */
const TOLD = 5

/** What the bot does with what its seat sees. */
export function thinkAbout({ game: id, view, budget, luck }: Question): Answer {
  const box = boxOf(id)
  if (!box) throw new Error(`no game ${id}`)
  const { game, mind } = box
  const bot = monteCarlo(game, mind)
  const { action, considered } = bot(view, game.actions(view), budget, randomFrom(seedFrom(luck)))
  return {
    move: game.write(action),
    considered: considered
      .slice(0, TOLD)
      .map((each) => ({ move: game.write(each.action), chance: each.chance })),
  }
}
