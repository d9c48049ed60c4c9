import { isMatter, type Seat } from '@sternentisch/kernel'
import type { Clock, Clocks } from '@sternentisch/wire'
import type { Entry } from '../store/store.ts'
import { freshClocks, passed, runsOut, wound } from './clockwork.ts'
import { WINDOW } from './window.ts'

/** How a match stands after an entry, as far as its time is concerned. */
interface Turn {
  readonly moves: number
  /** Who has to decide and is no bot. */
  readonly running: () => readonly Seat[]
  /** Whether a window is open that somebody could be too quick in. */
  readonly isWindow: () => boolean
}

/** The time of a match: its clocks, and the window that is open. */
export class TableTime {
  /** Until then the window that is open stays open, whatever is answered. */
  free = 0
  /** Null in a match without a clock, and before it begins. */
  clocks: Clocks | null = null
  /** How many moves stood when the window that is open was looked for. */
  private moves = -1
  /** How much time each of the moves that stand has earned whoever made it. */
  private readonly earned: number[] = []

  constructor(
    private readonly clock: Clock | null,
    private readonly seats: number,
  ) {}

  /** When the clock of somebody who decides runs out, and whose. */
  get runsOut(): { readonly seat: Seat; readonly at: number } | null {
    return this.clocks && runsOut(this.clocks)
  }

  hasRunOut(seat: Seat, now: number): boolean {
    const { clocks } = this
    return clocks?.running.includes(seat) === true && passed(clocks, now).left[seat] <= 0
  }

  /** Whose time for the whole match is used up would lose the seat again in the same instant. */
  isUsedUp(seat: Seat): boolean {
    return this.clock?.per === 'match' && this.clocks?.left[seat] === 0
  }

  /** Time runs only for people who have something to decide, and in a window for nobody at first. */
  wind({ kind, seat, text, at: now }: Entry, { moves, running, isWindow }: Turn): void {
    if (moves !== this.moves) this.free = isWindow() ? now + WINDOW : now
    this.moves = moves
    const { clock } = this
    if (!clock) return
    const free = Math.max(now, this.free)
    const deciding = running()
    if (!this.clocks) {
      this.clocks = freshClocks(clock, this.seats, deciding, free)
      return
    }
    const back = this.earned.splice(moves).reduce((sum, each) => sum + each, 0)
    const moved = moves > this.earned.length ? seat : null
    const left = passed(this.clocks, now).left
    this.clocks = wound(clock, this.clocks, {
      ...{ now, deciding, free, moved: isMatter(text) ? null : moved },
      undone: kind === 'undo' && seat !== null ? { seat, back } : null,
    })
    if (moved !== null) this.earned.push(this.clocks.left[moved] - left[moved])
  }
}
