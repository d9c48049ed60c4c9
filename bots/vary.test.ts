import { boxOf } from '@sternentisch/games/shelf'
import { isRefusal, randomFrom, readOptions, seedFrom } from '@sternentisch/kernel'
import { expect, test } from 'vitest'
import { levelled } from './index.ts'
import { NORMAL } from './levels.ts'
import { vary } from './vary.ts'

const TIMES = 400

const counted = (taken: readonly unknown[]): Map<unknown, number> => {
  const counts = new Map<unknown, number>()
  for (const each of taken) counts.set(each, (counts.get(each) ?? 0) + 1)
  return counts
}

test('what promises as much is taken as often, what promises less by the width a third as often', () => {
  const considered = ['good', 'as good', 'worse', 'hopeless'].map((action, at) => ({
    action,
    chance: [0.6, 0.6, 0.5, 0][at],
  }))
  const counts = counted(
    Array.from(
      { length: TIMES },
      (_, time) => vary(considered, 0.1, randomFrom(seedFrom(`time ${time}`)).stream('bot')).action,
    ),
  )
  const share = (action: string): number => (counts.get(action) ?? 0) / TIMES
  expect(share('good')).toBeCloseTo(0.42, 1)
  expect(share('as good')).toBeCloseTo(0.42, 1)
  expect(share('worse')).toBeCloseTo(0.16, 1)
  expect(share('hopeless')).toBeLessThan(0.02)
})

test('nobody meets the same cruiser every time, though what was considered stands best first', () => {
  const { game, mind } = boxOf('starfighter')!
  const options = readOptions(game.options, { mode: 'skirmish' })
  if (isRefusal(options)) throw new Error(options.code)
  const bot = levelled(game, mind)
  const taken = Array.from({ length: 60 }, (_, time) => {
    const random = randomFrom(seedFrom(`cruisers ${time}`))
    const table = game.deal(options, random)
    const view = game.view(table, game.deciding(table)[0])
    const { action, considered } = bot(view, game.actions(view), NORMAL, random)
    const tried = considered.map(({ visits = 0 }) => visits)
    expect(tried).toEqual([...tried].sort((one, other) => other - one))
    return game.write(action)
  })
  expect(counted(taken).size).toBe(6)
})
