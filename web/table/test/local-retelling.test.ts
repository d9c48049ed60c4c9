import { afterEach, describe, expect, test, vi } from 'vitest'
import { newDuel, openTable, playAnything, TWO } from './tables.ts'

// Also after a test that failed: the next ones would wait for ever.
afterEach(() => void vi.useRealTimers())

describe('what happened', () => {
  test('a move of the past is shown again and changes nothing', async () => {
    vi.useFakeTimers()
    const { table } = openTable(playAnything(newDuel(), 6), TWO, { pace: 100 })
    table.takeSeat()
    const { actions, moment } = table.state
    table.again(3)
    expect(table.state).toMatchObject({ retelling: true, playing: true, untold: 0 })
    await vi.advanceTimersByTimeAsync(5000)
    expect(table.state).toMatchObject({ retelling: false, playing: false, moves: 6 })
    expect(table.state.actions).toBe(actions)
    expect(table.state.moment).toEqual(moment)
  })

  test('a move of the past is shown again from any of its events on', async () => {
    vi.useFakeTimers()
    const { table, match } = openTable(playAnything(newDuel(), 8), TWO, { pace: 100 })
    table.takeSeat()
    const index = match.steps.findIndex(({ events }) => events.length > 2)
    const { events } = match.steps[index]
    table.again(index, 2)
    expect(table.state.moment?.event).toMatchObject({ kind: events[2].kind })
    expect(table.state.retelling).toBe(true)
    table.skip()
    expect(table.state.retelling).toBe(false)
  })

  test('an instant of the past is held on the screen until it is let go', () => {
    const { table, match } = openTable(playAnything(newDuel(), 6), TWO)
    table.takeSeat()
    const { actions, moment } = table.state
    table.peek(3, 0)
    expect(table.state).toMatchObject({ retelling: true, playing: false })
    expect(table.state.moment?.event?.kind).toBe(match.steps[3].events[0].kind)
    table.peek(3, 999)
    expect(table.state.moment?.event?.kind).toBe(match.steps[3].events[0].kind)
    table.peek(null, 0)
    expect(table.state).toMatchObject({ retelling: false, moment })
    expect(table.state.actions).toBe(actions)
  })
})
