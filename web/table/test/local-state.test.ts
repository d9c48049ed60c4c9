import { type Draws, randomFrom, seedFrom } from '@sternentisch/kernel'
import { afterEach, expect, test, vi } from 'vitest'
import type { LocalTable } from '../local/local-table.ts'
import { ALONE, bot, decide, FLEET, newDuel, openTable, person, TWO } from './tables.ts'

afterEach(() => {
  vi.useRealTimers()
})

const DEEDS = 400

/** Whatever somebody at the table can do at any time, whether it makes sense then or not. */
const deeds: Readonly<Record<string, (table: LocalTable, luck: Draws) => unknown>> = {
  'decides something': (table, luck) => {
    const { actions } = table.state
    return actions.length > 0 && table.decide(actions[luck.below(actions.length)])
  },
  'takes back': (table) => table.undo(),
  'offers a draw': (table) => table.draw(),
  'has the device handed over otherwise': (table, luck) =>
    table.setHandOver((['choice', 'every'] as const)[luck.below(2)]),
  'draws the curtain': (table) => table.drawCurtain(),
  'sits down': (table) => table.takeSeat(),
  'looks again': (table) => table.lookAgain(),
  hurries: (table) => table.hurry(),
  skips: (table) => table.skip(),
  'has something told again': (table, luck) => table.again(luck.below(table.state.moves + 1)),
  'looks at the past': (table, luck) => table.peek(luck.below(table.state.moves + 1), 0),
  'looks at the past no more': (table) => table.peek(null, 0),
  'has a bot play, or not': (table, luck) => {
    const { lending } = table.state
    return lending.length > 0 && table.lend(lending[luck.below(lending.length)].seat, luck.below(2))
  },
  'tries again': (table) => table.retry(),
  'puts something away': (table) => table.putAway('report'),
  'wants to be asked otherwise': (table) => table.thinkAgain(),
  waits: (_, luck) => vi.advanceTimersByTime(luck.below(120)),
}
const NAMES = Object.keys(deeds)

test.each([
  ['alone', ALONE],
  ['two at one device', TWO],
  ['two, who are both bots', [bot('Vega'), bot('Puck')]],
  ['a bot first', [bot('Vega'), person('Ada')]],
] as const)(
  'what a table says of itself is so at once, whatever is done while things move: %s',
  async (name, players) => {
    vi.useFakeTimers()
    const luck = randomFrom(seedFrom(`state ${name}`)).stream('deeds')
    const { table } = openTable(newDuel(name), players, { pace: 100 })
    const done: string[] = []
    // There is nowhere to keep the match, which was said and understood.
    await vi.advanceTimersByTimeAsync(0)
    table.understand()
    for (let deed = 0; deed < DEEDS && !table.state.over; deed++) {
      // Half of the time nobody does anything.
      const what = luck.below(2) === 0 ? 'waits' : NAMES[luck.below(NAMES.length)]
      done.push(what)
      const answer = deeds[what](table, luck)
      const said = table.state
      // It has another look, and nothing else.
      table.understand()
      expect(said, `${deed}: ${done.slice(-5).join(', ')}`).toEqual(table.state)
      // Nobody is shown what another one sees, and behind the curtain nothing is shown.
      if (said.moment) expect(said.moment.view, `${deed}`).toMatchObject({ viewer: said.viewer })
      await Promise.race([answer, Promise.resolve()])
      await vi.advanceTimersByTimeAsync(0)
    }
    expect(table.state.moves).toBeGreaterThan(10)
  },
)

test('behind the curtain nothing moves on that whoever held the device was being shown', async () => {
  vi.useFakeTimers()
  const { table } = openTable(newDuel(), TWO, { pace: 100 })
  table.takeSeat()
  decide(table, FLEET)
  expect(table.state).toMatchObject({ viewer: 0, playing: true })
  table.drawCurtain()
  expect(table.state).toMatchObject({ viewer: null, moment: null, playing: false })
  await vi.advanceTimersByTimeAsync(1000)
  expect(table.state).toMatchObject({ viewer: null, moment: null, curtain: 1 })
  table.takeSeat()
  for (let waited = 0; waited < 1000; waited += 20) {
    expect(table.state.moment?.view).toMatchObject({ viewer: 1 })
    await vi.advanceTimersByTimeAsync(20)
  }
})
