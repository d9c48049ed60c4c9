import { expect, it } from 'vitest'
import { costsOf, type Worked } from './apart.ts'

it('what comes with statements and notices is told apart from what comes with every move', () => {
  const probed = { asks: 10, answers: 20, hears: 1, tells: 2, disk: 5 }
  // A quarter of a commit for each move; whoever measures hears as well.
  const one: Worked = {
    ...{ processes: 1, client: 7, commits: 0.25 },
    ...{ server: 100 + 0.25 * (10 + 1), database: 40 + 0.25 * (20 + 2 * 2) },
  }
  // Half a commit for each move, and as many statements that read.
  const two: Worked = {
    ...{ processes: 2, client: 7, commits: 0.5 },
    ...{ server: 130 + 10 + 0.5 * 2, database: 45 + 20 + 0.5 * 3 * 2 },
  }
  expect(costsOf(one, two, probed)).toEqual({
    ...{ ...probed, client: 7, server: 100, other: 30, database: 40, reads: 5 },
  })
  // Where work takes twice as long since there are more who want the cores, it is no more work.
  const crowded = { ...two, client: 14, server: two.server * 2, database: two.database * 2 }
  expect(costsOf(one, crowded, probed)).toEqual(costsOf(one, two, probed))
  // A measurement that is off does not make a move cost less than nothing.
  expect(costsOf(one, { ...two, server: 0, database: 0 }, probed)).toMatchObject({ other: 0, reads: 0 })
})
