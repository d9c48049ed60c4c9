import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Beat } from './beat.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A database that answers at once, later, or that it cannot. */
function scene() {
  const told: string[] = []
  const hanging: (() => void)[] = []
  const state = { hangs: false, fails: false, asked: 0 }
  const tell = (): Promise<void> => {
    state.asked++
    if (state.fails) return Promise.reject(new Error('out of reach'))
    return state.hangs ? new Promise((resolve) => hanging.push(resolve)) : Promise.resolve()
  }
  const beat = new Beat(tell, { away: () => told.push('away'), missed: () => told.push('missed') })
  return { told, state, answer: () => hanging.splice(0).forEach((each) => void each()), beat }
}

it('where every statement comes back nobody is sent away', async () => {
  const { told, state, beat } = scene()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told).toEqual([])
  expect(state.asked).toBe(60)
  beat.close()
  await vi.advanceTimersByTimeAsync(5000)
  expect(state.asked).toBe(60)
})

it('where none has come back for a while people are sent away, until one does', async () => {
  const { told, state, answer } = scene()
  await vi.advanceTimersByTimeAsync(5000)
  state.hangs = true
  await vi.advanceTimersByTimeAsync(2500)
  expect(told).toEqual([])
  await vi.advanceTimersByTimeAsync(2500)
  expect(new Set(told)).toEqual(new Set(['away']))
  // One at a time: a database that hangs gets no more of them.
  expect(state.asked).toBe(6)
  state.hangs = false
  answer()
  await vi.advanceTimersByTimeAsync(1100)
  expect(told.at(-1)).toBe('missed')
  const many = told.length
  await vi.advanceTimersByTimeAsync(10_000)
  expect(told).toHaveLength(many)
})

it('one that cannot be put is as good as one that hangs', async () => {
  const { told, state } = scene()
  state.fails = true
  await vi.advanceTimersByTimeAsync(5000)
  expect(told).toContain('away')
  state.fails = false
  await vi.advanceTimersByTimeAsync(1000)
  expect(told.at(-1)).toBe('missed')
})

it('a process that was asleep sends nobody away', async () => {
  const { told } = scene()
  await vi.advanceTimersByTimeAsync(5000)
  vi.setSystemTime(Date.now() + 60_000)
  await vi.advanceTimersByTimeAsync(5000)
  expect(told).toEqual([])
})

it('a database that is slow for long does not take people in and send them away by turns', async () => {
  const { told, state, answer } = scene()
  state.hangs = true
  for (let each = 0; each < 10; each++) {
    await vi.advanceTimersByTimeAsync(2600)
    answer()
  }
  expect(new Set(told)).toEqual(new Set(['away']))
  state.hangs = false
  answer()
  await vi.advanceTimersByTimeAsync(2000)
  expect(told.at(-1)).toBe('missed')
})
