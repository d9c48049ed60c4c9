// How a server that is measured talks to whoever measures it: over the channel of its process, and with no words for clients.
import { heapInUse } from '../heap.ts'

/** What a server's process has used so far. */
export interface Used {
  /** Seconds of all its threads. */
  readonly cpu: number
  /** Bytes. */
  readonly rss: number
  /** Once garbage is collected, where that was asked for. */
  readonly heap: number
  /** Tables that are in memory, where the server tells. */
  readonly tables: number
}

/** `later`: a while passes, as far as the server knows. */
export type Asked = 'used' | 'collected' | 'later' | 'end'

interface Ways {
  close?(): Promise<void>
  tables?(): number
  later?(): void
}

/** Says where the server listens, answers what it has used, and ends when it is told to. */
export function answerFor(address: string, { close, tables, later }: Ways = {}): void {
  const used = (collected: boolean): Used => {
    const { rss, heapUsed } = process.memoryUsage()
    const { user, system } = process.cpuUsage()
    const heap = collected ? heapInUse() : heapUsed
    return { cpu: (user + system) / 1e6, rss, heap, tables: tables?.() ?? 0 }
  }
  process.on('message', (asked: Asked) => {
    if (asked === 'later') later?.()
    if (asked !== 'end') process.send?.(used(asked === 'collected'))
    else void Promise.resolve(close?.()).finally(() => process.exit(0))
  })
  process.on('disconnect', () => process.exit(0))
  process.send?.({ address })
}
