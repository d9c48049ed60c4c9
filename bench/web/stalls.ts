import { Worker } from 'node:worker_threads'

/** From when to when a thread was kept waiting, in microseconds of the machine's clock: the one that traces count by. */
export interface Stall {
  readonly from: number
  readonly to: number
}

/** Sleeping for a millisecond may take a little longer anywhere. */
const USUAL = 4000

/** A thread that sleeps a millisecond at a time and does nothing else: what keeps it waiting is the machine. */
const WATCH = `
  const { parentPort, workerData } = require('node:worker_threads')
  const now = () => Number(process.hrtime.bigint() / 1000n)
  const stalls = []
  let from = now()
  while (Atomics.wait(workerData, 0, 0, 1) === 'timed-out') {
    const to = now()
    if (to - from > ${USUAL}) stalls.push({ from, to })
    from = to
  }
  parentPort.postMessage(stalls)
`

/** Watches the machine beside whatever is measured, until the answer is called. */
export function watchMachine(): () => Promise<readonly Stall[]> {
  const flag = new Int32Array(new SharedArrayBuffer(4))
  const watcher = new Worker(WATCH, { eval: true, workerData: flag })
  const seen = new Promise<readonly Stall[]>((resolve, reject) => {
    watcher.once('message', resolve)
    watcher.once('error', reject)
  })
  return () => {
    Atomics.store(flag, 0, 1)
    Atomics.notify(flag, 0)
    return seen
  }
}

/** Milliseconds of the longest of some stalls. */
export const longestStall = (stalls: readonly Stall[]): number =>
  Math.max(0, ...stalls.map(({ from, to }) => (to - from) / 1000))

/** Those that fell into a stretch of time. */
export const stallsIn = (stalls: readonly Stall[], { from, to }: Stall): readonly Stall[] =>
  stalls.filter((stall) => stall.from < to && stall.to > from)
