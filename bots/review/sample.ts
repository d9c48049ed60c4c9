import { Spread } from '../spread.ts'

/** As wide as nineteen of twenty need. */
const WIDE = 1.96

/** Results of many tables: what they come to, and within what error that is known. */
export class Sample {
  private n = 0
  private sum = 0
  private readonly spread = new Spread()

  add(result: number): void {
    this.n++
    this.sum += result
    this.spread.add(result)
  }

  get size(): number {
    return this.n
  }

  get mean(): number {
    return this.n > 0 ? this.sum / this.n : 0
  }

  get error(): number {
    return this.n > 1 ? (WIDE * this.spread.deviation) / Math.sqrt(this.n) : 1
  }
}

/** As much of a figure as is worth keeping: hundredths of a point. */
export const rounded = (figure: number): number => Math.round(figure * 10_000) / 10_000
