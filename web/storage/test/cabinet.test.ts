import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { deleteDB, openDB } from 'idb'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BrowserCabinet } from '../browser-cabinet.ts'
import { PageCabinet } from '../cabinet.ts'

const opened: BrowserCabinet[] = []

async function openCabinet(): Promise<BrowserCabinet> {
  const cabinet = new BrowserCabinet()
  await cabinet.open()
  opened.push(cabinet)
  return cabinet
}

// Whatever pages of other files still store when they are left goes elsewhere.
const others = globalThis.indexedDB
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})
afterAll(() => {
  globalThis.indexedDB = others
})

afterEach(async () => {
  vi.restoreAllMocks()
  // The open ones are asked to close, and do.
  await deleteDB('sternentisch')
})

describe.each([
  ['a browser', openCabinet],
  ['a page', async () => new PageCabinet()],
])('the cabinet of %s', (_, open) => {
  test('keeps things under their names, each on its shelf', async () => {
    const cabinet = await open()
    expect(await cabinet.get('matches', 'a')).toBeUndefined()
    await cabinet.put('matches', 'a', { log: 'one' })
    await cabinet.put('cards', 'a', 'two')
    expect(await cabinet.get('matches', 'a')).toEqual({ log: 'one' })
    expect(await cabinet.all('cards')).toEqual(new Map([['a', 'two']]))
    await cabinet.remove('matches', 'a')
    expect((await cabinet.all('matches')).size).toBe(0)
    expect((await cabinet.all('cards')).size).toBe(1)
  })

  test('gives each turn of a thing once, and whoever comes too late changes nothing', async () => {
    const cabinet = await open()
    expect(await cabinet.put('matches', 'a', 'mine', 1)).toBe('stored')
    expect(await cabinet.put('matches', 'a', 'theirs', 1)).toBe('taken')
    expect(await cabinet.put('matches', 'b', 'other', 1)).toBe('stored')
    expect(await cabinet.get('matches', 'a')).toBe('mine')
    await cabinet.remove('matches', 'a')
    expect(await cabinet.put('matches', 'b', 'other', 1)).toBe('taken')
    expect(await cabinet.put('matches', 'a', 'anew', 1)).toBe('stored')
  })

  test('removes a thing as somebody knew it, and not what was made of it since; what goes with it goes', async () => {
    const cabinet = await open()
    await cabinet.put('matches', 'a', 'first', 1)
    await cabinet.put('matches', 'a', 'second', 2)
    await cabinet.put('reviews', 'a', 'read')
    expect(await cabinet.remove('matches', 'a', 1)).toBe('taken')
    expect(await cabinet.get('matches', 'a')).toBe('second')
    expect(await cabinet.get('reviews', 'a')).toBe('read')
    expect(await cabinet.put('matches', 'a', 'third', 3)).toBe('stored')
    expect(await cabinet.remove('matches', 'a', 3)).toBe('gone')
    expect(await cabinet.get('matches', 'a')).toBeUndefined()
    expect(await cabinet.get('reviews', 'a')).toBeUndefined()
    expect(await cabinet.put('matches', 'a', 'anew', 1)).toBe('stored')
  })
})

describe('the cabinet of a browser', () => {
  test('lays card files of an older version among the sets, once, and leaves them where matches look for them', async () => {
    const old = await openDB('sternentisch', 2, {
      upgrade: (database) => {
        for (const shelf of ['matches', 'cards', 'decks', 'turns']) database.createObjectStore(shelf)
      },
    })
    await old.put('cards', '{"cards":[]}', 'starfighter.attic')
    await old.put('cards', 7, 'starfighter.torn')
    old.close()
    const cabinet = await openCabinet()
    const attic = { id: 'starfighter-attic', game: 'starfighter', title: 'attic', file: '{"cards":[]}' }
    expect([...(await cabinet.all('sets')).values()]).toEqual([{ ...attic, changed: 0, turn: 0 }])
    expect(await cabinet.get('cards', 'starfighter.attic')).toBe('{"cards":[]}')
    await cabinet.remove('sets', attic.id)
    expect((await (await openCabinet()).all('sets')).size).toBe(0)
  })

  test('gives a turn to one of many tabs that ask at once', async () => {
    const tabs = await Promise.all([openCabinet(), openCabinet(), openCabinet()])
    for (let turn = 1; turn <= 20; turn++) {
      const results = await Promise.all(tabs.map((tab, at) => tab.put('matches', 'a', { at, turn }, turn)))
      expect(results.toSorted()).toEqual(['stored', 'taken', 'taken'])
      const winner = results.indexOf('stored')
      expect(await tabs[turn % 3].get('matches', 'a')).toEqual({ at: winner, turn })
    }
  })

  test('hands a write over before anything is awaited', async () => {
    const cabinet = await openCabinet()
    const put = vi.spyOn(IDBObjectStore.prototype, 'put')
    const commit = vi.spyOn(IDBTransaction.prototype, 'commit')
    const written = cabinet.put('matches', 'a', 'mine', 1)
    expect([put.mock.calls.length, commit.mock.calls.length]).toEqual([1, 1])
    expect(await written).toBe('stored')
    const clear = vi.spyOn(IDBObjectStore.prototype, 'delete')
    const removed = cabinet.remove('matches', 'a', 1)
    expect(clear).toHaveBeenCalled()
    expect(commit).toHaveBeenCalledTimes(2)
    expect(await removed).toBe('gone')
  })

  test('where there is no room neither the thing nor its turn is taken', async () => {
    const cabinet = await openCabinet()
    await cabinet.put('matches', 'a', 'before', 1)
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError')
    })
    expect(await cabinet.put('matches', 'a', 'after', 2)).toBe('full')
    vi.restoreAllMocks()
    expect(await cabinet.get('matches', 'a')).toBe('before')
    expect(await cabinet.put('matches', 'a', 'after', 2)).toBe('stored')
  })

  test('is opened again after the browser has closed it', async () => {
    const cabinet = await openCabinet()
    ;(await cabinet.open()).close()
    expect(await cabinet.put('matches', 'a', 'lost?', 1)).toBe('full')
    expect(await cabinet.put('matches', 'a', 'kept', 1)).toBe('stored')
    expect(await cabinet.get('matches', 'a')).toBe('kept')
    ;(await cabinet.open()).close()
    expect(await cabinet.remove('matches', 'a', 1)).toBe('gone')
    expect(await cabinet.get('matches', 'a')).toBeUndefined()
  })
})
