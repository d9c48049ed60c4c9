import type { Elsewhere } from '../store.ts'

/** So often others hear that this process lives, and it hears itself: a line on which nothing comes is dead. */
const BEAT = 1000
/** Where one has not come back while so many more were due, nobody can be served here. Not the clock is asked: a process that was asleep has missed nothing. */
const AWAY = 2

/**
 * Tells others again and again that this process lives, and finds out by it whether statements get through. The line on which it listens may be as
 * well as ever while all others hang, and whoever is here waits in vain.
 */
export class Beat {
  private readonly timer: NodeJS.Timeout
  private unanswered = 0
  private isAsking = false

  constructor(
    private readonly tell: () => Promise<void>,
    private readonly reach: Pick<Elsewhere, 'away' | 'missed'>,
  ) {
    this.timer = setInterval(() => this.beat(), BEAT).unref()
  }

  close(): void {
    clearInterval(this.timer)
  }

  private beat(): void {
    if (this.unanswered >= AWAY) this.reach.away()
    this.unanswered++
    if (this.isAsking) return
    this.isAsking = true
    const asked = this.unanswered
    this.tell()
      .then(() => this.answered(this.unanswered - asked))
      // The next one tells.
      .catch(() => {})
      .finally(() => {
        this.isAsking = false
      })
  }

  /** Who was sent away comes back when answers come in time again: a slow database would else take people in and send them away by turns. */
  private answered(late: number): void {
    if (this.unanswered > AWAY) {
      if (late > 0) return
      this.reach.missed()
    }
    this.unanswered = 0
  }
}
