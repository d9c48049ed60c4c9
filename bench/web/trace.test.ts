import { describe, expect, it } from 'vitest'
import { longestByMove, steadyLongest, type TraceEvent } from './trace.ts'

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

  it('counts each move with the middle of its runs: a stall of the machine comes once, a slow move every time', () => {
    const runs = [
      [10, 40, 10],
      [200, 45, 12],
      [12, 42, 11],
    ].map((run) => run.map((wall) => ({ wall, cpu: wall / 2 })))
    expect(steadyLongest(runs)).toEqual({ wall: 42, cpu: 21 })
  })
})
