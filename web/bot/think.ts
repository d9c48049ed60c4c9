import { chancesFrom, monteCarlo } from '@sternentisch/bots'
import { randomFrom, seedFrom } from '@sternentisch/kernel'
import { mindOf } from './minds.ts'
import type { Answer, Chances, Question } from './question.ts'

/** As many as a person wants to hear about. */
const TOLD = 5

/** What the bot does with what its seat sees. */
export async function thinkAbout({ game: id, view, budget, luck }: Question): Promise<Answer> {
  const { game, mind } = await mindOf(id)
  const bot = monteCarlo(game, mind)
  const { action, considered } = bot(view, game.actions(view), budget, randomFrom(seedFrom(luck)))
  return {
    move: game.write(action),
    considered: considered
      .slice(0, TOLD)
      .map((each) => ({ move: game.write(each.action), chance: each.chance })),
  }
}

/** How things stand for all seats. */
export async function judge({ game: id, view, budget, luck }: Question): Promise<Chances> {
  const { game, mind } = await mindOf(id)
  return chancesFrom(game, mind, view, budget, randomFrom(seedFrom(luck)))
}
