import { expect, it } from 'vitest'
import { type Costs, model, slowdown, slower } from './model.ts'

const NOTHING: Costs = { client: 0, server: 0, other: 0, database: 0, reads: 0, disk: 0.001 }

it('one match waits for the disk with every move', () => {
  const { perSecond, perCommit } = model(NOTHING, { processes: 1, matches: 1 })
  expect(perSecond).toBeCloseTo(1000, -1)
  expect(perCommit).toBeCloseTo(1, 1)
})

it('moves that wait together share a commit: half of the matches wait while the other half is stored', () => {
  const { perSecond, perCommit } = model(NOTHING, { processes: 1, matches: 100 })
  expect(perCommit).toBeCloseTo(50, 0)
  expect(perSecond).toBeCloseTo(50_000, -3)
})

it('commits of several processes wait for one another', () => {
  const four = model(NOTHING, { processes: 4, matches: 4 })
  expect(four.perSecond).toBeLessThanOrEqual(1001)
})

it('where work is what counts, processes with machines of their own share it', () => {
  const costs: Costs = {
    client: 0.0001,
    server: 0.0004,
    other: 0.0001,
    database: 0.00001,
    reads: 0,
    disk: 0.001,
  }
  const [one, four] = [1, 4].map((processes) => model(costs, { processes, matches: 400 }).perSecond)
  expect(one).toBeGreaterThan(2300)
  expect(one).toBeLessThan(2550)
  expect(four / one).toBeGreaterThan(2.5)
  // On one core they do not: there is more to do.
  const alone = [1, 4].map((processes) => model(costs, { processes, matches: 400, cores: 1 }).perSecond)
  expect(alone[1]).toBeLessThan(alone[0])
})

it('the same comes out every time, and what slows a machine down is found', () => {
  const costs: Costs = {
    client: 0.0002,
    server: 0.0003,
    other: 0.0002,
    database: 0.0001,
    reads: 0.0001,
    disk: 0.002,
  }
  const scene = { processes: 2, matches: 100, cores: 2 }
  expect(model(costs, scene)).toEqual(model(costs, scene))
  const { perSecond } = model(slower(costs, 3), scene)
  expect(slowdown(costs, scene, perSecond)).toBeCloseTo(3, 0)
})
