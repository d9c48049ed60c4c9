import { positionAt, positionsIn, type Reading, type Seen } from '@sternentisch/bots/review'
import type { PositionReader } from '../../bot/question.ts'
import { findReview, keepReview } from '../../matches/kept-review.ts'
import { changesFor } from '../../own-cards/at-hand.ts'

export interface ReviewState {
  /** What has been read, from the first position on. */
  readonly readings: readonly Reading[]
  /** How many positions there are. */
  readonly all: number
  readonly progress: 'reading' | 'stopped' | 'done' | 'failed'
}

/** So many positions are kept at once. */
const BATCH = 12

/** Reads a match that is over, position by position, from where it was left; can be stopped and goes on. */
export class Review {
  state: ReviewState
  private readonly listeners = new Set<() => void>()
  /** Counts up when what is under way has become pointless. */
  private term = 0

  constructor(
    private readonly seen: Seen,
    private readonly reader: PositionReader,
  ) {
    this.state = { readings: [], all: positionsIn(seen), progress: 'reading' }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly start = (): void => {
    const term = ++this.term
    this.change({ progress: 'reading' })
    this.readOn(term).catch(() => {
      if (term === this.term) this.change({ progress: 'failed' })
    })
  }

  readonly stop = (): void => {
    if (this.state.progress !== 'reading') return
    this.leave()
    this.change({ progress: 'stopped' })
  }

  /** Nobody looks any more: what was read is kept. */
  leave(): void {
    this.term++
    this.reader.close()
    if (this.state.readings.length > 0) this.keep()
  }

  private async readOn(term: number): Promise<void> {
    const { seen, reader } = this
    const { bill } = seen.open
    const { all } = this.state
    if (this.state.readings.length === 0) {
      const kept = await findReview(bill.match, all)
      if (term !== this.term) return
      this.change({ readings: kept })
    }
    const about = { game: bill.game, rules: bill.rules, cards: changesFor(bill) }
    for (let at = this.state.readings.length; at < all; at++) {
      const reading = await reader.read({ ...about, position: positionAt(seen, at) })
      if (term !== this.term) return
      this.change({ readings: [...this.state.readings, reading] })
      if (at % BATCH === BATCH - 1 || at === all - 1) this.keep()
    }
    this.change({ progress: 'done' })
  }

  /** Where there is no room it is read anew the next time. */
  private keep(): void {
    const { readings, all } = this.state
    keepReview(this.seen.open.bill.match, all, readings).catch(() => {})
  }

  private change(changes: Partial<ReviewState>): void {
    this.state = { ...this.state, ...changes }
    for (const listener of this.listeners) listener()
  }
}
