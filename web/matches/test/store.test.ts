import { sternenfeuer } from '@sternentisch/games/sternenfeuer'
import { isRefusal, Match, readOptions, type Seat, seedFrom } from '@sternentisch/kernel'
import { describe, expect, test, vi } from 'vitest'
import { Browser, bot, game, keepIn, newDuel, person, playAnything, soon } from '../../table/test/tables.ts'
import { playOnFrom, rematch } from '../continue.ts'
import { isDamaged, keptAs, reopen } from '../kept-match.ts'

const PLAYERS = [person('Ada'), bot('Vega')]

const duelCalled = (id: string): Match => new Match({ ...newDuel().opening, id })

describe('kept matches', () => {
  test('come back as they were, in every tab', async () => {
    const browser = new Browser()
    const match = playAnything(newDuel(), 20)
    const kept = await keepIn(browser.tab(), match, PLAYERS)
    expect(await browser.tab().find('test')).toEqual(kept)
    const again = reopen(kept, game)
    expect(isRefusal(again)).toBe(false)
    expect(again).toMatchObject({ table: match.table })
  })

  test('are listed latest first, what is damaged last', async () => {
    const browser = new Browser()
    const book = browser.tab()
    await browser.cabinet.put('matches', 'odd', { id: 'odd' })
    vi.spyOn(Date, 'now').mockReturnValueOnce(1).mockReturnValueOnce(2)
    await keepIn(book, duelCalled('first'), PLAYERS)
    await keepIn(book, duelCalled('second'), PLAYERS)
    expect(book.list()).toBeNull()
    await soon()
    expect(book.list()?.map(({ id }) => id)).toEqual(['second', 'first', 'odd'])
    await book.forget((await book.find('first'))!)
    expect(await book.find('first')).toBeNull()
    expect(book.list()?.map(({ id }) => id)).toEqual(['second', 'odd'])
  })

  test('are known to the other tabs as soon as they are stored, played on, or removed', async () => {
    const browser = new Browser()
    const [one, other] = [browser.tab(), browser.tab()]
    other.list()
    await soon()
    const kept = await keepIn(one, newDuel(), PLAYERS)
    expect(other.list()).toEqual([kept])
    one.scribeFor(kept).write(keptAs(kept, playAnything(newDuel(), 2)))
    await soon()
    expect(other.list()).toMatchObject([{ turn: 2 }])
    await one.forget((await one.find('test'))!)
    await soon()
    expect(other.list()).toEqual([])
  })

  test('are not overwritten once another tab has played on', async () => {
    const browser = new Browser()
    const book = browser.tab()
    const mine = await keepIn(book, newDuel(), PLAYERS)
    const deaf = new Browser(browser.cabinet).tab()
    await deaf.find('test')
    const [here, there] = [book.scribeFor(mine), deaf.scribeFor(mine)]
    there.write(keptAs(mine, playAnything(newDuel(), 2)))
    here.write(keptAs(mine, playAnything(newDuel(), 1)))
    await soon()
    expect([here.pen, there.pen]).toEqual(['elsewhere', 'stored'])
    expect(await book.find('test')).toEqual(there.kept)
  })

  test('stay where another tab has played on before they are forgotten', async () => {
    const browser = new Browser()
    const [one, other] = [browser.tab(), browser.tab()]
    one.list()
    const before = await keepIn(one, newDuel(), PLAYERS)
    other.scribeFor(before).write(keptAs(before, playAnything(newDuel(), 2)))
    await soon()
    await one.forget(before)
    expect(await other.find('test')).toMatchObject({ turn: 2 })
    expect(one.list()).toMatchObject([{ turn: 2 }])
  })

  test('are stored one turn after the other, the last one as it was last', async () => {
    const browser = new Browser()
    const book = browser.tab()
    const put = vi.spyOn(browser.cabinet, 'put')
    const scribe = book.scribeFor(await keepIn(book, newDuel(), PLAYERS))
    for (let moves = 1; moves <= 5; moves++) scribe.write(keptAs(scribe.kept, playAnything(newDuel(), moves)))
    // The first was handed over at once; the others wait for it and go together.
    expect(put).toHaveBeenCalledTimes(2)
    await soon()
    expect(put).toHaveBeenCalledTimes(3)
    expect(await browser.tab().find('test')).toMatchObject({ log: scribe.kept.log, turn: 3 })
  })
})

describe('what is stored and does not fit', () => {
  const fine = { ...keptAs({ id: 'test', players: PLAYERS, turn: 3 }, newDuel()) }

  test.each([
    ['players', []],
    ['players', null],
    ['players.0.kind', [{ kind: 'ghost', name: 'Ada', budget: 0 }]],
    ['players.0.budget', [{ kind: 'bot', name: 'Ada', budget: -1 }]],
    ['over', 'no'],
    ['changed', 'yesterday'],
    ['turn', -1],
    ['heard', 3],
    ['heard.1', [0, '1']],
    ['unasked', { 0: 1 }],
    ['unasked.0', [null]],
    ['away.0', ['report']],
    ['away', null],
    ['away.0', { 0: 'report' }],
    ['id', 'other'],
  ])('a bad %s (%j) is named, the log is rescued, and nothing is changed', async (field, value) => {
    const browser = new Browser()
    const [key] = field.split('.')
    const bad = { ...fine, [key]: value }
    await browser.cabinet.put('matches', 'test', bad)
    const stored = await browser.tab().find('test')
    expect(stored).toEqual({
      id: 'test',
      refusal: expect.objectContaining({ code: 'table.kept.damaged', params: { field } }),
      log: fine.log,
    })
    expect(await browser.cabinet.get('matches', 'test')).toBe(bad)
  })

  test.each([null, 7, 'text', '{"id":', [], {}, { id: 'test', log: 5 }])(
    '%j is damaged, without a log',
    async (value) => {
      const browser = new Browser()
      await browser.cabinet.put('matches', 'test', value)
      const stored = await browser.tab().find('test')
      expect(stored && isDamaged(stored) && stored.log).toBeNull()
    },
  )

  test('what an older version stored is fine', async () => {
    const browser = new Browser()
    const { turn, ...older } = fine
    await browser.cabinet.put('matches', 'test', older)
    expect(await browser.tab().find('test')).toEqual({ ...older, turn: 0 })
  })

  test('players that fit another match are refused with the match', () => {
    const change = { players: [...PLAYERS, bot('Rigel')] }
    expect(reopen({ ...fine, ...change }, game)).toMatchObject({ params: { field: 'players' } })
  })
})

describe('going on', () => {
  test('a rematch has the same options and other cards', () => {
    const match = newDuel('one', { mode: 'duel', fleetSize: 'asManyAsPossible' })
    const again = reopen(rematch(match, PLAYERS), game)
    if (isRefusal(again)) throw new Error(again.code)
    expect(again.opening.options).toEqual(match.opening.options)
    expect(again.opening.seed).not.toBe(match.opening.seed)
  })

  test('a rematch of Sternenfeuer is opened by the loser, also by one who gave up', () => {
    const options = readOptions(sternenfeuer.options, { opening: 'seatA' })
    const opening = { game: sternenfeuer, options, seed: seedFrom('series'), id: 'series', names: ['A', 'B'] }
    const match = new Match(opening)
    const openingAfter = (winners: readonly Seat[] | null) => {
      const again = reopen(rematch(match, PLAYERS, winners), sternenfeuer)
      return isRefusal(again) ? again.code : (again.opening.options as { opening: string }).opening
    }
    expect(openingAfter([0])).toBe('seatB')
    expect(openingAfter([1])).toBe('seatA')
    expect(openingAfter([0, 1])).toBe('seatB')
    expect(openingAfter(null)).toBe('seatA')
  })

  test('playing on from a move shares everything up to it', () => {
    const match = playAnything(newDuel(), 20)
    const kept = playOnFrom(match, 12, PLAYERS)
    const branch = reopen(kept, game)
    if (isRefusal(branch)) throw new Error(branch.code)
    expect(branch.steps.map(({ text }) => text)).toEqual(match.steps.slice(0, 12).map(({ text }) => text))
    expect(branch.table).toEqual(match.at(12).table)
    expect(kept.id).not.toBe('test')
  })
})
