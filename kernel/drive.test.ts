import { expect, test } from 'vitest'
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
  expect(() => drive(pending, pending, advance, 50)).toThrow('more than 50 steps')
})
