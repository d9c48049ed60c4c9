import { describe, expect, it } from 'vitest'
import { waitedIn, watchQueue } from './queue.ts'
import { longestByMove, longestTask, steadyLongest, type TraceEvent } from './trace.ts'

const PAGE = { pid: 1, tid: 1 }
const mark = (ts: number): TraceEvent => ({ name: `move ${ts}`, ph: 'R', ...PAGE, ts })
const task = (ts: number, dur: number, tdur = dur, tid = 1): TraceEvent => ({
  name: 'ThreadControllerImpl::RunTask',
  ph: 'X',
  pid: 1,
  tid,
  ts,
  dur,
  tdur,
})

describe('the trace of a match', () => {
  it('tells the longest task after each move, on the page’s own thread only', () => {
    const events = [
      task(0, 90_000),
      mark(100_000),
      task(110_000, 20_000, 9_000),
      task(140_000, 10_000),
      task(120_000, 500_000, 500_000, 2),
      mark(200_000),
      task(210_000, 30_000),
    ]
    expect(longestByMove(events)).toEqual([
      { wall: 20, cpu: 10 },
      { wall: 30, cpu: 30 },
    ])
    expect(longestByMove([])).toEqual([])
  })

  it('tells the very longest task since the first move with the work of that very task', () => {
    const events = [task(0, 90_000), mark(100_000), task(110_000, 60_000, 9_000), task(180_000, 20_000)]
    expect(longestTask(events)).toEqual({ wall: 60, cpu: 9, from: 110_000, to: 170_000, process: 1 })
    expect(longestTask([])).toMatchObject({ wall: 0, cpu: 0 })
  })

  it('counts each move with the middle of its runs: a stall of the machine comes once, a slow move every time', () => {
    const runs = [
      [10, 40, 10],
      [200, 45, 12],
      [12, 42, 11],
    ].map((run) => run.map((wall) => ({ wall, cpu: wall / 2 })))
    expect(steadyLongest(runs)).toEqual({ wall: 42, cpu: 21 })
  })
})

describe('waiting for a core', () => {
  it('is told by the machine for any process, where it tells at all', async () => {
    const stop = watchQueue([process.pid])
    await new Promise((resolve) => setTimeout(resolve, 50))
    const waits = await stop()
    expect(await stop()).toBe(waits)
    const looks = waits.get(process.pid) ?? []
    expect([...looks].sort((a, b) => a.at - b.at)).toEqual(looks)
    expect([...looks].sort((a, b) => a.waited - b.waited)).toEqual(looks)
  })

  it('counts from the last look before a task to the first after it', () => {
    const looks = [
      { at: 0, waited: 1000 },
      { at: 2000, waited: 1000 },
      { at: 40_000, waited: 31_000 },
      { at: 42_000, waited: 31_500 },
    ]
    expect(waitedIn(looks, { from: 2500, to: 39_000 })).toBe(30)
    expect(waitedIn(looks, { from: 41_000, to: 41_500 })).toBe(0.5)
    expect(waitedIn(looks, { from: 41_000, to: 60_000 })).toBeNull()
    expect(waitedIn([], { from: 0, to: 1 })).toBeNull()
  })
})
