import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeStorage } from '../../table/test/tables.ts'
import { BrowserCabinet } from '../browser-cabinet.ts'
import { PageCabinet, type Written } from '../cabinet.ts'
import { moveIn } from '../move-in.ts'

const MATCH = { id: 'a', log: 'one', changed: 1 }

// Whatever pages of other files still store when they are left goes elsewhere.
const others = globalThis.indexedDB
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  vi.stubGlobal('localStorage', fakeStorage())
  localStorage.setItem('sternentisch.match.a', JSON.stringify(MATCH))
  localStorage.setItem('sternentisch.match.torn', '{"id":')
  localStorage.setItem('sternentisch.cards.starfighter.attic', '{"cards":[]}')
  localStorage.setItem('sternentisch.settings', '{"lang":"de"}')
  localStorage.setItem('other', '1')
})
afterAll(() => {
  globalThis.indexedDB = others
})

const left = (): string[] => Object.keys(localStorage).sort()
const OTHERS = ['other', 'sternentisch.settings']

async function expectMoved(cabinet: Pick<PageCabinet, 'all'>): Promise<void> {
  expect(await cabinet.all('matches')).toEqual(
    new Map<string, unknown>([
      ['a', MATCH],
      ['torn', '{"id":'],
    ]),
  )
  expect(await cabinet.all('cards')).toEqual(new Map([['starfighter.attic', '{"cards":[]}']]))
}

describe('what lay in localStorage', () => {
  test('moves over once, whole or torn, and nothing else does', async () => {
    const cabinet = await moveIn(new BrowserCabinet())
    await expectMoved(cabinet)
    expect([...(await cabinet.all('sets')).values()]).toMatchObject([
      { title: 'attic', file: '{"cards":[]}' },
    ])
    expect(left()).toEqual(OTHERS)
    expect(await moveIn(cabinet)).toBe(cabinet)
  })

  test('moves over with two tabs at once', async () => {
    const tabs = await Promise.all([moveIn(new BrowserCabinet()), moveIn(new BrowserCabinet())])
    for (const tab of tabs) await expectMoved(tab)
    expect(left()).toEqual(OTHERS)
  })

  test.each([0, 1, 2, 3, 4, 5])(
    'survives an interruption after step %i and moves the next time',
    async (steps) => {
      const cabinet = new BrowserCabinet()
      let done = 0
      const step = (): void => {
        if (done++ >= steps) throw new Error('the tab was closed')
      }
      const [get, put] = [cabinet.get.bind(cabinet), cabinet.put.bind(cabinet)]
      vi.spyOn(cabinet, 'get').mockImplementation((...wish) => {
        step()
        return get(...wish)
      })
      vi.spyOn(cabinet, 'put').mockImplementation((...wish) => {
        step()
        return put(...wish)
      })
      await expect(moveIn(cabinet)).rejects.toThrow('closed')
      const later = await moveIn(new BrowserCabinet())
      await expectMoved(later)
      expect(left()).toEqual(OTHERS)
    },
  )

  test('does not overwrite what was played on since', async () => {
    const cabinet = new BrowserCabinet()
    await cabinet.put('matches', 'a', { ...MATCH, log: 'two', turn: 1, changed: 2 }, 1)
    await moveIn(cabinet)
    expect(await cabinet.get('matches', 'a')).toMatchObject({ log: 'two' })
    expect(left()).toContain('sternentisch.match.a')
  })

  test('that an older page still open has played on comes after', async () => {
    const cabinet = await moveIn(new BrowserCabinet())
    localStorage.setItem('sternentisch.match.a', JSON.stringify({ ...MATCH, log: 'later', changed: 2 }))
    await moveIn(cabinet)
    expect(await cabinet.get('matches', 'a')).toMatchObject({ log: 'later' })
    expect(left()).toEqual(OTHERS)
  })

  test('is read where it lies if there is no room, and goes once it is stored or removed', async () => {
    class Cramped extends PageCabinet {
      override readonly lasts = true
      room = false
      override async put(...wish: Parameters<PageCabinet['put']>): Promise<Written> {
        return this.room ? super.put(...wish) : 'full'
      }
    }
    const cramped = new Cramped()
    const cabinet = await moveIn(cramped)
    await expectMoved(cabinet)
    expect(left()).toHaveLength(5)
    expect(await cabinet.put('matches', 'a', 'next', 1)).toBe('full')
    expect(await cabinet.get('matches', 'a')).toEqual(MATCH)
    cramped.room = true
    expect(await cabinet.put('matches', 'a', 'next', 1)).toBe('stored')
    expect(await cabinet.get('matches', 'a')).toBe('next')
    await cabinet.remove('matches', 'torn')
    expect(left()).toEqual(['other', 'sternentisch.cards.starfighter.attic', 'sternentisch.settings'])
  })

  test('stays where it is, and can be played, where the browser has no database', async () => {
    const cabinet = await moveIn(new PageCabinet())
    await expectMoved(cabinet)
    expect(left()).toHaveLength(5)
  })
})
