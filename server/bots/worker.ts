import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import { chancesFrom, LOOKS, levelled, takesDraw } from '@sternentisch/bots'
import { engineOf } from '@sternentisch/games/engines'
import { randomFrom, type Seat, seedFrom } from '@sternentisch/kernel'
import { whyNoSet } from '../cards/own-cards.ts'
import { type Answer, BOT_ROLE, type Question } from './question.ts'

/** Whether this thread was started to think for bots. */
const isBotThread = (): boolean => !isMainThread && workerData === BOT_ROLE

async function answerTo(question: Question): Promise<string | boolean> {
  const { wants, game: id, rules, view, budget, luck, set } = question
  const engine = await engineOf(id, rules)
  if (!engine) throw new Error(`no rules ${rules} of ${id}`)
  const { game } = engine
  // The table is open: its cards were looked at long ago.
  const noSet = set && whyNoSet(set, Number.POSITIVE_INFINITY, engine)
  if (noSet) throw new Error(`cards of ${id}: ${noSet.code}`)
  const mind = await engine.mind()
  const random = randomFrom(seedFrom(luck))
  if (wants === 'move')
    return game.write(levelled(game, mind)(view, game.actions(view), budget, random).action)
  const { viewer } = view as { readonly viewer: Seat }
  return takesDraw(chancesFrom(game, mind, view, LOOKS, random)[viewer])
}

if (isBotThread())
  parentPort?.on('message', (question: Question) => {
    const { id } = question
    void answerTo(question)
      .then((answer): Answer => ({ id, answer }))
      .catch((error: unknown): Answer => ({ id, failed: String(error) }))
      .then((answer) => parentPort?.postMessage(answer))
  })
