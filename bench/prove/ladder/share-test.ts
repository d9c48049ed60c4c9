/** Whether a share is as large as was claimed; `open` as long as that cannot be told. */
export type Verdict = 'met' | 'missed' | 'open'

/** A share that is this much smaller is to be told from the one that was claimed. */
const SLACK = 0.1
/** How often a verdict of either kind may be wrong. */
const RISK = 0.05
const DECIDED = Math.log((1 - RISK) / RISK)
/** Before so many rotations nothing is decided: three may all go wrong for the better one. */
const FEWEST = 8
/** Rotations of pure luck that are imagined beside those seen: a few that are all alike prove nothing yet. */
const IMAGINED = 2

/**
 * A generalised sequential probability ratio test of a claimed share of what is won in rotations: claimed against a tenth less.
 * One may stop as soon as it is decided without being fooled more often than the risk says.
 */
export class ShareTest {
  n = 0
  verdict: Verdict = 'open'
  private sum = 0
  private squares = 0

  constructor(
    private readonly claimed: number,
    private readonly sides: number,
  ) {}

  add(share: number): Verdict {
    if (this.verdict !== 'open') return this.verdict
    this.n++
    this.sum += share
    this.squares += share * share
    if (this.n < FEWEST) return this.verdict
    const ratio = this.ratio()
    if (ratio >= DECIDED) this.verdict = 'met'
    else if (ratio <= -DECIDED) this.verdict = 'missed'
    return this.verdict
  }

  get share(): number {
    return this.n === 0 ? 0 : this.sum / this.n
  }

  /** Half of the 95 % interval. */
  get half(): number {
    return 1.96 * Math.sqrt(this.variance() / Math.max(1, this.n))
  }

  private ratio(): number {
    const less = this.claimed - SLACK
    const off = (from: number): number => (this.share - from) ** 2
    return (this.n * (off(less) - off(this.claimed))) / (2 * this.variance())
  }

  private variance(): number {
    const luck = (this.claimed * (1 - this.claimed)) / this.sides
    const seen = this.squares - this.n * this.share ** 2
    return (seen + IMAGINED * luck) / (this.n + IMAGINED)
  }
}

/** What somebody who wins so much of a duel wins against so many of the same kind: by the odds against each. */
export function among(sides: number, share: number): number {
  const odds = share / (1 - share)
  return odds / (odds + sides - 1)
}
