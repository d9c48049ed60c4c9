import type { AnyGame, Seed } from '@sternentisch/kernel'
import type { Check } from '@sternentisch/kernel/checks'
import type { Task } from './arguments.ts'
import type { Progress } from './progress.ts'
import type { Speech } from './text/index.ts'

export interface Failure {
  readonly check: Check
  readonly seed: Seed
  readonly problem: Error
}

export interface Proof {
  readonly runs: number
  readonly failures: number
}

/** Who wants to know how it goes: of each check the first failure, at once, and in the end how many there were. */
export interface Witness {
  readonly progress: Progress
  failed(failure: Failure): void
  proved(check: Check, proof: Proof): void
}

/** Runs every check of the task, each as often as asked. */
export function prove(task: Task, witness: Witness): Proof {
  let [runs, failures] = [0, 0]
  for (const check of task.checks) {
    const proof = proveOne(check, task, witness)
    witness.proved(check, proof)
    runs += proof.runs
    failures += proof.failures
  }
  return { runs, failures }
}

function proveOne(check: Check, { game, games, seedOf }: Task, { progress, failed }: Witness): Proof {
  let failures = 0
  for (let run = 0; run < games; run++) {
    const seed = seedOf(check, run)
    const problem = runSafely(check, game, seed)
    if (problem !== null && failures++ === 0) {
      progress.clear()
      failed({ check, seed, problem })
    }
    progress.at(check.name, run + 1, games, failures)
  }
  progress.clear()
  return { runs: games, failures }
}

/** A check that throws has failed as well. */
function runSafely(check: Check, game: AnyGame, seed: Seed): Error | null {
  try {
    return check.run(game, seed)
  } catch (problem) {
    return new Error(String(problem), { cause: problem })
  }
}

/** `prove undo: runs=1000 failures=0` */
export const summary = (name: string, { runs, failures }: Proof): string =>
  `prove ${name}: runs=${runs} failures=${failures}`

const STACK_LINES = 6

/** What failed, the one command that shows it again, and where it came from. */
export const describeFailure = ({ check, seed, problem }: Failure, game: AnyGame, speech: Speech): string => {
  const command = `npm run prove -- ${check.name} --game ${game.id} --games 1 --seed ${seed}`
  const told = speech.say('prove.failed', { check: check.name, what: problem.message, command })
  const { stack = '' } = problem.cause instanceof Error ? problem.cause : problem
  const lines = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return [told, ...lines.slice(0, STACK_LINES)].join('\n')
}
