import type { AnyGame, Seed, Speech } from '@sternentisch/kernel'
import type { Check } from '@sternentisch/kernel/checks'
import type { Task } from './arguments.ts'
import type { Progress } from './progress.ts'

export interface Failure {
  readonly check: Check
  readonly seed: Seed
  readonly what: string
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
    const what = runSafely(check, game, seed)
    if (what !== null && failures++ === 0) {
      progress.clear()
      failed({ check, seed, what })
    }
    progress.at(check.name, run + 1, games, failures)
  }
  progress.clear()
  return { runs: games, failures }
}

/** A check that throws has failed as well. */
function runSafely(check: Check, game: AnyGame, seed: Seed): string | null {
  try {
    return check.run(game, seed)
  } catch (problem) {
    return String(problem)
  }
}

/** `prove undo: runs=1000 failures=0` */
export const summary = (name: string, { runs, failures }: Proof): string =>
  `prove ${name}: runs=${runs} failures=${failures}`

/** What failed, and the one command that shows it again. */
export const describeFailure = ({ check, seed, what }: Failure, game: AnyGame, speech: Speech): string => {
  const command = `npm run prove -- ${check.name} --game ${game.id} --games 1 --seed ${seed}`
  return speech.say('prove.failed', { check: check.name, what, command })
}
