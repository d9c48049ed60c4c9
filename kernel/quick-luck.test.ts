import { expect, test } from 'vitest'
import { quickLuck } from './quick-luck.ts'
import { randomFrom } from './random.ts'
import { seedFrom } from './seed.ts'

const luck = (seed: string) => quickLuck(randomFrom(seedFrom(seed)).stream('bot')).stream('any')

test('the same beginning leads to the same luck, another one to other luck', () => {
  const row = (seed: string): number[] => {
    const draws = luck(seed)
    return Array.from({ length: 20 }, () => draws.below(1000))
  }
  expect(row('a')).toEqual(row('a'))
  expect(row('a')).not.toEqual(row('b'))
})

test('every number comes up as often as any other', () => {
  const draws = luck('even')
  const counts = [0, 0, 0, 0, 0, 0, 0]
  for (let i = 0; i < 70_000; i++) counts[draws.below(7)]++
  // Five standard deviations of about 93.
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(465)
})

test('each order of a shuffle comes up as often as any other', () => {
  const draws = luck('orders')
  const counts = new Map<string, number>()
  for (let i = 0; i < 24_000; i++) {
    const order = draws.shuffle([1, 2, 3, 4]).join('')
    counts.set(order, (counts.get(order) ?? 0) + 1)
  }
  expect(counts.size).toBe(24)
  // Five standard deviations of about 31.
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(155)
})
