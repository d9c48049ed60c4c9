import type { Elsewhere } from '../store.ts'

/** So often others hear that this process lives, and it hears itself: a line on which nothing comes is dead. */
const BEAT = 1000
/** A statement that has not come back for so long: nobody can be served here. */
const AWAY = 2000

/**
 * Tells others again and again that this process lives, and finds out by it whether statements get through. The line on which it listens may be as
 * well as ever while all others hang, and whoever is here waits in vain.
 */
export class Beat {
  private readonly timer: NodeJS.Timeout
  private answered = Date.now()
  private isAsking = false
  private isAway = false

  constructor(
    private readonly tell: () => Promise<void>,
    private readonly elsewhere: Pick<Elsewhere, 'away' | 'missed'>,
  ) {
    this.timer = setInterval(() => this.beat(), BEAT).unref()
  }

  close(): void {
    clearInterval(this.timer)
  }

  private beat(): void {
    if (Date.now() - this.answered > BEAT + AWAY) {
      this.isAway = true
      this.elsewhere.away()
    }
    if (this.isAsking) return
    this.isAsking = true
    this.tell()
      .then(() => this.back())
      // The next one tells.
      .catch(() => {})
      .finally(() => {
        this.isAsking = false
      })
  }

  private back(): void {
    this.answered = Date.now()
    if (!this.isAway) return
    this.isAway = false
    this.elsewhere.missed()
  }
}
