import { EVERYTHING, proveWanted, readTask } from './arguments.ts'
import { type Desk, speechFor, understand } from './desk.ts'
import { describeFailure, prove, summary } from './prove.ts'

/** Proves what the words ask for; answers the exit code. */
export function runProve(words: readonly string[], desk: Desk): number {
  const { print, progress } = desk
  const speech = speechFor(words, desk)
  const task = understand(words, proveWanted, desk, (given) => readTask(given.words[0], given.flags, desk))
  if (typeof task === 'number') return task
  const proof = prove(task, {
    progress,
    failed: (failure) => print(describeFailure(failure, task.game, speech)),
    proved: (check, one) => {
      if (task.name === EVERYTHING) print(summary(check.name, one))
    },
  })
  print(summary(task.name, proof))
  return proof.failures > 0 ? 1 : 0
}
