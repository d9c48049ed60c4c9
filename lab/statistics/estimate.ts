import { Z } from './wilson.ts'

/**
 * What a rotation is: the same deal played once for each side, the challenger on another side every time, so that neither the
 * cards nor a better seat speak for anybody. With two sides it is a pair.
 */
export interface Rotations {
  /** How many sides there are, and so how many matches a rotation has. */
  readonly sides: number
  /** The challenger's share of each rotation, 0 to 1: all that was won, divided by the matches. */
  readonly shares: readonly number[]
}

/** A share with its 95 % interval. */
export interface Estimate {
  readonly share: number
  readonly low: number
  readonly high: number
}

/** What an equal among equals wins. */
const fairShare = (sides: number): number => 1 / sides

/** Two rotations of pure luck are always imagined beside those seen: so a few results that are all alike prove nothing yet. */
const IMAGINED = 2

/** Sums over rotations, from which everything else follows; how far each share lies from the fair one. */
export class Sums {
  n = 0
  private sum = 0
  private squares = 0

  constructor(readonly sides: number) {}

  add(share: number): void {
    const off = share - fairShare(this.sides)
    this.n++
    this.sum += off
    this.squares += off * off
  }

  get mean(): number {
    return this.n === 0 ? 0 : this.sum / this.n
  }

  /** Mean and mean square with the imagined rotations, which have the variance of matches that hang on nothing but luck. */
  careful(): { readonly mean: number; readonly square: number } {
    const fair = fairShare(this.sides)
    const luck = (fair * (1 - fair)) / this.sides
    const n = this.n + IMAGINED
    return { mean: this.sum / n, square: (this.squares + IMAGINED * luck) / n }
  }
}

export function sumsOf({ sides, shares }: Rotations): Sums {
  const sums = new Sums(sides)
  for (const share of shares) sums.add(share)
  return sums
}

/** The challenger's share of all matches; the interval goes by how rotations differ, not by how matches do. */
export function estimate(rotations: Rotations): Estimate {
  const sums = sumsOf(rotations)
  const fair = fairShare(rotations.sides)
  if (sums.n === 0) return { share: fair, low: 0, high: 1 }
  const { mean, square } = sums.careful()
  const share = fair + sums.mean
  const half = Z * Math.sqrt((square - mean * mean) / sums.n)
  return { share, low: Math.max(0, share - half), high: Math.min(1, share + half) }
}

/** Of pairs: lost both, one and a half, even, and so on up to both won. */
export function pentanomial(shares: readonly number[]): number[] {
  const counts = [0, 0, 0, 0, 0]
  for (const share of shares) counts[Math.round(share * 4)]++
  return counts
}
