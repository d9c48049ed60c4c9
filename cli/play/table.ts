import type { Bill, Feed, Random, Refusal, Seat, Standing, Viewer } from '@sternentisch/kernel'

/** What the terminal knows of a table, whether its host is here or at a server: there it may answer later. */
export interface Table {
  readonly bill: Bill
  readonly standing: Standing
  feedOf(viewer: Viewer): Pick<Feed, 'bill' | 'since'>
  /** Null once it counts, whatever happens then. */
  play(seat: Seat, text: string): Refusal | null | Promise<Refusal | null>
  undo(seat: Seat): Refusal | null | Promise<Refusal | null>
  /** Lent to who asks a bot: whatever it comes from stays behind this. */
  luckAt(seat: Seat, purpose: string): Random
  /** Bots that answer an offer at once, and play on. */
  offerToBots(): readonly Seat[]
  /** Below every table: what has to be known beside it. */
  remind(): void
}
