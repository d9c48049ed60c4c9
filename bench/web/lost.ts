// Time that a page with work to do did not get: Linux tells how long a thread waited for a core, and what the host took
import { existsSync } from 'node:fs'
import { Worker } from 'node:worker_threads'

/** From when to when, in microseconds of the machine's clock: the one that traces count by. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** At one moment, since the machine was started: how long a thread has waited, and how much was taken from each core. */
export interface Look {
  readonly at: number
  /** Microseconds. */
  readonly waited: number
  /** Hundredths of a second: a machine that is a guest counts what its host gave to others. */
  readonly stolen: readonly number[]
}

/** Milliseconds in a stretch of time: waiting for a core, and taken by the host from the core it took most from. */
export interface Lost {
  readonly queued: number
  readonly stolen: number
}

/** Looks every two milliseconds, from a thread of its own. */
const WATCH = `
  const { parentPort, workerData } = require('node:worker_threads')
  const { openSync, readSync } = require('node:fs')
  const bytes = Buffer.alloc(4000)
  const read = (file) => bytes.latin1Slice(0, readSync(file, bytes, 0, bytes.length, 0))
  const cores = openSync('/proc/stat', 'r')
  const threads = workerData.processes.map((id) => ({
    id,
    file: openSync('/proc/' + id + '/task/' + id + '/schedstat', 'r'),
    looks: [],
  }))
  while (Atomics.wait(workerData.flag, 0, 0, 2) === 'timed-out') {
    const at = Number(process.hrtime.bigint() / 1000n)
    const stolen = [...read(cores).matchAll(/^cpu[0-9]+ (?:[0-9]+ ){7}([0-9]+)/gm)].map(([, ticks]) => Number(ticks))
    for (const { file, looks } of threads) {
      try {
        looks.push({ at, waited: Number(read(file).split(' ')[1]) / 1000, stolen })
      } catch {
        // Its process is gone: no more looks.
      }
    }
  }
  parentPort.postMessage(new Map(threads.map(({ id, looks }) => [id, looks])))
`

const TOLD_HERE = existsSync('/proc/self/schedstat')

/** Watches the main threads of some processes until the answer is called; where no kernel tells, there is nothing. */
export function watchLost(processes: readonly number[]): () => Promise<ReadonlyMap<number, readonly Look[]>> {
  if (!TOLD_HERE) return async () => new Map()
  const flag = new Int32Array(new SharedArrayBuffer(4))
  const watcher = new Worker(WATCH, { eval: true, workerData: { processes, flag } })
  const seen = new Promise<ReadonlyMap<number, readonly Look[]>>((resolve, reject) => {
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

/** From the last look before a stretch of time to the first after it; null if nobody looked. */
export function lostIn(looks: readonly Look[], { from, to }: Span): Lost | null {
  const before = looks.findLast(({ at }) => at <= from)
  const after = looks.find(({ at }) => at >= to)
  if (!before || !after) return null
  const taken = after.stolen.map((ticks, core) => (ticks - before.stolen[core]) * 10)
  return { queued: (after.waited - before.waited) / 1000, stolen: Math.max(0, ...taken) }
}
