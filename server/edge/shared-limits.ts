import { createHash } from 'node:crypto'
import type { Spent, Store } from '../store/store.ts'
import { Buckets, type Rate } from './limits.ts'

/** So long what was granted is collected before others are told. */
const COLLECT = 250
/** So many signs of a hash name somebody to other processes. */
const NAME = 16

/** The same for all processes, and nothing that leads back: addresses of people are nobody's business. */
const nameOf = (who: string): string => createHash('sha256').update(who).digest('base64url').slice(0, NAME)

/**
 * Limits that hold for all processes together. Each grants what it can by what it knows, and tells the others a moment later;
 * they take it off theirs. Whoever is quicker than the news at several processes is in debt at all of them until time has made up for it.
 */
export class SharedLimits {
  private readonly all = new Map<string, Buckets>()
  private granted = new Map<string, Spent>()
  private timer: NodeJS.Timeout | null = null

  constructor(
    private readonly store: Pick<Store, 'tellSpent'>,
    private readonly now: () => number,
    private readonly failed: (error: unknown) => void,
  ) {}

  /** Buckets by a name that all processes have for them. */
  of(what: string, rate: Rate): Buckets {
    const shared = this.store.tellSpent
      ? { nameOf, granted: (who: string, many: number) => this.grant(what, who, many) }
      : undefined
    const buckets = new Buckets(rate, this.now, shared ? { shared } : {})
    this.all.set(what, buckets)
    return buckets
  }

  /** Another process has granted something. */
  heard({ what, who, many }: Spent): void {
    this.all.get(what)?.lose(who, many)
  }

  close(): void {
    if (this.timer) clearTimeout(this.timer)
  }

  private grant(what: string, who: string, many: number): void {
    const key = `${what} ${who}`
    this.granted.set(key, { what, who, many: many + (this.granted.get(key)?.many ?? 0) })
    this.timer ??= setTimeout(() => this.tell(), COLLECT).unref()
  }

  private tell(): void {
    const granted = [...this.granted.values()]
    this.granted = new Map()
    this.timer = null
    this.store.tellSpent?.(granted).catch(this.failed)
  }
}
