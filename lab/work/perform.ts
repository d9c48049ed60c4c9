import { type Engine, engineOf } from '@sternentisch/games/engines'
import { watchMatch } from '../balance/watch.ts'
import { playMatch } from '../match/play.ts'
import { findPuzzles } from '../puzzles/find.ts'
import { sampleMatch } from '../train/sample.ts'
import type { Outcome, Task } from './task.ts'

export async function perform(task: Task): Promise<Outcome> {
  if (task.kind === 'sample') return sampleMatch(await engineFor(task.sample.match.game), task.sample)
  if (task.kind === 'puzzles') return findPuzzles(await engineFor(task.search.match.game), task.search)
  const engine = await engineFor(task.match.game)
  return task.kind === 'watch' ? watchMatch(engine, task.match) : playMatch(engine, task.match)
}

async function engineFor(game: string): Promise<Engine> {
  const engine = await engineOf(game, null)
  if (!engine) throw new Error(`there is no game ${game}`)
  return engine
}
