import { describe, expect, it } from 'vitest'
import { lostIn, watchLost } from './lost.ts'
import { ownTime } from './moves.ts'
import { longestByMove, steadyLongest, type TraceEvent, tasksOver } from './trace.ts'

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

  it('tells the long tasks since the first move, each with its own work', () => {
    const events = [task(0, 90_000), mark(100_000), task(110_000, 60_000, 9_000), task(180_000, 20_000)]
    expect(tasksOver(events, 50)).toEqual([{ wall: 60, cpu: 9, from: 110_000, to: 170_000, process: 1 }])
    expect(tasksOver(events, 20)).toHaveLength(2)
    expect(tasksOver([], 0)).toEqual([])
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

describe('time that a page did not get', () => {
  it('is told by the machine for any process, where it tells at all', async () => {
    const stop = watchLost([process.pid])
    await new Promise((resolve) => setTimeout(resolve, 50))
    const seen = await stop()
    expect(await stop()).toBe(seen)
    const looks = seen.get(process.pid) ?? []
    expect([...looks].sort((a, b) => a.at - b.at)).toEqual(looks)
    expect([...looks].sort((a, b) => a.waited - b.waited)).toEqual(looks)
    for (const { stolen } of looks) expect(stolen.length).toBeGreaterThan(0)
  })

  it('counts from the last look before a task to the first after it', () => {
    const looks = [
      { at: 0, waited: 1000, stolen: [5, 5] },
      { at: 2000, waited: 1000, stolen: [5, 5] },
      { at: 40_000, waited: 31_000, stolen: [6, 8] },
      { at: 42_000, waited: 31_500, stolen: [6, 8] },
    ]
    expect(lostIn(looks, { from: 2500, to: 39_000 })).toEqual({ queued: 30, stolen: 30 })
    expect(lostIn(looks, { from: 41_000, to: 41_500 })).toEqual({ queued: 0.5, stolen: 0 })
    expect(lostIn(looks, { from: 41_000, to: 60_000 })).toBeNull()
    expect(lostIn([], { from: 0, to: 1 })).toBeNull()
  })

  it('is no time of the page itself if the host took it; waiting for its own threads is', () => {
    expect(ownTime({ wall: 74, cpu: 7, lost: { queued: 12, stolen: 60 } })).toBe(14)
    expect(ownTime({ wall: 60, cpu: 7, lost: { queued: 50, stolen: 0 } })).toBe(60)
    expect(ownTime({ wall: 60, cpu: 7, lost: null })).toBe(60)
  })
})
