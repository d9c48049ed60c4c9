import { expect, it } from 'vitest'
import { type Costs, model, slower } from './model.ts'

const NOTHING: Costs = {
  ...{ client: 0, server: 0, other: 0, database: 0, reads: 0 },
  ...{ asks: 0, answers: 0, hears: 0, tells: 0, disk: 0.001 },
}

it('one match waits for the disk with every move', () => {
  const { perSecond, perCommit } = model(NOTHING, { processes: 1, matches: 1 })
  expect(perSecond).toBeCloseTo(1000, -1)
  expect(perCommit).toBeCloseTo(1, 1)
})

it('moves that wait together share a commit', () => {
  expect(model(NOTHING, { processes: 1, matches: 100 }).perCommit).toBeGreaterThan(80)
  const few = model(NOTHING, { processes: 1, matches: 3 })
  expect(few.perSecond).toBeGreaterThan(1400)
  expect(few.perCommit).toBeLessThan(3.1)
})

it('where many share a commit, commits begin four milliseconds apart', () => {
  // Clients who take their time, so that somebody always waits.
  const costs: Costs = { ...NOTHING, client: 0.003, server: 0.00001 }
  const many = model(costs, { processes: 1, matches: 100 })
  expect(many.perSecond / many.perCommit).toBeLessThan(300)
  const few = model(costs, { processes: 1, matches: 5 })
  expect(few.perSecond / few.perCommit).toBeGreaterThan(400)
})

it('every process hears of every commit, and works for it', () => {
  const costs: Costs = { ...NOTHING, hears: 0.0002, tells: 0.0002, server: 0.0001 }
  const hearing = [1, 4].map((processes) => model(costs, { processes, matches: 40 }))
  // One for each process that there is, over as many moves as share the commit.
  for (const [at, processes] of [1, 4].entries())
    expect(hearing[at].database * hearing[at].perCommit).toBeCloseTo(processes * 0.0002, 5)
})

it('commits of several processes wait for one another', () => {
  const four = model(NOTHING, { processes: 4, matches: 4 })
  expect(four.perSecond).toBeLessThanOrEqual(1001)
})

it('where work is what counts, processes with machines of their own share it', () => {
  const costs: Costs = { ...NOTHING, client: 0.0001, server: 0.0004, other: 0.0001, database: 0.00001 }
  const [one, four] = [1, 4].map((processes) => model(costs, { processes, matches: 400 }).perSecond)
  expect(one).toBeGreaterThan(2300)
  expect(one).toBeLessThan(2550)
  expect(four / one).toBeGreaterThan(2.5)
  // On one core they do not: there is more to do.
  const alone = [1, 4].map((processes) => model(costs, { processes, matches: 400, cores: 1 }).perSecond)
  expect(alone[1]).toBeLessThan(alone[0])
})

it('the same comes out every time, and what takes longer gives fewer moves', () => {
  const costs: Costs = {
    ...{ client: 0.0002, server: 0.0003, other: 0.0002, database: 0.0001, reads: 0.0001 },
    ...{ asks: 0.0001, answers: 0.0001, hears: 0.00002, tells: 0.00002, disk: 0.0001 },
  }
  const scene = { processes: 2, matches: 100, cores: 2 }
  const { perSecond } = model(costs, scene)
  expect(model(costs, scene).perSecond).toBe(perSecond)
  // Both cores are full, so that it is the work that counts.
  expect(perSecond / model(slower(costs, 3), scene).perSecond).toBeCloseTo(3, 0)
})
