import { advise, chancesFrom, levelled } from '@sternentisch/bots'
import { type Reading, read } from '@sternentisch/bots/review'
import { randomFrom, seedFrom } from '@sternentisch/kernel'
import { type Minded, mindOf } from './minds.ts'
import type { About, Answer, Chances, Question, ReadingQuestion, Wanted } from './question.ts'

/** As many as a person wants to hear about. */
const TOLD = 5

/** By engine: how many changes of its card sets were gone through here. */
const gone = new Map<string, number>()

/** The game, able to play with the cards that are asked about. */
async function mindFor({ game: id, rules, cards }: About): Promise<Minded> {
  const minded = await mindOf(id, rules)
  const engine = `${id} ${rules}`
  for (const { name, file } of cards.slice(gone.get(engine) ?? 0)) {
    if (file === null) minded.cards?.removeCards(name)
    else minded.cards?.addCards(name, JSON.parse(file))
  }
  gone.set(engine, Math.max(cards.length, gone.get(engine) ?? 0))
  return minded
}

/** What the bot does with what its seat sees. */
export async function thinkAbout(question: Question): Promise<Answer> {
  const { game, mind } = await mindFor(question)
  const { view, budget, luck, why } = question
  const [actions, random] = [game.actions(view), randomFrom(seedFrom(luck))]
  const advice = why ? advise(game, mind, view, actions, budget, random) : null
  const thought = advice ?? levelled(game, mind)(view, actions, budget, random)
  return {
    move: game.write(thought.action),
    considered: thought.considered
      .slice(0, TOLD)
      .map((each) => ({ move: game.write(each.action), chance: each.chance })),
    ...(advice && { facts: advice.facts }),
  }
}

/** How things stand for all seats. */
export async function judge(question: Question): Promise<Chances> {
  const { game, mind } = await mindFor(question)
  const { view, budget, luck } = question
  return chancesFrom(game, mind, view, budget, randomFrom(seedFrom(luck)))
}

/** What there is to say of a position. */
async function readPosition(question: ReadingQuestion): Promise<Reading> {
  const { game, mind } = await mindFor(question)
  return read(game, mind, question.position)
}

/** Whatever is wanted. */
export function answer(asked: Wanted): Promise<Answer | Chances | Reading> {
  if (asked.wants === 'reading') return readPosition(asked.question)
  return asked.wants === 'chances' ? judge(asked.question) : thinkAbout(asked.question)
}
