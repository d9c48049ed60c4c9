import { writeLog } from '@sternentisch/kernel'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Book } from '../../matches/book.ts'
import { PageCabinet, type Written } from '../../storage/cabinet.ts'
import {
  ALONE,
  Browser,
  decide,
  FLEET,
  keptIn,
  never,
  newDuel,
  openTable,
  sitDownAgain,
  soon,
} from './tables.ts'

// Also after a test that failed: the next ones would wait for ever.
afterEach(() => void vi.useRealTimers())

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

  test('where only a bot has moved, the other tab goes on with it, and nobody is told', async () => {
    const browser = new Browser()
    const { table, book } = openTable(newDuel(), ALONE, { book: browser.tab(), thinker: never })
    await keptIn(book)
    await sitDownAgain(browser.tab())
    await soon()
    await soon()
    expect(table.state).toMatchObject({ trouble: null, moves: 1 })
    // Its next turn comes after that one.
    decide(table, FLEET)
    await soon()
    expect(table.state).toMatchObject({ trouble: null, moves: 2 })
    expect((await keptIn(book)).log).toMatch(/^B: fleet .*\nA: fleet Fo Wr Sl Cr Fl Ki$/m)
  })

  test('a bot that answers in both tabs at once has moved once, and both go on', async () => {
    const browser = new Browser()
    const { table, book } = openTable(newDuel(), ALONE, { book: browser.tab(), thinker: never })
    await keptIn(book)
    const deaf = (): Book => new Browser(browser.cabinet).tab()
    const [one, other] = [deaf(), deaf()]
    const tables = await Promise.all([sitDownAgain(one), sitDownAgain(other)])
    await soon()
    await soon()
    for (const { table: each } of tables) expect(each.state).toMatchObject({ trouble: null, moves: 1 })
    table.stop()
    decide(tables[1].table, FLEET)
    await soon()
    expect((await keptIn(other)).log).toMatch(/^B: fleet .*\nA: fleet Fo Wr Sl Cr Fl Ki$/m)
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
