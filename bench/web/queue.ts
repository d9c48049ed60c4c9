// How long a thread that had work to do waited for a core: its time in the kernel's queue, which Linux tells
import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'

/** From when to when, in microseconds of the machine's clock: the one that traces count by. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** How long a thread has waited in all, in microseconds, at a moment. */
export interface Waited {
  readonly at: number
  readonly waited: number
}

/** Looks every two milliseconds, from a thread of its own. */
const WATCH = `
  const { parentPort, workerData } = require('node:worker_threads')
  const { openSync, readSync } = require('node:fs')
  const bytes = Buffer.alloc(100)
  const threads = workerData.processes.map((id) => ({
    id,
    file: openSync('/proc/' + id + '/task/' + id + '/schedstat', 'r'),
    looks: [],
  }))
  while (Atomics.wait(workerData.flag, 0, 0, 2) === 'timed-out') {
    const at = Number(process.hrtime.bigint() / 1000n)
    for (const { file, looks } of threads) {
      try {
        const [, waited] = bytes.latin1Slice(0, readSync(file, bytes, 0, bytes.length, 0)).split(' ')
        looks.push({ at, waited: Number(waited) / 1000 })
      } catch {
        // Its process is gone: no more looks.
      }
    }
  }
  parentPort.postMessage(new Map(threads.map(({ id, looks }) => [id, looks])))
`

const KEPT_HERE = existsSync('/proc/self/schedstat')

/** Watches the main threads of some processes until the answer is called; where no kernel tells, there is nothing. */
export function watchQueue(
  processes: readonly number[],
): () => Promise<ReadonlyMap<number, readonly Waited[]>> {
  if (!KEPT_HERE) return async () => new Map()
  const flag = new Int32Array(new SharedArrayBuffer(4))
  const watcher = new Worker(WATCH, { eval: true, workerData: { processes, flag } })
  const seen = new Promise<ReadonlyMap<number, readonly Waited[]>>((resolve, reject) => {
    watcher.once('message', resolve)
    watcher.once('error', reject)
  })
  // Whatever goes wrong elsewhere, it keeps nobody from ending.
  watcher.unref()
  return () => {
    watcher.ref()
    Atomics.store(flag, 0, 1)
    Atomics.notify(flag, 0)
    return seen
  }
}

/** Milliseconds of waiting in a stretch of time; null if nobody looked before it and after it. */
export function waitedIn(looks: readonly Waited[], { from, to }: Span): number | null {
  const before = looks.findLast(({ at }) => at <= from)
  const after = looks.find(({ at }) => at >= to)
  return before && after ? (after.waited - before.waited) / 1000 : null
}
