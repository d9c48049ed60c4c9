import { Worker } from 'node:worker_threads'
import { type Brought, LAB_ROLE, type Outcome, type Role, type Task } from './task.ts'
import './thread.ts'

/** Does tasks, one at a time. */
export interface Hand {
  perform(task: Task): Promise<Outcome>
  close(): Promise<unknown>
}

/** A thread of its own. What it is asked while it works waits for nobody: one task at a time is up to whoever asks. */
export function threadHand(brought: readonly Brought[] = []): Hand {
  const role: Role = { role: LAB_ROLE, brought }
  // The program itself, bundled or not: it finds this module, and with it what a thread of the lab does.
  const worker = new Worker(new URL(import.meta.url), { workerData: role })
  return {
    perform: (task) =>
      new Promise((resolve, reject) => {
        worker.once('error', reject)
        worker.once('message', (answer: { outcome: Outcome } | { failed: string }) => {
          worker.off('error', reject)
          if ('outcome' in answer) resolve(answer.outcome)
          else reject(new Error(answer.failed))
        })
        worker.postMessage(task)
      }),
    close: () => worker.terminate(),
  }
}

/** A task by the name it has in the journal. */
export interface Named {
  readonly key: string
  readonly task: Task
}

/**
 * Has all tasks done, as many at a time as there are hands. What comes next is asked for when a hand is free, so that it may hang on what
 * has come out so far. The first failure ends all.
 */
export async function doAll(
  tasks: Iterator<Named>,
  hands: readonly Hand[],
  done: (key: string, outcome: Outcome) => void,
): Promise<void> {
  const work = async (hand: Hand): Promise<void> => {
    for (let next = tasks.next(); !next.done; next = tasks.next()) {
      const { key, task } = next.value
      done(key, await hand.perform(task))
    }
  }
  try {
    await Promise.all(hands.map(work))
  } finally {
    await Promise.all(hands.map((hand) => hand.close()))
  }
}
