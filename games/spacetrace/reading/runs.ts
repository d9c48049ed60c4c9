// Ships as events carry them: runs of equal ships one after the other, each its number, LP and marks
import { JAMMED } from '../rules/runs.ts'

type Count = (runs: ArrayLike<number>) => number

const counting =
  (of: (ships: number, lp: number, marks: number) => number): Count =>
  (runs) => {
    let sum = 0
    for (let i = 0; i < runs.length; i += 3) if (runs[i + 1] > 0) sum += of(runs[i], runs[i + 1], runs[i + 2])
    return sum
  }

/** Living ships. */
export const shipsIn = counting((ships) => ships)
export const lpIn = counting((ships, lp) => ships * lp)
export const jammedIn = counting((ships, _, marks) => (marks & JAMMED ? ships : 0))
