import type { Seat } from '@sternentisch/kernel'

/** So long nobody is told that somebody is gone: most come back. */
export const PATIENCE = 5000
const MINUTE = 60_000

export interface Gone {
  /** Whole minutes; null where nobody here knows: they were gone when this page came. */
  readonly minutes: number | null
}

/** Who of the players is not here, and for how long as far as this page knows. A short gap is none. */
export class Attendance {
  private readonly since = new Map<Seat, number>()
  private readonly met = new Set<Seat>()

  hear(here: readonly Seat[], seats: readonly Seat[], now: number): void {
    for (const seat of seats) {
      if (here.includes(seat)) {
        this.met.add(seat)
        this.since.delete(seat)
      } else if (!this.since.has(seat)) this.since.set(seat, now)
    }
  }

  get isComplete(): boolean {
    return this.since.size === 0
  }

  gone(now: number): ReadonlyMap<Seat, Gone> {
    const gone = new Map<Seat, Gone>()
    for (const [seat, left] of this.since)
      if (now - left >= PATIENCE)
        gone.set(seat, { minutes: this.met.has(seat) ? Math.floor((now - left) / MINUTE) : null })
    return gone
  }
}
