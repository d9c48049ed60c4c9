import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shelf } from '@sternentisch/games/shelf'
import { fitted, isRefusal, randomFrom, seedFrom, type Weights } from '@sternentisch/kernel'
import { describe, expect, it, test } from 'vitest'
import { freshFolder } from '../../tools/test/fresh-folder.ts'
import { ownHand } from '../work/test-hand.ts'
import { calibrate } from './calibration.ts'
import { fit, type Position } from './fit.ts'
import { type Trained, type Training, train } from './train.ts'
import { readWeights, writeWeights } from './weights.ts'

const luck = randomFrom(seedFrom('fit')).stream('positions')
const normal = (): number => (luck.below(1000) + luck.below(1000) + luck.below(1000)) / 500 - 3

/** Positions whose results come out as these weights say. */
function positionsBy(weights: readonly number[], sides: number, n: number): Position[] {
  return Array.from({ length: n }, () => {
    const rows = Float64Array.from({ length: sides * weights.length }, normal)
    const odds = Array.from({ length: sides }, (_, side) =>
      Math.exp(weights.reduce((sum, each, at) => sum + each * rows[side * weights.length + at], 0)),
    )
    let at = (luck.below(1_000_000) / 1_000_000) * odds.reduce((sum, each) => sum + each, 0)
    let winner = 0
    while (at >= odds[winner]) at -= odds[winner++]
    return { rows, shares: odds.map((_, side) => (side === winner ? 1 : 0)) }
  })
}

describe('fitting', () => {
  it.each([2, 3, 4])('finds the weights by which %s sides have won', (sides) => {
    const truth = [0.8, -0.4, 0, 0.2]
    const found = fit(positionsBy(truth, sides, 4000), 4, 1, [0, 0, 0, 0])
    for (const [at, each] of found.entries()) expect(Math.abs(each - truth[at])).toBeLessThan(0.12)
  })

  it('holds back towards what is given, and leaves alone what never differs', () => {
    const few = positionsBy([1], 2, 12)
    expect(fit(few, 1, 1e6, [0.3])[0]).toBeCloseTo(0.3, 2)
    const flat = few.map(({ rows, shares }) => ({ rows: Float64Array.of(rows[0], 5, rows[1], 5), shares }))
    expect(fit(flat, 2, 5, [0, 0.7])[1]).toBeCloseTo(0)
  })

  it('of results that are all foretold still ends', () => {
    const sure = Array.from({ length: 30 }, () => ({ rows: Float64Array.of(1, 0), shares: [1, 0] }))
    const [weight] = fit(sure, 1, 5, [0])
    expect(weight).toBeGreaterThan(1)
    expect(weight).toBeLessThan(10)
  })

  it('says what is true of its chances: 70 % is won in about 70 %', () => {
    const truth = [0.8, -0.4]
    const { brier, blind, bins } = calibrate(positionsBy(truth, 2, 6000), truth)
    expect(brier).toBeLessThan(blind)
    expect(blind).toBeCloseTo(0.25)
    for (const { n, said, won } of bins) if (n > 300) expect(Math.abs(said - won)).toBeLessThan(0.06)
    expect(bins.reduce((sum, { n }) => sum + n, 0)).toBe(12_000)
  })
})

describe.each(shelf.filter(({ mind }) => mind.features))('$game.id', ({ game, mind }) => {
  const { names } = mind.features!
  const rules = game.options.rules.filter(({ id }) => id === 'mode')

  it('has weights for what it counts, from the line that stands beside them', () => {
    const file = join(import.meta.dirname, '../../games', game.id, 'bot/weights.json')
    const { made } = JSON.parse(readFileSync(file, 'utf8'))
    expect(made).toMatch(new RegExp(`^sternentisch lab train ${game.id} .*--seed`))
    for (const other of [file, file.replace('weights', 'guessed')]) {
      const weights = readWeights(other) as Weights
      expect(Object.keys(weights)).toContain('any')
      for (const mode of Object.keys(weights)) {
        expect(['any', ...rules.flatMap(({ values }) => values)]).toContain(mode)
        expect(names).toEqual(expect.arrayContaining(Object.keys(weights[mode])))
      }
    }
  })

  it('learns the same again, and from where it stopped', async () => {
    const options = (rules[0]?.values.slice(-1) ?? [null]).map((mode) => {
      const text = mode === null ? '' : `mode=${mode}`
      return { text, seats: text === 'mode=tandem' ? 4 : 2 }
    })
    const training: Training = {
      ...{ game: game.id, rules: game.version, options, player: 'random:1', matches: 5 },
      ...{ every: 4, l2: 5, seed: 'again', names },
    }
    const learn = async (matches: number, file?: string): Promise<Trained> => {
      const conduct = { hands: () => [ownHand()], file, progress() {} }
      const trained = await train({ ...training, matches }, mind.weights!, conduct)
      if (isRefusal(trained)) throw new Error(trained.code)
      return trained
    }
    const once = await learn(5)
    const file = join(freshFolder(), 'train.jsonl')
    await learn(2, file)
    expect(await learn(5, file)).toEqual(once)
    expect(once.modes[0].positions).toBeGreaterThan(10)
    for (const mode of Object.values(once.weights))
      for (const each of Object.values(mode)) expect(each).toBeTypeOf('number')
  })

  it('gives every seat a chance; those of sides add up to one, and equal sides have equal ones', () => {
    for (const mode of rules[0]?.values ?? [null]) {
      const options = Object.fromEntries([
        ...game.options.rules.map(({ id, default: usual }) => [id, usual]),
        ...(mode ? [['mode', mode]] : []),
      ])
      const table = game.deal(options, randomFrom(seedFrom('chance')))
      const chances = mind.evaluate(table)
      const sides = game.sidesOf?.(options) ?? null
      expect(chances).toHaveLength(game.seatsOf(options))
      const alone = sides ? sides.map(([seat]) => chances[seat]) : chances
      expect(alone.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1)
      if (sides)
        for (const side of sides) for (const seat of side) expect(chances[seat]).toBe(chances[side[0]])
      expect(fitted(mind.features!, {})(table)[0]).toBeCloseTo(1 / alone.length)
    }
  })
})

test('weights are written alike, and read back', () => {
  const written = writeWeights({ made: 'line', weights: { any: { a: 0.123456, b: 0, c: -2 } } })
  expect(JSON.parse(written)).toEqual({ made: 'line', weights: { any: { a: 0.1235, c: -2 } } })
  for (const name of ['package.json', 'no-such-file'])
    expect(readWeights(join(import.meta.dirname, '../../', name))).toMatchObject({
      code: 'lab.weights.wrong',
    })
})
