import { expect, it } from 'vitest'
import { Recent, remember } from './remember.ts'

it('what is made once is not made again', () => {
  const kept = new Map<string, object>()
  expect(remember(kept, 'a', () => ({}))).toBe(remember(kept, 'a', () => ({})))
})

it('no more is kept than asked, and what was not asked for longest goes', () => {
  const kept = new Recent<number, string>(3)
  for (const key of [1, 2, 3]) kept.set(key, `made ${key}`)
  expect(kept.get(1)).toBe('made 1')
  kept.set(4, 'made 4')
  expect([1, 2, 3, 4].map((key) => kept.get(key))).toEqual(['made 1', undefined, 'made 3', 'made 4'])
  expect(remember(kept, 2, () => 'made anew')).toBe('made anew')
  expect(kept.get(2)).toBe('made anew')
})
