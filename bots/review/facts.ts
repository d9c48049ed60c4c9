import type { Fact, Seat } from '@sternentisch/kernel'
import type { Look } from '../search.ts'
import { Sample } from './sample.ts'

/** What was counted on average, after the better of two moves and after the other. */
export interface Figures {
  readonly name: string
  readonly better: number
  readonly rest: number
}

/** More nobody wants to hear. */
const MOST = 2

interface Counted {
  readonly fact: Fact
  readonly sums: [number, number]
  readonly difference: Sample
}

/** Counts facts on the tables where the continuations of two moves ended. Told is only what really speaks for one of them. */
export class TellTale {
  private readonly counted: readonly Counted[]
  private readonly latest: number[][]
  private tables = 0

  constructor(
    private readonly facts: readonly Fact[],
    private readonly seat: Seat,
  ) {
    this.counted = facts.map((fact) => ({ fact, sums: [0, 0], difference: new Sample() }))
    this.latest = [facts.map(() => 0), facts.map(() => 0)]
  }

  readonly look: Look = (table, move) => {
    for (let at = 0; at < this.facts.length; at++)
      this.latest[move][at] = this.facts[at].count(table, this.seat)
  }

  /** Both have been looked at on this table. */
  next(): void {
    this.tables++
    const [one, other] = this.latest
    for (const [at, { sums, difference }] of this.counted.entries()) {
      sums[0] += one[at]
      sums[1] += other[at]
      difference.add(one[at] - other[at])
    }
  }

  /** What speaks for the better of the two, beyond what luck explains. */
  told(better: 0 | 1): readonly Figures[] {
    return this.counted
      .filter(({ fact, difference: { mean, error } }) => {
        const lead = (better === 0 ? mean : -mean) * (fact.few ? -1 : 1)
        return lead > error
      })
      .map(({ fact, sums }) => ({
        name: fact.name,
        better: asTold(sums[better] / this.tables),
        rest: asTold(sums[1 - better] / this.tables),
      }))
      .filter((told) => told.better !== told.rest)
      .slice(0, MOST)
  }
}

/** Small figures with one place behind the point, large ones without. */
const asTold = (figure: number): number =>
  Math.abs(figure) < 20 ? Math.round(figure * 10) / 10 : Math.round(figure)
