import { chancesFrom, monteCarlo } from '@sternentisch/bots'
import { randomFrom, seedFrom } from '@sternentisch/kernel'
import { type Minded, mindOf } from './minds.ts'
import type { Answer, Chances, Question } from './question.ts'

/** As many as a person wants to hear about. */
const TOLD = 5

/** The game, able to play with the cards that are asked about. */
async function mindFor({ game: id, cards }: Question): Promise<Minded> {
  const minded = await mindOf(id)
  const known = minded.game.options.rules.find((rule) => rule.id === 'cards')?.values ?? []
  if (cards && !known.includes(cards.name)) minded.cards?.addCards(cards.name, cards.file)
  return minded
}

/** What the bot does with what its seat sees. */
export async function thinkAbout(question: Question): Promise<Answer> {
  const { game, mind } = await mindFor(question)
  const { view, budget, luck } = question
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
export async function judge(question: Question): Promise<Chances> {
  const { game, mind } = await mindFor(question)
  const { view, budget, luck } = question
  return chancesFrom(game, mind, view, budget, randomFrom(seedFrom(luck)))
}
