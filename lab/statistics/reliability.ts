/** Of all that were given about this chance, what they had in the end. */
export interface Bin {
  readonly n: number
  /** Mean chance given, and mean share won. */
  readonly said: number
  readonly won: number
}

/** Whether what is called 70 % is won in 70 of 100. */
export interface Reliability {
  /** Chances that were given. */
  readonly n: number
  /** Mean square of how far off they were: 0 is perfect. */
  readonly brier: number
  /** The same for who always says that all sides are equal. */
  readonly blind: number
  readonly bins: readonly Bin[]
}

const BINS = 10

/** Takes chances as they were said, and what was won of them. */
export class Reckoning {
  private readonly bins = Array.from({ length: BINS }, () => ({ n: 0, said: 0, won: 0 }))
  private n = 0
  private squares = 0
  private blind = 0

  /** `sides` had a chance, and this one was said to have this much of it. */
  add(said: number, won: number, sides: number): void {
    const bin = this.bins[Math.min(BINS - 1, Math.floor(said * BINS))]
    bin.n++
    bin.said += said
    bin.won += won
    this.n++
    this.squares += (said - won) ** 2
    this.blind += (1 / sides - won) ** 2
  }

  get reliability(): Reliability {
    const { n, squares, blind } = this
    const bins = this.bins.map((bin) => ({
      n: bin.n,
      said: bin.said / (bin.n || 1),
      won: bin.won / (bin.n || 1),
    }))
    return { n, brier: squares / (n || 1), blind: blind / (n || 1), bins }
  }
}
