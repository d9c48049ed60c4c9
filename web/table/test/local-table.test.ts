import { sternenfeuer } from '@sternentisch/games/sternenfeuer'
import { type AnyGame, isRefusal, Match, readOptions, seedFrom, writeLog } from '@sternentisch/kernel'
import { describe, expect, test, vi } from 'vitest'
import type { Answer, Judge, Thinker } from '../../bot/question.ts'
import { reopen } from '../../matches/kept-match.ts'
import { PageCabinet, type Written } from '../../storage/cabinet.ts'
import {
  ABLE,
  Browser,
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
  seatOf,
  sitDownAgain,
  soon,
} from './tables.ts'

const ALONE = [person('Ada'), bot('Vega')]
const TWO = [person('Ada'), person('Bo')]
const FLEET = /^fleet Fo Wr Sl Cr Fl Ki$/

describe('the end of a match', () => {
  test.each([
    ['alone, by one’s own eyes', ALONE, 0],
    ['among people at one screen by nobody’s own', TWO, 'audience'],
  ])('is seen %s', (_, players, viewer) => {
    const { table } = openTable(playAnything(newDuel(), 2000), players)
    expect(table.witness?.bill.viewer).toBe(viewer)
    expect(table.witness?.standing?.result).not.toBeNull()
  })
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
    vi.useRealTimers()
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
    vi.useRealTimers()
  })

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
    vi.useRealTimers()
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
    vi.useRealTimers()
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

const sternenfeuerDuel = (): Match => {
  const rules: AnyGame = sternenfeuer
  const options = readOptions(rules.options, { opening: 'seatA' })
  if (isRefusal(options)) throw new Error(options.code)
  return new Match({ game: rules, options, seed: seedFrom('draw'), id: 'test', names: ['Ada', 'Vega'] })
}

describe('a draw', () => {
  test('a bot that thinks to lose agrees, another plays on', async () => {
    const glad = openTable(sternenfeuerDuel(), ALONE, { thinker: new QuickThinker([0.9, 0.1]) })
    expect(await glad.table.draw()).toBeNull()
    expect(glad.match.result).toMatchObject({ by: 'agreement' })
    const proud = openTable(sternenfeuerDuel(), ALONE, { thinker: new QuickThinker([0.1, 0.9]) })
    expect(await proud.table.draw()).toMatchObject({ code: 'table.draw.declined', params: { who: 'Vega' } })
    expect(proud.table.state).toMatchObject({ over: false, wantDraw: [0] })
  })

  test('two people agree one after the other', async () => {
    const { table } = openTable(sternenfeuerDuel(), TWO)
    table.takeSeat()
    await table.draw()
    expect(await table.draw()).toMatchObject({ code: 'match.drawOffered' })
    while (table.state.next === null) table.decide(table.state.actions[0])
    table.drawCurtain()
    table.takeSeat()
    expect(table.state).toMatchObject({ viewer: 1, wantDraw: [0] })
    await table.draw()
    expect(table.state.over).toBe(true)
  })
})

describe('two people at one screen', () => {
  test('nothing is shown until somebody sits down', () => {
    const { table } = openTable(newDuel(), TWO)
    expect(table.state).toMatchObject({ viewer: null, moment: null, curtain: 0, actions: [] })
    table.takeSeat()
    expect(table.state.moment!.view).toMatchObject({ viewer: 0 })
  })

  test('the next one is told that the last move was another’s, not whether it could be taken back', () => {
    const answers = new Set<string>()
    const couldTakeBack = new Set<boolean>()
    const { table, match } = openTable(newDuel(), TWO, { asking: ABLE })
    table.takeSeat()
    for (let moves = 0; moves < 60 && !table.state.over; moves++) {
      const { actions, next } = table.state
      if (next === null) {
        table.decide(actions[actions.length >> 1])
        continue
      }
      couldTakeBack.add(match.steps.at(-1)!.canTakeBack)
      table.drawCurtain()
      expect(table.whyNoUndo()).toBeNull()
      const before = match.steps.length
      table.takeSeat()
      if (match.steps.length === before) answers.add(table.whyNoUndo()?.code ?? 'none')
    }
    expect([...couldTakeBack].sort()).toEqual([false, true])
    expect([...answers]).toEqual(['table.undo.other'])
  })

  test('that another was not asked does not show in what can be taken back', () => {
    const isFirst = (view: unknown): boolean => (view as { viewer: unknown }).viewer === 0
    const single = {
      ...game,
      actions: (view: unknown) => game.actions(view).slice(0, isFirst(view) ? 1 : undefined),
    }
    const { table } = openTable(new Match({ ...newDuel().opening, game: single }), TWO, { asking: ABLE })
    table.takeSeat()
    expect(table.state.unasked).toEqual([0])
    table.drawCurtain()
    table.takeSeat()
    expect(seatOf(table)).toBe(1)
    expect(table.whyNoUndo()?.code).toBe('table.undo.other')
  })

  test('the curtain falls between them, and news wait behind it', async () => {
    const { table, book } = openTable(newDuel(), TWO)
    table.takeSeat()
    decide(table, FLEET)
    // Nobody has to draw it: one click less.
    expect(table.state).toMatchObject({ viewer: null, moment: null, curtain: 1, last: 0, deciding: [1] })
    table.takeSeat()
    expect(table.state.moment!.view).toMatchObject({ viewer: 1 })
    expect((await keptIn(book)).heard).toEqual([1, 1])
    decide(table, FLEET)
    expect((await keptIn(book)).heard).toEqual([1, 2])
  })

  test('who is ready may take the device back and think again', () => {
    const { table, match } = openTable(newDuel(), TWO)
    table.takeSeat()
    decide(table, FLEET)
    table.lookAgain()
    expect(table.state).toMatchObject({ viewer: 0, curtain: null, next: 1 })
    decide(table, /^fleet De$/)
    expect(match.steps.map(({ text }) => text)).toEqual(['fleet Fo Wr Sl Cr Fl Ki', 'fleet De'])
    expect(table.state).toMatchObject({ viewer: 0, next: 1, deciding: [1] })
    table.drawCurtain()
    expect(table.state).toMatchObject({ viewer: null, curtain: 1 })
  })

  test('who takes the device back may take the move back, and the curtain falls after the next one', async () => {
    const { table, match } = openTable(newDuel(), TWO)
    table.takeSeat()
    decide(table, FLEET)
    table.lookAgain()
    expect(await table.undo()).toBeNull()
    expect(match.steps).toEqual([])
    decide(table, FLEET)
    expect(table.state).toMatchObject({ viewer: null, curtain: 1 })
  })

  test('behind the curtain is told what everybody saw since the next one looked, and no more', () => {
    const { table } = openTable(newDuel(), TWO)
    expect(table.meanwhile).toMatchObject({ since: 0 })
    table.takeSeat()
    expect(table.meanwhile).toBeNull()
    decide(table, FLEET)
    const { seen, since } = table.meanwhile!
    expect(since).toBe(0)
    expect(seen.bill.viewer).toBe('audience')
    expect(seen.scenes.flatMap(({ moments }) => moments)[0].event).toMatchObject({
      kind: 'ready',
      fleet: null,
    })
  })

  test('when the device goes over is kept with the match', async () => {
    const { table, book } = openTable(newDuel(), TWO)
    expect(table.state.handOver).toBe('choice')
    table.setHandOver('every')
    table.stop()
    const { table: again } = await sitDownAgain(book)
    expect(again.state.handOver).toBe('every')
    expect(openTable(newDuel(), ALONE).table.state.handOver).toBeNull()
  })

  test('what has been seen is each one’s own, and nobody’s behind the curtain', () => {
    const { table } = openTable(newDuel(), TWO, { asking: ABLE })
    expect(table.seen).toBeNull()
    for (let moves = 0; moves < 40 && !table.state.over; moves++) {
      const { curtain, next, actions, viewer } = table.state
      if (curtain !== null) {
        expect(table.seen).toBeNull()
        table.takeSeat()
      } else if (next !== null) table.drawCurtain()
      else {
        expect(table.seen!.bill.viewer).toBe(viewer)
        const moments = table.seen!.scenes.flatMap((scene) => scene.moments)
        for (const { view } of moments) expect(view).toMatchObject({ viewer })
        expect(table.seen!.scenes).toHaveLength(table.state.moves)
        table.decide(actions[actions.length >> 1])
      }
    }
  })

  test('what somebody missed is shown first, as that seat was told', () => {
    vi.useFakeTimers()
    const { table } = openTable(newDuel(), TWO, { pace: 100 })
    table.takeSeat()
    decide(table, FLEET)
    table.skip()
    table.drawCurtain()
    table.takeSeat()
    expect(table.state.moment!.event).toMatchObject({ kind: 'ready', seat: 0, fleet: null })
    expect(table.state.actions).toEqual([])
    vi.advanceTimersByTime(1000)
    expect(table.state.actions.length).toBeGreaterThan(0)
    vi.useRealTimers()
  })

  test('after a reload the curtain is down again and the news still wait', async () => {
    const { table, book } = openTable(newDuel(), TWO)
    table.takeSeat()
    decide(table, FLEET)
    table.stop()
    const { table: again, kept } = await sitDownAgain(book)
    expect(again.state).toMatchObject({ viewer: null, curtain: 1 })
    expect(kept.heard).toEqual([1, 0])
  })
})

describe('what was read and put away', () => {
  test('stays away after a reload, for the seat that read it', async () => {
    const { table, book } = openTable(newDuel(), TWO)
    table.takeSeat()
    table.putAway('report 1')
    expect(table.state.away).toEqual(['report 1'])
    decide(table, FLEET)
    table.drawCurtain()
    expect(table.state.away).toEqual([])
    table.stop()
    const { table: again, kept } = await sitDownAgain(book)
    again.takeSeat()
    expect(again.state).toMatchObject({ viewer: 1, away: [] })
    expect(kept.away).toEqual({ 0: ['report 1'] })
  })

  test('behind the curtain nobody reads anything', async () => {
    const { table, book } = openTable(newDuel(), TWO)
    table.putAway('report 1')
    expect((await keptIn(book)).away).toBeUndefined()
  })
})

describe('several tabs', () => {
  const OTHER = /^fleet De$/

  /** The same match in two tabs, the other one deaf to news if wanted. */
  async function twoTabs({ deaf = false } = {}) {
    const browser = new Browser()
    const { table, book } = openTable(newDuel(), ALONE, { book: browser.tab(), thinker: never })
    await keptIn(book)
    const otherBook = (deaf ? new Browser(browser.cabinet) : browser).tab()
    const { table: other } = await sitDownAgain(otherBook, never)
    return { table, other, book, otherBook }
  }

  test('whoever comes too late stops and says so; nothing is overwritten', async () => {
    const { table, other, book } = await twoTabs({ deaf: true })
    decide(table, FLEET)
    decide(other, OTHER)
    await soon()
    expect(table.state.trouble).toBeNull()
    expect(other.state).toMatchObject({ trouble: 'elsewhere', actions: [] })
    expect((await keptIn(book)).log).toContain('A: fleet Fo Wr Sl Cr Fl Ki')
  })

  test('what followed a move that came too late does not get through either', async () => {
    const { table, other, book } = await twoTabs({ deaf: true })
    decide(table, FLEET)
    decide(other, OTHER)
    other.undo()
    decide(other, OTHER)
    await soon()
    await soon()
    expect(other.state.trouble).toBe('elsewhere')
    expect((await keptIn(book)).log).toContain('A: fleet Fo Wr Sl Cr Fl Ki')
  })

  test('a tab that hears of it stops at once; whoever sits down again has the latest', async () => {
    const { table, other, otherBook } = await twoTabs()
    decide(table, FLEET)
    await soon()
    expect(other.state.trouble).toBe('elsewhere')
    const { table: again } = await sitDownAgain(otherBook, never)
    expect(again.state).toMatchObject({ trouble: null, moves: 1 })
    again.undo()
    await soon()
    expect(again.state).toMatchObject({ trouble: null, moves: 0 })
    expect(table.state.trouble).toBe('elsewhere')
  })
})

describe('where nothing can be stored', () => {
  /** A storage that has no room until it is given some. */
  class Cramped extends PageCabinet {
    override readonly lasts: boolean = true
    room = true
    override async put(...wish: Parameters<PageCabinet['put']>): Promise<Written> {
      return this.room ? super.put(...wish) : 'full'
    }
  }

  test('a full storage is said, the bot plays on, and with new room everything is stored', async () => {
    vi.useFakeTimers()
    const cabinet = new Cramped()
    const { table, book, match } = openTable(newDuel(), ALONE, { book: new Browser(cabinet).tab() })
    await vi.advanceTimersByTimeAsync(0)
    cabinet.room = false
    for (let made = 0; made < 6; made++) {
      table.decide(table.state.actions[0])
      await vi.advanceTimersByTimeAsync(20)
    }
    expect(table.state).toMatchObject({ trouble: null, unkept: 'full' })
    expect(match.steps.filter(({ seat }) => seat === 1).length).toBeGreaterThan(0)
    table.understand()
    expect(table.state.unkept).toBeNull()
    const seen = new Set<string | null>()
    book.subscribe(() => seen.add(book.unkept()))
    await vi.advanceTimersByTimeAsync(10_000)
    // Trying again is not said anew each time.
    expect([...seen]).toEqual(['full'])
    cabinet.room = true
    await vi.advanceTimersByTimeAsync(10_000)
    expect(book.unkept()).toBeNull()
    vi.useRealTimers()
    const other = await keptIn(new Browser(cabinet).tab())
    expect(other.log).toBe(writeLog(match))
  })

  test('a match that was never stored is found by its own page', async () => {
    const cabinet = new Cramped()
    cabinet.room = false
    const { table, book } = openTable(newDuel(), ALONE, { book: new Browser(cabinet).tab() })
    decide(table, FLEET)
    expect((await keptIn(book)).log).toContain('A: fleet')
    expect(await new Browser(cabinet).tab().find('test')).toBeNull()
  })

  test('a browser that keeps nothing says so, and play goes on', async () => {
    const { table, book, match } = openTable(newDuel(), ALONE)
    await soon()
    expect(table.state).toMatchObject({ trouble: null, unkept: 'forbidden' })
    decide(table, FLEET)
    await soon()
    expect(match.steps.length).toBeGreaterThan(1)
    expect(book.unkept()).toBe('forbidden')
  })
})
