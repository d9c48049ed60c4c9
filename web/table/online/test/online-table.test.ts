import { refuse, type Seat } from '@sternentisch/kernel'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ALWAYS, fakeStorage, game, soon } from '../../test/tables.ts'
import { sitFar } from './far-table.ts'

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const firstOf = (actions: readonly unknown[]): unknown => actions[actions.length >> 1]

describe('a decision at a table online', () => {
  it('is shown once the server has stored it, and not before', async () => {
    const { far, table } = sitFar({ asking: ALWAYS })
    far.isSlow = true
    const decided = table.decide(firstOf(table.state.actions))
    await soon()
    expect(table.state.moves).toBe(0)
    expect(table.state.actions).toEqual([])
    far.arrive()
    expect(await decided).toBeNull()
    expect(table.state.moves).toBe(1)
    table.stop()
  })

  it('says that it is under way if that takes long', async () => {
    vi.useFakeTimers()
    const { far, table } = sitFar({ asking: ALWAYS })
    far.isSlow = true
    void table.decide(firstOf(table.state.actions))
    expect(table.mood).toBeNull()
    await vi.advanceTimersByTimeAsync(301)
    expect(table.mood).toBe('sending')
    far.arrive()
    await vi.advanceTimersByTimeAsync(1)
    expect(table.mood).toBeNull()
    table.stop()
  })

  it('can be made again where it was refused', async () => {
    const { far, table } = sitFar({ asking: ALWAYS })
    far.refuses = refuse('online.trouble')
    const { actions } = table.state
    expect(await table.decide(firstOf(actions))).toMatchObject({ code: 'online.trouble' })
    expect(table.state.actions).toBe(actions)
    table.stop()
  })

  it('that the server keeps until a window closes is not asked for again', async () => {
    const { far, table } = sitFar({ asking: ALWAYS })
    far.keeps = true
    await table.decide(firstOf(table.state.actions))
    expect(table.mood).toBe('kept')
    expect(table.state.actions).toEqual([])
    far.playOn(1)
    expect(table.mood).toBeNull()
    expect(table.state.actions.length).toBeGreaterThan(0)
    table.stop()
  })
})

describe('what need not be asked', () => {
  it('is answered by the page where there is one answer', () => {
    const one = { ...game, actions: (view: unknown) => game.actions(view).slice(0, 1), endsTurn: () => false }
    const { far, table } = sitFar({ game: one })
    expect(far.asked).toMatchObject([{ do: 'move' }])
    table.stop()
  })

  it('in a window is left to the server, and said', () => {
    const windowed = {
      ...game,
      windowAt: (_: unknown, actions: readonly unknown[]) => ({
        ...{ name: 'test', pass: actions[0], canAct: false },
      }),
    }
    const { far, table } = sitFar({ game: windowed })
    expect(far.asked).toEqual([])
    expect(table.mood).toBe('spared')
    expect(table.state.actions).toEqual([])
    table.stop()
  })

  it('is a wish that goes with the seat, on sitting down and with every change', () => {
    const { far, table } = sitFar()
    expect(far.wishes).toEqual([{ asking: { when: 'able', at: [] } }])
    table.thinkAgain()
    expect(far.wishes).toHaveLength(2)
    table.stop()
  })
})

describe('what others do', () => {
  it('is shown as it comes', () => {
    const { far, table } = sitFar({ asking: ALWAYS })
    far.playOn(1)
    expect(table.state.moves).toBe(1)
    expect(table.seen.scenes).toHaveLength(1)
    table.stop()
  })

  it('is watched by the audience, who decide nothing', () => {
    const { far, table } = sitFar({ viewer: 'audience' })
    far.playOn(0)
    far.playOn(1)
    expect(table.state).toMatchObject({ moves: 2, plays: false, actions: [] })
    expect(far.wishes).toEqual([])
    table.stop()
  })
})

describe('taking back', () => {
  it('is a right as long as nothing new was seen', async () => {
    const { far, table } = sitFar({ asking: ALWAYS })
    await table.decide(firstOf(table.state.actions))
    expect(table.whyNoUndo()).toBeNull()
    expect(table.askable).toBe(0)
    await table.undo()
    expect(far.asked.at(-1)).toEqual({ do: 'undo', moves: 1 })
    expect(table.state.moves).toBe(0)
    table.stop()
  })

  it('is asked for after that, with all that happened since', async () => {
    const { far, table } = sitFar({ asking: ALWAYS })
    await table.decide(firstOf(table.state.actions))
    far.playOn(1)
    expect(await table.undo()).toMatchObject({ code: expect.stringContaining('undo') })
    expect(table.askable).toBe(2)
    await table.act({ do: 'ask', moves: table.askable })
    expect(table.askable).toBe(0)
    far.takeBack(0, 2)
    expect(table.state.moves).toBe(0)
    expect(table.state.actions.length).toBeGreaterThan(0)
    table.stop()
  })
})

describe('somebody who was away', () => {
  it('is told afterwards, on the board if they want to', () => {
    const { far, table } = sitFar({ asking: ALWAYS })
    vi.useFakeTimers()
    table.setAway(true)
    far.playOn(1)
    vi.advanceTimersByTime(60_000)
    table.setAway(false)
    expect(table.missedSince).toBe(0)
    table.showMissed(true)
    expect(table.missedSince).toBeNull()
    table.stop()
  })

  it('for a moment simply sees it', () => {
    const { far, table } = sitFar({ asking: ALWAYS, pace: 100 })
    vi.useFakeTimers()
    table.setAway(true)
    far.playOn(1)
    vi.advanceTimersByTime(2000)
    table.setAway(false)
    expect(table.missedSince).toBeNull()
    expect(table.state.playing).toBe(true)
    table.stop()
  })

  it('decides nothing while the past is on the board, and what is asked now once it is over', () => {
    const { far, table } = sitFar({ asking: ALWAYS, pace: 100 })
    vi.useFakeTimers()
    table.setAway(true)
    far.playOn(1)
    const { actions } = table.state
    expect(actions.length).toBeGreaterThan(0)
    vi.advanceTimersByTime(2000)
    table.setAway(false)
    expect(table.state.playing).toBe(true)
    expect(table.state.actions).toEqual([])
    table.skip()
    expect(table.state.playing).toBe(false)
    expect(table.state.actions).toEqual(actions)
    table.stop()
  })

  it('from this device is told on coming back to it', () => {
    const first = sitFar({ asking: ALWAYS })
    first.far.playOn(1)
    first.table.stop()
    const { far, table } = sitFar({ asking: ALWAYS, moves: 3 })
    expect(far.match.steps).toHaveLength(3)
    expect(table.missedSince).toBe(1)
    table.stop()
  })

  it('lets a bot play and decides nothing until they are back', () => {
    const { far, table } = sitFar({ asking: ALWAYS })
    const away = (is: boolean) =>
      far.change({
        sitters: far.notice.sitters.map((each, seat) => each && { ...each, away: is && seat === 0 }),
      })
    away(true)
    expect(table.state).toMatchObject({ plays: false, actions: [] })
    away(false)
    expect(table.state.plays).toBe(true)
    expect(table.state.actions.length).toBeGreaterThan(0)
    table.stop()
  })
})

it('is silent once somebody looks with other eyes', () => {
  const { far, table } = sitFar({ asking: ALWAYS })
  const { state } = table
  far.followed.take({ re: 'follow', table: 'far', viewer: 1 as Seat, from: 0, now: Date.now() })
  expect(table.state).toBe(state)
  table.stop()
})
