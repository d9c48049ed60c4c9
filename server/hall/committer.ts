import { setTimeout as pause } from 'node:timers/promises'
import type { Commit, Store } from '../store/store.ts'

interface Waiting {
  /** The first of them is of the table that took it in; a second one opens another table. */
  readonly commits: readonly Commit[]
  readonly stored: (stored: boolean) => void
  readonly failed: (error: unknown) => void
  /** It was judged by something that is not stored and never will be. */
  spoilt: boolean
}

/**
 * Where so many share a transaction, and shared the one before, more are on their way: from then on transactions begin at least so many
 * milliseconds apart. On a quick disk there would else be few moves in each, and it is the transaction that costs, not the moves in it.
 * Nobody waits where few move, or for a disk that is slower than that.
 */
export const SEVERAL = 4
export const APART = 4

/**
 * Stores what arrives together in one transaction: while one is under way, everything else waits for the next. Answers
 * come after the disk has it, in the order in which they were asked for.
 *
 * Once something of a table is not stored, nothing that was judged by it is either, also if it waits for a later transaction:
 * with numbers of its own it would leave a gap in the log, or stand behind an entry that it has never seen.
 */
export class Committer {
  private waiting: Waiting[] = []
  private batch: readonly Waiting[] = []
  private working: Promise<void> | null = null

  constructor(
    private readonly store: Pick<Store, 'commit'>,
    /** Is told at once, before anybody else can do anything: what is known of this table is not so. */
    private readonly spoilt: (table: string) => void,
  ) {}

  /** True once all of these are stored; false if the number of one was taken, and then none behind it is. */
  add(commits: readonly Commit[]): Promise<boolean> {
    return new Promise((stored, failed) => {
      this.waiting.push({ commits, stored, failed, spoilt: false })
      this.working ??= this.work()
    })
  }

  /** Everything that was asked for is stored or answered. */
  async idle(): Promise<void> {
    while (this.working) await this.working
  }

  private async work(): Promise<void> {
    // What arrives in the same turn of the loop shares the transaction.
    await new Promise(setImmediate)
    for (let before = 0; this.waiting.length > 0; before = this.batch.length) {
      this.batch = this.waiting
      this.waiting = []
      const began = performance.now()
      await this.put(this.batch)
      const early = APART - (performance.now() - began)
      if (Math.min(before, this.batch.length) >= SEVERAL && early > 0) await pause(early)
    }
    this.batch = []
    this.working = null
  }

  private async put(batch: readonly Waiting[]): Promise<void> {
    try {
      const stored = await this.store.commit(batch.flatMap(({ commits }) => commits))
      let at = 0
      for (const each of batch) {
        let all = true
        for (const end = at + each.commits.length; at < end; at++) all &&= stored[at]
        if (all) each.stored(true)
        else if (!each.spoilt) this.spoil(each)
      }
    } catch (error) {
      await this.putAlone(batch, error)
    }
  }

  /** One of them is to blame perhaps: the others need not suffer from it. */
  private async putAlone(batch: readonly Waiting[], error: unknown): Promise<void> {
    if (batch.length > 1) {
      for (const each of batch) if (!each.spoilt) await this.put([each])
      return
    }
    const [only] = batch
    only.failed(error)
    this.spoil(only)
  }

  private spoil(first: Waiting): void {
    const { table } = first.commits[0].entry
    this.spoilt(table)
    for (const each of [first, ...this.batch, ...this.waiting]) {
      if (each.commits[0].entry.table !== table || (each !== first && this.isBefore(each, first))) continue
      each.spoilt = true
      each.stored(false)
    }
    this.waiting = this.waiting.filter(({ spoilt }) => !spoilt)
  }

  /** What came before in the same batch has its answer already, or gets its own. */
  private isBefore(each: Waiting, first: Waiting): boolean {
    const at = this.batch.indexOf(each)
    return at >= 0 && at < this.batch.indexOf(first)
  }
}
