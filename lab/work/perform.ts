import { type Engine, engineOf } from '@sternentisch/games/engines'
import { playMatch } from '../match/play.ts'
import type { Outcome, Task } from './task.ts'

export async function perform(task: Task): Promise<Outcome> {
  return playMatch(await engineFor(task.match.game), task.match)
}

async function engineFor(game: string): Promise<Engine> {
  const engine = await engineOf(game, null)
  if (!engine) throw new Error(`there is no game ${game}`)
  return engine
}
