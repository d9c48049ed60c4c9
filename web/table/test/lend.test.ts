// Any seat can be handed to a bot in mid-match, and taken back.
import { describe, expect, test } from 'vitest'
import { rematch } from '../../matches/continue.ts'
import { standingIn } from '../../matches/standing.ts'
import {
  bot,
  decide,
  game,
  keptIn,
  never,
  newDuel,
  openTable,
  person,
  playAnything,
  QuickThinker,
  sitDownAgain,
  soon,
} from './tables.ts'

const ALONE = [person('Ada'), bot('Vega')]
const TWO = [person('Ada'), person('Bo')]
const LONG = 2500

/** A duel in which seat A has something to choose. */
function midway() {
  const match = playAnything(newDuel(), 6)
  while (!match.deciding().includes(0) || match.moves(0).length < 2) playAnything(match, 1)
  return match
}

describe('alone with a bot', () => {
  test('a seat that is handed over is played by a bot of that level, which sees what the seat sees', async () => {
    const thinker = new QuickThinker()
    const { table, match } = openTable(midway(), ALONE, { thinker })
    const before = match.steps.length
    table.lend(0, LONG)
    expect(table.state).toMatchObject({ viewer: 0, actions: [], plays: false })
    await soon()
    expect(match.steps.slice(before).some(({ seat }) => seat === 0)).toBe(true)
    const asked = thinker.asked.find(({ budget }) => budget === LONG)
    expect(asked?.view).toMatchObject({ viewer: 0 })
  })

  test('it is played to its end, and the match is not over for the device before that', async () => {
    const { table, book } = openTable(midway(), ALONE)
    table.lend(0, LONG)
    expect(await keptIn(book)).toMatchObject({ players: [{ kind: 'person', budget: LONG }, ALONE[1]] })
    for (let waits = 0; waits < 2000 && !table.state.over; waits++) {
      expect((await keptIn(book)).over).toBe(table.state.over)
    }
    expect(table.state).toMatchObject({ over: true, lending: [] })
  })

  test('a reload keeps it, and the seat can be taken back afterwards', async () => {
    const { table, book } = openTable(midway(), ALONE, { thinker: never })
    table.lend(0, LONG)
    await soon()
    table.stop()
    const again = await sitDownAgain(book, never)
    expect(again.table.state).toMatchObject({ viewer: 0, actions: [], lending: [{ seat: 0, budget: LONG }] })
    again.table.lend(0, 0)
    expect(again.table.state.plays).toBe(true)
    expect(again.table.state.actions.length).toBeGreaterThan(1)
    expect((await keptIn(book)).players).toEqual(ALONE)
  })

  test('what a bot was thinking there counts no more once the seat is taken back', async () => {
    let answer = (_: { move: string; considered: never[] }): void => {}
    const slow = { ...never, think: () => new Promise<never>((resolve) => (answer = resolve as never)) }
    const { table, match } = openTable(midway(), ALONE, { thinker: slow })
    const before = match.steps.length
    table.lend(0, LONG)
    await soon()
    table.lend(0, 0)
    answer({ move: match.moves(0)[0], considered: [] })
    await soon()
    expect(match.steps.length).toBe(before)
    expect(table.state.actions.length).toBeGreaterThan(1)
  })

  test('nothing is taken back while a bot plays there', async () => {
    const { table, match } = openTable(newDuel(), ALONE, { thinker: never })
    decide(table, /^fleet Fo Wr Sl Cr Fl Ki$/)
    expect(table.whyNoUndo()).toBeNull()
    table.lend(0, LONG)
    expect(await table.undo()).toMatchObject({ code: 'table.lend.undo' })
    expect(match.steps).toHaveLength(1)
    table.lend(0, 0)
    expect(await table.undo()).toBeNull()
    expect(match.steps).toHaveLength(0)
  })

  test('Home does not call it that person’s turn, and a rematch gives the seat back', async () => {
    const { table, book, match } = openTable(midway(), ALONE, { thinker: never })
    expect(standingIn(await keptIn(book), game)?.decides).toBe(0)
    table.lend(0, LONG)
    const kept = await keptIn(book)
    expect(standingIn(kept, game)?.decides).toBeNull()
    expect(rematch(match, kept.players).players).toEqual(ALONE)
  })

  test('only people’s seats are handed over', () => {
    const { table } = openTable(midway(), ALONE, { thinker: never })
    table.lend(1, 0)
    expect(table.state.lending).toEqual([{ seat: 0, budget: 0 }])
  })
})

describe('two at one screen', () => {
  test('the other one plays on without a curtain; taken back, it falls again', async () => {
    const { table } = openTable(midway(), TWO)
    expect(table.state.curtain).toBe(0)
    table.lend(0, LONG)
    await soon()
    expect(table.state.curtain).toBe(1)
    table.takeSeat()
    expect(table.state).toMatchObject({ viewer: 1, handOver: null })
    table.lend(0, 0)
    expect(table.state.handOver).toBe('choice')
  })

  test('with both seats handed over nobody’s cards are shown, and either can be taken back', async () => {
    const { table, book } = openTable(midway(), TWO, { thinker: never })
    table.lend(0, LONG)
    table.lend(1, LONG)
    await soon()
    table.stop()
    const again = (await sitDownAgain(book, never)).table
    expect(again.state.viewer).toBe('audience')
    again.lend(0, 0)
    expect(again.state).toMatchObject({ viewer: null, curtain: 0 })
    again.takeSeat()
    expect(again.state.viewer).toBe(0)
    expect(again.state.actions.length).toBeGreaterThan(1)
  })
})
