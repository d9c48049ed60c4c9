import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { afterPaint } from '../after-paint.ts'
import { beforePaint } from '../before-paint.ts'

const asked = vi.fn()

/** Frames of a page that come when the test says so. */
const frames = new Map<number, () => void>()
const frame = (): void => {
  const due = [...frames.values()]
  frames.clear()
  for (const work of due) work()
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  frames.clear()
  asked.mockReset()
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => {
    asked()
    frames.set(asked.mock.calls.length, work)
    return asked.mock.calls.length
  })
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('work before a paint', () => {
  it('is asked of the browser once, however many ask for it, and the last counts', () => {
    const done: number[] = []
    const later = beforePaint()
    for (const n of [1, 2, 3]) later(() => done.push(n))
    expect(asked).toHaveBeenCalledTimes(1)
    frame()
    expect(done).toEqual([3])
    later(() => done.push(4))
    frame()
    expect(done).toEqual([3, 4])
    expect(asked).toHaveBeenCalledTimes(2)
  })
})

describe('work after a paint', () => {
  it('waits for the frame and is done behind it', () => {
    const work = vi.fn()
    afterPaint(work)
    vi.runAllTimers()
    expect(work).not.toHaveBeenCalled()
    frame()
    expect(work).not.toHaveBeenCalled()
    vi.runAllTimers()
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('can be called off before the frame and behind it', () => {
    const work = vi.fn()
    afterPaint(work)()
    frame()
    const callOff = afterPaint(work)
    frame()
    callOff()
    vi.runAllTimers()
    expect(work).not.toHaveBeenCalled()
  })
})
