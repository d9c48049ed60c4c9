import type { Viewer } from '@sternentisch/kernel'
import type { Entry } from '../store/store.ts'
import type { LiveTable } from '../table/live-table.ts'

interface FoldWays {
  /** Plays the whole log of a table again, with all posts for these eyes. */
  make(table: string, viewer: Viewer): Promise<LiveTable | null>
  entries(table: string, from: number): Promise<readonly Entry[]>
}

const MOST = 16

/**
 * Tables made from their logs for those who read up from far back. Whoever sees with the same eyes shares one; the latest few are kept,
 * and read on instead of anew: to ask for everything again and again costs next to nothing.
 */
export class Folds {
  private readonly kept = new Map<string, Promise<LiveTable | null>>()

  constructor(
    private readonly ways: FoldWays,
    private readonly most = MOST,
  ) {}

  has(table: string, viewer: Viewer): boolean {
    return this.kept.has(`${table} ${viewer}`)
  }

  of(table: string, viewer: Viewer): Promise<LiveTable | null> {
    const key = `${table} ${viewer}`
    const before = this.kept.get(key)
    const fold = before ? before.then((live) => this.readOn(live)) : this.ways.make(table, viewer)
    // Behind all others: the first one is the one that was not needed for longest.
    this.kept.delete(key)
    this.kept.set(key, fold)
    fold.then(
      (live) => live ?? this.forget(key, fold),
      () => this.forget(key, fold),
    )
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= this.most) break
      this.kept.delete(oldest)
    }
    return fold
  }

  private async readOn(live: LiveTable | null): Promise<LiveTable | null> {
    if (!live) return null
    for (const entry of await this.ways.entries(live.id, live.n)) {
      const refusal = live.take(entry)
      if (refusal) throw new Error(`table ${live.id}: entry ${entry.n} is refused: ${refusal.code}`)
    }
    return live
  }

  private forget(key: string, fold: Promise<LiveTable | null>): void {
    if (this.kept.get(key) === fold) this.kept.delete(key)
  }
}
