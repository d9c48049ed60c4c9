const LASTS = 5 * 60_000
const MOST = 10_000

/** Challenges that were given out: each is good once, and not for long. */
export class Challenges {
  private readonly open = new Map<string, number>()

  constructor(private readonly now: () => number) {}

  give(challenge: string): void {
    // The oldest come first; should somebody ask without end, theirs go.
    for (const [each, until] of this.open) {
      if (until > this.now() && this.open.size < MOST) break
      this.open.delete(each)
    }
    this.open.set(challenge, this.now() + LASTS)
  }

  take(challenge: string): boolean {
    const until = this.open.get(challenge)
    this.open.delete(challenge)
    return until !== undefined && until > this.now()
  }
}
