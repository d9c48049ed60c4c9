import { describe, expect, it } from 'vitest'
import { longestStall, stallsIn, watchMachine } from './stalls.ts'
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
    expect(longestTask(events)).toEqual({ wall: 60, cpu: 9, from: 110_000, to: 170_000 })
    expect(longestTask([])).toEqual({ wall: 0, cpu: 0, from: 0, to: 0 })
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

describe('the machine beside a match', () => {
  it('is watched by a thread of its own, whatever this one does', async () => {
    const stop = watchMachine()
    const stalls = await stop()
    expect(await stop()).toBe(stalls)
    for (const { from, to } of stalls) expect(to).toBeGreaterThan(from)
  })

  it('counts with its longest stall, all in all or beside one task', () => {
    const stalls = [
      { from: 0, to: 30_000 },
      { from: 95_000, to: 110_000 },
      { from: 120_000, to: 125_000 },
    ]
    expect(longestStall(stalls)).toBe(30)
    expect(longestStall(stallsIn(stalls, { from: 100_000, to: 130_000 }))).toBe(15)
    expect(longestStall(stallsIn(stalls, { from: 40_000, to: 50_000 }))).toBe(0)
  })
})
