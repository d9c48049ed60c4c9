// How a server that is measured talks to whoever measures it: over the channel of its process, and with no words for clients.
import { heapInUse } from '../heap.ts'

/** What a server's process has used so far. */
export interface Used {
  /** Seconds of all its threads. */
  readonly cpu: number
  readonly rss: number
  readonly heap: number
}

const used = (collected: boolean): Used => {
  const heap = collected ? heapInUse() : process.memoryUsage.rss()
  const { user, system } = process.cpuUsage()
  return { cpu: (user + system) / 1e6, rss: process.memoryUsage.rss(), heap }
}

/** Says where the server listens, answers what it has used, and ends when it is told to. */
export function answerFor(address: string, close: () => Promise<void> | void): void {
  process.on('message', (asked: 'used' | 'collected' | 'end') => {
    if (asked !== 'end') process.send?.(used(asked === 'collected'))
    else void Promise.resolve(close()).finally(() => process.exit(0))
  })
  process.on('disconnect', () => process.exit(0))
  process.send?.({ address })
}
