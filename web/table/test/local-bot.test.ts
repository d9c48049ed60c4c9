import { Match } from '@sternentisch/kernel'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Answer, Judge, Thinker } from '../../bot/question.ts'
import { reopen } from '../../matches/kept-match.ts'
import {
  ABLE,
  ALONE,
  bot,
  decide,
  FLEET,
  game,
  keptIn,
  never,
  newDuel,
  openTable,
  QuickThinker,
  soon,
  sternenfeuerDuel,
} from './tables.ts'

// Also after a test that failed in the middle: the next ones would wait for ever.
afterEach(() => {
  vi.useRealTimers()
})

describe('against a bot', () => {
  test('the bot answers, and everything is stored', async () => {
    const { table, book, match } = openTable(newDuel(), ALONE)
    decide(table, FLEET)
    await soon()
    expect(
      match.steps
        .map(({ seat }) => seat)
        .sort()
        .slice(0, 2),
    ).toEqual([0, 1])
    const kept = await keptIn(book)
    expect(kept.log).toContain('A: fleet Fo Wr Sl Cr Fl Ki')
    const again = reopen(kept, game)
    expect(again).toMatchObject({ table: match.table })
  })

  test('the bot is asked with its own view only', async () => {
    const thinker = new QuickThinker()
    openTable(newDuel(), ALONE, { thinker })
    await soon()
    expect(thinker.asked[0].view).toMatchObject({ viewer: 1 })
    expect(JSON.stringify(thinker.asked[0])).not.toContain(newDuel().opening.seed)
  })

  test('a whole match can be played to its end', async () => {
    const { table, book, match } = openTable(newDuel(), ALONE)
    for (let moves = 0; moves < 1000 && !table.state.over; moves++) {
      const { actions, deciding } = table.state
      if (deciding.includes(0)) table.decide(actions[moves % actions.length])
      else await soon()
    }
    expect(table.state.over).toBe(true)
    expect(await keptIn(book)).toMatchObject({ over: true })
    expect(match.result).not.toBeNull()
  })

  test('a bot that fails can be asked again', async () => {
    let broken = true
    const quick = new QuickThinker()
    const thinker: Thinker & Judge = {
      judge: () => quick.judge(),
      think: async (question): Promise<Answer> => {
        if (broken) throw new Error('gone')
        return quick.think(question)
      },
      close: () => {},
    }
    const { table, match } = openTable(newDuel(), ALONE, { thinker })
    await soon()
    expect(table.state.trouble).toBe('bot')
    broken = false
    table.retry()
    await soon()
    expect(table.state.trouble).toBeNull()
    expect(match.steps.map(({ seat }) => seat)).toEqual([1])
  })

  test('the bot waits until everything before has been shown', async () => {
    vi.useFakeTimers()
    const { table, match } = openTable(newDuel(), ALONE, { pace: 100 })
    decide(table, FLEET)
    expect(table.state).toMatchObject({ playing: true, actions: [] })
    await vi.advanceTimersByTimeAsync(50)
    expect(match.steps).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(100)
    expect(match.steps.length).toBeGreaterThan(1)
  })

  test('a bot that decides at the same time does not disturb the picking', async () => {
    vi.useFakeTimers()
    const { table } = openTable(newDuel(), ALONE, { pace: 100 })
    const { actions } = table.state
    // What was moved last is drawn before it thinks.
    await vi.advanceTimersByTimeAsync(100)
    expect(table.state).toMatchObject({ playing: false, moves: 0 })
    await vi.advanceTimersByTimeAsync(60)
    expect(table.state).toMatchObject({ playing: true, moves: 1 })
    expect(table.state.actions).toBe(actions)
    await vi.advanceTimersByTimeAsync(1000)
    expect(table.state).toMatchObject({ playing: false, moves: 1 })
    expect(table.state.actions).toBe(actions)
  })

  test('what is decided while the bot’s answer is being shown is offered no more', async () => {
    vi.useFakeTimers()
    const { table, match } = openTable(newDuel(), ALONE, { pace: 100 })
    await vi.advanceTimersByTimeAsync(160)
    expect(table.state).toMatchObject({ playing: true, moves: 1 })
    decide(table, FLEET)
    expect(match.steps.map(({ seat }) => seat)).toEqual([1, 0])
    expect(table.state).toMatchObject({ playing: true, moves: 2, actions: [] })
  })

  test('undo takes the own move back and nothing else', async () => {
    const { table, book, match } = openTable(newDuel(), ALONE, { thinker: never })
    expect(table.whyNoUndo()?.code).toBe('undo.nothing')
    decide(table, FLEET)
    expect(await table.undo()).toBeNull()
    expect(match.steps).toEqual([])
    expect((await keptIn(book)).log).not.toContain('A: fleet')
    expect(table.state.actions.length).toBe(2251)
  })

  test('a decision with a single answer is taken without asking, and marked', async () => {
    const single = { ...game, actions: (view: unknown) => game.actions(view).slice(0, 1) }
    const match = new Match({ ...newDuel().opening, game: single })
    const { table, book } = openTable(match, ALONE, { asking: ABLE })
    await soon()
    expect(table.state.unasked[0]).toBe(0)
    expect((await keptIn(book)).unasked?.[0]).toBe(0)
  })

  test('a standing order decides without asking, and is marked; what it leaves open is asked', async () => {
    let given = true
    const answer = (_: unknown, actions: readonly unknown[]) =>
      given ? actions.find((each) => FLEET.test(game.write(each))) : undefined
    const { table, match } = openTable(newDuel(), ALONE, { thinker: never, answer })
    expect(match.steps.map(({ text }) => text)).toEqual([expect.stringMatching(FLEET)])
    expect(table.state.unasked).toEqual([0])
    // Nothing was decided that could be taken back: it would only happen again.
    expect((await table.undo())?.code).toBe('undo.nothing')
    given = false
    const { table: other, match: another } = openTable(newDuel(), ALONE, { thinker: never, answer })
    expect(another.steps).toEqual([])
    given = true
    other.thinkAgain()
    expect(another.steps.length).toBe(1)
  })

  test('a turn waits to be ended as long as something in it can be taken back', () => {
    const { table, match } = openTable(sternenfeuerDuel(), ALONE, { thinker: never, asking: ABLE })
    const moves = (): string[] => match.steps.map(({ text }) => text)
    const take = (text: string) =>
      table.decide(table.state.actions.find((each) => match.game.write(each) === text))
    take('-')
    const discard = match.game.write(
      table.state.actions.findLast((each) => /^X/.test(match.game.write(each))),
    )
    take(discard)
    expect(moves()).toEqual(['-', discard])
    expect(table.state.actions.map(match.game.write)).toEqual(['.'])
    expect(table.whyNoUndo()).toBeNull()
    void table.undo()
    expect(moves()).toEqual(['-'])
    take(discard)
    take('.')
    expect(moves()).toEqual(['-', discard, '.'])
    expect(table.state.deciding).toEqual([1])
  })

  test('giving up ends the match, and stands in its log', async () => {
    const { table, book } = openTable(newDuel(), ALONE)
    table.concede()
    expect(table.state).toMatchObject({ over: true, conceded: [0], plays: false, actions: [] })
    const kept = await keptIn(book)
    expect(kept.over).toBe(true)
    expect(reopen(kept, game)).toMatchObject({ result: { winners: [1], by: 'conceding' } })
  })

  test('with three sides a bot plays on for whoever gave up, who watches', async () => {
    const { table, book, match } = openTable(newDuel('three', { mode: 'trio' }), [...ALONE, bot('Rigel')])
    decide(table, /^fleet/)
    await soon()
    table.concede()
    expect(table.state).toMatchObject({ over: false, conceded: [0], plays: false, actions: [], viewer: 0 })
    expect((await keptIn(book)).over).toBe(true)
    for (let waits = 0; waits < 2000 && !table.state.over; waits++) await soon()
    expect(match.result?.winners).not.toContain(0)
    expect(match.result?.by).toBeUndefined()
  })
})
