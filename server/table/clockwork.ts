import type { Seat } from '@sternentisch/kernel'
import type { Clock, Clocks } from '@sternentisch/wire'

/** The clocks after so much time has passed: it runs only for those who decide. */
export const passed = (clocks: Clocks, now: number): Clocks => {
  const elapsed = Math.max(0, now - clocks.at)
  return {
    left: clocks.left.map((left, seat) =>
      clocks.running.includes(seat as Seat) ? Math.max(0, left - elapsed) : left,
    ),
    at: Math.max(now, clocks.at),
    running: clocks.running,
  }
}

interface Turn {
  readonly now: number
  /** Whose time runs from now on. */
  readonly deciding: readonly Seat[]
  /** Who has just decided something. */
  readonly moved: Seat | null
  /** Who has just taken a decision back, and the time that it had earned. */
  readonly undone: { readonly seat: Seat; readonly back: number } | null
  /** Until then everybody's time stands still. */
  readonly free: number
}

/** The clocks of a match that begins. */
export const freshClocks = (
  clock: Clock,
  seats: number,
  deciding: readonly Seat[],
  free: number,
): Clocks => ({
  left: Array.from({ length: seats }, () => clock.time),
  at: free,
  running: deciding,
})

/**
 * The clocks after something has happened: who has decided gets a bit more, or for the next decision all of it. Who takes it
 * back gets nothing: else moving and taking back would make time.
 */
export function wound(clock: Clock, before: Clocks, { now, deciding, moved, undone, free }: Turn): Clocks {
  const { left } = passed(before, now)
  return {
    left: left.map((each, seat) => {
      if (seat === undone?.seat) return Math.max(0, each - undone.back)
      if (clock.per === 'match') return seat === moved ? each + clock.more : each
      const begins =
        deciding.includes(seat as Seat) && (seat === moved || !before.running.includes(seat as Seat))
      return begins ? clock.time : each
    }),
    at: Math.max(now, free),
    running: deciding,
  }
}

/** When the first of the running clocks runs out, and whose. */
export function runsOut({ left, at, running }: Clocks): { readonly seat: Seat; readonly at: number } | null {
  const [first] = [...running].sort((one, other) => left[one] - left[other])
  return first === undefined ? null : { seat: first, at: at + left[first] }
}
