import { isRefusal, type Lang, speechIn } from '@sternentisch/kernel'
import { EVERYTHING, langIn, type Provable, readTask } from './arguments.ts'
import type { Progress } from './progress.ts'
import { describeFailure, prove, summary } from './prove.ts'
import { proveText } from './text/index.ts'

/** What there is to prove, and where to say so. */
export interface Desk extends Provable {
  readonly lang: Lang
  readonly progress: Progress
  print(line: string): void
  complain(line: string): void
}

/** Proves what the words ask for; answers the exit code. */
export function runProve(words: readonly string[], desk: Desk): number {
  const { print, complain } = desk
  const speech = speechIn(langIn(words) ?? desk.lang, [proveText])
  const task = readTask(words, desk)
  if (isRefusal(task)) {
    complain(speech.explain(task))
    return 2
  }
  const proof = prove(task, {
    progress: desk.progress,
    failed: (failure) => print(describeFailure(failure, task.game, speech)),
    proved: (check, one) => {
      if (task.name === EVERYTHING) print(summary(check.name, one))
    },
  })
  print(summary(task.name, proof))
  return proof.failures > 0 ? 1 : 0
}
