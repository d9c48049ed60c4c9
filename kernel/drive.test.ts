import { expect, test } from 'vitest'
import { move, newCards, zone } from './cards.ts'
import { drive } from './drive.ts'

interface Frame {
  steps: number
  asks: boolean
}

const advance = (pending: Frame[], frame: Frame): boolean => {
  if (frame.steps-- > 0) return false
  if (frame.asks) return true
  pending.pop()
  return false
}

test('frames run until one asks', () => {
  const pending = [
    { steps: 0, asks: true },
    { steps: 3, asks: false },
  ]
  drive(pending, pending, advance, 10)
  expect(pending).toEqual([{ steps: -1, asks: true }])
})

test('it ends when nothing is pending', () => {
  const pending = [{ steps: 2, asks: false }]
  drive(pending, pending, advance, 10)
  expect(pending).toEqual([])
})

test('work without end is stopped', () => {
  const pending = [{ steps: 1000, asks: false }]
  expect(() => drive(pending, pending, advance, 50)).toThrow('more steps than its budget')
})

test('work inside one step counts', () => {
  const row = (name: string) => zone({ name, shape: 'row', owner: 0, pool: 0, backs: 'all' })
  const layout = { zones: [row('here'), row('there')], face: [0], back: [0], pool: [0] }
  const cards = newCards(layout)
  cards.zones[0] = [0]
  const toAndFro = (): void => {
    move(cards, layout, 0, 0, 1)
    move(cards, layout, 1, 0, 0)
  }
  const endless = (): boolean => {
    for (;;) toAndFro()
  }
  const pending = [{ steps: 1, asks: false }]
  expect(() => drive(pending, null, endless, 50)).toThrow('more steps than its budget')
  // What failed leaves nothing behind: outside an action nobody counts.
  for (let times = 0; times < 100; times++) toAndFro()
})

test('who looks ahead in the middle of an action has a budget of their own', () => {
  const pending = [{ steps: 5, asks: false }]
  const looksAhead = (frames: Frame[], frame: Frame): boolean => {
    const other = [{ steps: 8, asks: false }]
    drive(other, other, advance, 10)
    return advance(frames, frame)
  }
  drive(pending, pending, looksAhead, 10)
  expect(pending).toEqual([])
})
