import { POINTS } from './elo.ts'
import { Sums } from './estimate.ts'

/** Who is stronger; `even` if nobody is by as much as was asked, `open` as long as that cannot be told. */
export type Verdict = 'stronger' | 'weaker' | 'even' | 'open'

/** How sure a verdict must be, and of what. */
export interface Question {
  /** Normalised Elo: a difference of this much is to be found. */
  readonly margin: number
  /** How often equals may be told apart, and how often a difference of the margin may be missed. */
  readonly alpha?: number
  readonly beta?: number
}

/**
 * A generalised sequential probability ratio test on rotations: after each one it weighs how likely the results are if the challenger
 * is ahead by the margin (or behind by it) against how likely they are among equals, each with the deviation that suits it
 * best. So one may stop as soon as it is decided without being fooled more often than alpha says.
 */
export class SequentialTest {
  /** The verdict at the first rotation that decided; later ones change nothing. */
  verdict: Verdict = 'open'
  /** How many rotations it took, as long as it is open: so far. */
  rotations = 0
  private readonly sums: Sums
  private readonly step: number
  private readonly accept: number
  private readonly reject: number
  private notStronger = false
  private notWeaker = false

  constructor(sides: number, { margin, alpha = 0.05, beta = 0.05 }: Question) {
    this.sums = new Sums(sides)
    this.step = (margin / POINTS) * Math.sqrt(sides)
    // Two questions are asked, so each may be wrong half as often.
    this.accept = Math.log((1 - beta) / (alpha / 2))
    this.reject = Math.log(beta / (1 - alpha / 2))
  }

  add(share: number): Verdict {
    if (this.verdict !== 'open') return this.verdict
    this.sums.add(share)
    this.rotations++
    const [up, down] = [this.ratio(1), this.ratio(-1)]
    this.notStronger ||= up <= this.reject
    this.notWeaker ||= down <= this.reject
    if (up >= this.accept && !this.notStronger) this.verdict = 'stronger'
    else if (down >= this.accept && !this.notWeaker) this.verdict = 'weaker'
    else if (this.notStronger && this.notWeaker) this.verdict = 'even'
    return this.verdict
  }

  /** The log likelihood ratio of “ahead by the margin” (or, with −1, “behind by it”) to “equal”. */
  ratio(direction: 1 | -1): number {
    const { mean, square } = this.sums.careful()
    return this.sums.n * (fit(mean, square, direction * this.step) - fit(mean, square, 0))
  }
}

/** How well results fit a mean of `t` deviations, for the best deviation there is: log likelihood of one rotation. */
function fit(mean: number, square: number, t: number): number {
  const deviation = (Math.sqrt(mean * mean * t * t + 4 * square) - mean * t) / 2
  return -Math.log(deviation) + (mean * t) / (2 * deviation) - (t * t) / 2
}
