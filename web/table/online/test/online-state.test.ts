import { type Draws, randomFrom, seedFrom } from '@sternentisch/kernel'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ALWAYS, fakeStorage } from '../../test/tables.ts'
import { sitFar } from './far-table.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const DEEDS = 1500

type Far = ReturnType<typeof sitFar>

/** Whatever can be done or happen at any time, whether it makes sense then or not. */
const deeds: Readonly<Record<string, (far: Far, luck: Draws) => unknown>> = {
  'decides something': ({ table }, luck) => {
    const { actions } = table.state
    return actions.length > 0 && table.decide(actions[luck.below(actions.length)])
  },
  'takes back': ({ table }) => table.undo(),
  hurries: ({ table }) => table.hurry(),
  skips: ({ table }) => table.skip(),
  'has something told again': ({ table }, luck) => table.again(luck.below(table.state.moves + 1)),
  'looks at the past': ({ table }, luck) => table.peek(luck.below(table.state.moves + 1), 0),
  'looks at the past no more': ({ table }) => table.peek(null, 0),
  'wants to be asked otherwise': ({ table }) => table.thinkAgain(),
  leaves: ({ table }) => table.setAway(true),
  'comes back': ({ table }) => table.setAway(false),
  'watches what happened': ({ table }) => table.showMissed(true),
  'does not': ({ table }) => table.showMissed(false),
  'the other moves': ({ far }) => far.match.deciding().includes(1) && far.playOn(1),
  'the line is slow': ({ far }) => {
    far.isSlow = true
  },
  'the line is well again': ({ far }) => {
    far.isSlow = false
    far.arrive()
  },
  waits: (_, luck) => vi.advanceTimersByTime(luck.below(120)),
}
const NAMES = Object.keys(deeds)

test('what a table online says of itself is so at once, whatever is done while things move', async () => {
  const luck = randomFrom(seedFrom('online state')).stream('deeds')
  const far = sitFar({ asking: ALWAYS, pace: 100 })
  const { table } = far
  table.putAway('nothing')
  const done: string[] = []
  for (let deed = 0; deed < DEEDS && !table.state.over; deed++) {
    // Half of the time nobody does anything.
    const what = luck.below(2) === 0 ? 'waits' : NAMES[luck.below(NAMES.length)]
    done.push(what)
    const answer = deeds[what](far, luck)
    const said = table.state
    // It has another look, and nothing else.
    table.putAway('nothing')
    expect(said, `${deed}: ${done.slice(-5).join(', ')}`).toEqual(table.state)
    await Promise.race([answer, Promise.resolve()])
    await vi.advanceTimersByTimeAsync(0)
  }
  expect(table.state.moves).toBeGreaterThan(10)
  table.stop()
})
