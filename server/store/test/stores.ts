import { describe, expect, it, onTestFinished } from 'vitest'
import type { Store } from '../store.ts'
import { accountTests } from './accounts.ts'
import { ALL_TALK, commitOf, entryOf, guestOf, indexOf, noticeOf } from './samples.ts'

/** Somewhere a store can be opened, by several processes at once. */
export interface Place {
  open(): Promise<Store>
}

/** What any store must do, whatever it keeps things in. */
export function storeTests(name: string, newPlace: () => Place): void {
  const openAt = async (place: Place): Promise<Store> => {
    const store = await place.open()
    onTestFinished(() => store.close())
    return store
  }
  const openNew = (): Promise<Store> => openAt(newPlace())
  const withTable = async (table = 't'): Promise<Store> => {
    const store = await openNew()
    await store.commit([commitOf(table, 0)])
    return store
  }

  describe(`${name}: logs`, () => {
    it('gives back what was stored, from any number on', async () => {
      const store = await openNew()
      const commits = [0, 1, 2, 3].map((n) => commitOf('t', n))
      expect(await store.commit(commits)).toEqual([true, true, true, true])
      expect(await store.entries('t', 0)).toEqual(commits.map(({ entry }) => entry))
      expect(await store.entries('t', 2)).toEqual([entryOf('t', 2), entryOf('t', 3)])
      expect(await store.entries('t', 4)).toEqual([])
      expect(await store.entries('other', 0)).toEqual([])
    })

    it('takes every number once', async () => {
      const store = await withTable()
      expect(await store.commit([commitOf('t', 1, {}, { text: 'first' })])).toEqual([true])
      expect(await store.commit([commitOf('t', 1, {}, { text: 'second' })])).toEqual([false])
      expect((await store.entries('t', 1)).map(({ text }) => text)).toEqual(['first'])
    })

    it('refuses what comes behind something that was refused, at that table and no other', async () => {
      const store = await withTable('t')
      const [a, b, c] = [commitOf('t', 0), commitOf('u', 0), commitOf('t', 1)]
      expect(await store.commit([a, b, c, commitOf('u', 1)])).toEqual([false, true, false, true])
      expect(await store.entries('t', 0)).toHaveLength(1)
      expect(await store.entries('u', 0)).toHaveLength(2)
    })

    it('takes one number once within a batch, too', async () => {
      const store = await withTable()
      const twice = [commitOf('t', 1), commitOf('t', 1), commitOf('t', 2)]
      expect(await store.commit(twice)).toEqual([true, false, false])
    })

    it('an index is stored with its entry or not at all', async () => {
      const store = await withTable()
      await store.commit([commitOf('t', 1, { stirred: 7, moves: 1 })])
      await store.commit([commitOf('t', 1, { stirred: 99, moves: 5, notice: noticeOf('t', { cards: 'x' }) })])
      expect(await store.index('t')).toEqual(indexOf('t', 1, { stirred: 7, moves: 1, notice: noticeOf('t') }))
    })

    it('stores all of a batch or nothing', async () => {
      const store = await withTable()
      const broken = { ...commitOf('u', 0), index: null as never }
      await expect(store.commit([commitOf('t', 1), broken])).rejects.toThrow()
      expect(await store.entries('t', 0)).toHaveLength(1)
      expect(await store.index('t')).toMatchObject({ n: 0 })
      expect(await store.commit([commitOf('t', 1)])).toEqual([true])
    })

    it('an empty batch is stored at once', async () => {
      expect(await (await openNew()).commit([])).toEqual([])
    })

    it.each([
      ['signs of all planes', 'Zoë 🚀 𝔘 שלום नमस्ते \u200d \uffff e\u0301'],
      ['quotes and lines', `'"\\\n\r\t; -- DROP`],
      ['a zero', 'a\0b'],
      ['what JSON is marked by', '\u0001"x"'],
      ['half a pair of surrogates', 'a\ud800b'],
      ['nothing', ''],
      ['a lot', 'x'.repeat(300_000)],
    ])('keeps %s to the letter', async (_, text) => {
      const store = await openNew()
      await store.commit([commitOf('t', 0, {}, { text })])
      expect((await store.entries('t', 0))[0].text).toBe(text)
      await store.addGuest({ ...guestOf('g'), name: text }, 'hash')
      expect((await store.guest('g'))?.name).toBe(text)
    })

    it('those who want the same number get one winner', async () => {
      const place = newPlace()
      const [one, other] = [await openAt(place), await openAt(place)]
      await one.commit([commitOf('t', 0)])
      for (let n = 1; n <= 40; n++) {
        const tries = [one, other].map((store, at) =>
          store.commit([commitOf('t', n, {}, { text: `by ${at}` })]),
        )
        const won = (await Promise.all(tries)).map(([stored]) => stored)
        expect(won.filter(Boolean), `number ${n}`).toHaveLength(1)
        expect((await other.entries('t', n))[0].text).toBe(`by ${won.indexOf(true)}`)
      }
      expect(await one.entries('t', 0)).toEqual(await other.entries('t', 0))
    })

    it('many tables at once stay apart', async () => {
      const place = newPlace()
      const stores = [await openAt(place), await openAt(place)]
      const tables = Array.from({ length: 20 }, (_, at) => `t${at}`)
      for (let n = 0; n < 10; n++) {
        const batches = stores.map((store, at) =>
          store.commit(tables.filter((_, t) => t % 2 === at).map((table) => commitOf(table, n))),
        )
        expect((await Promise.all(batches)).flat().every(Boolean)).toBe(true)
      }
      for (const table of tables)
        expect((await stores[0].entries(table, 0)).map(({ n }) => n)).toEqual([...Array(10).keys()])
    })
  })

  describe(`${name}: the index`, () => {
    it('gives back all of it', async () => {
      const store = await openNew()
      const result = { scores: [3, 1], winners: [0] } as never
      const full = indexOf('t', 0, {
        ...{
          code: 'ABC234',
          due: 77,
          guests: ['ann', null, 'ben'],
          deciding: [0, 2],
          moves: 12,
          listed: false,
        },
        ...{ result, runsOut: 1234, state: 'over' },
      })
      await store.commit([{ entry: entryOf('t', 0), index: full }])
      expect(await store.index('t')).toEqual(full)
      expect(await store.index('u')).toBeNull()
    })

    it('a code leads to a table while it is open', async () => {
      const store = await openNew()
      await store.commit([commitOf('t', 0, { state: 'open', code: 'ABC234' })])
      expect(await store.tableWithCode('ABC234')).toBe('t')
      expect(await store.tableWithCode('ZZZZZZ')).toBeNull()
      await store.commit([commitOf('t', 1, { code: null, notice: noticeOf('t', { state: 'running' }) })])
      expect(await store.tableWithCode('ABC234')).toBeNull()
    })

    it('the lobby has open tables and those that can be watched, the latest first', async () => {
      const store = await openNew()
      const hidden = noticeOf('x', { watch: 'nobody' })
      await store.commit([
        commitOf('open', 0, { state: 'open', stirred: 10 }),
        commitOf('unlisted', 0, { state: 'open', stirred: 20, listed: false }),
        commitOf('openOnly', 0, { state: 'open', stirred: 30, notice: hidden }),
        commitOf('watched', 0, { stirred: 40 }),
        commitOf('unwatched', 0, { stirred: 50, notice: hidden }),
        commitOf('over', 0, { state: 'over', stirred: 60 }),
        commitOf('closed', 0, { state: 'closed', stirred: 70 }),
      ])
      const lobby = async (most: number) => (await store.lobby(most)).map(({ table }) => table)
      expect(await lobby(9)).toEqual(['watched', 'openOnly', 'open'])
      expect(await lobby(2)).toEqual(['watched', 'openOnly'])
      await store.commit([commitOf('watched', 1, { stirred: 5 })])
      expect(await lobby(9)).toEqual(['openOnly', 'open', 'watched'])
    })

    it('a guest has tables while sitting there, the latest first', async () => {
      const store = await openNew()
      await store.commit([
        commitOf('a', 0, { stirred: 10 }),
        commitOf('b', 0, { stirred: 30, guests: ['ann', null] }),
        commitOf('c', 0, { stirred: 20, guests: ['ben', 'cat'] }),
        commitOf('d', 0, { stirred: 5, state: 'over' }),
      ])
      const tablesOf = async (guest: string, most = 9) =>
        (await store.tablesOf(guest, most)).map(({ table }) => table)
      expect(await tablesOf('ann')).toEqual(['b', 'a', 'd'])
      expect(await tablesOf('ben', 2)).toEqual(['c', 'a'])
      expect(await tablesOf('dan')).toEqual([])
      expect(await store.countOf('ann')).toBe(2)
      expect(await store.countOf('cat')).toBe(1)
      await store.commit([commitOf('b', 1, { guests: [null, 'dan'], notice: noticeOf('b') })])
      await store.commit([commitOf('a', 1, { state: 'over', notice: noticeOf('a') })])
      expect(await tablesOf('ann')).toEqual(['a', 'd'])
      expect(await store.countOf('ann')).toBe(0)
      expect(await store.countOf('dan')).toBe(1)
    })

    it('what is due is told, the longest due first', async () => {
      const store = await openNew()
      await store.commit([
        commitOf('a', 0, { due: 30 }),
        commitOf('b', 0, { due: 10 }),
        commitOf('c', 0, { due: null }),
        commitOf('d', 0, { due: 50 }),
      ])
      expect(await store.dueBy(30, 9)).toEqual(['b', 'a'])
      expect(await store.dueBy(99, 1)).toEqual(['b'])
      await store.setDue('b', 0, 60)
      await store.setDue('a', 0, null)
      expect(await store.dueBy(99, 9)).toEqual(['d', 'b'])
      expect(await store.index('b')).toMatchObject({ due: 60 })
    })

    it('what is due after an entry does not hold after the next one', async () => {
      const store = await withTable()
      await store.setDue('t', 0, 5)
      await store.commit([commitOf('t', 1, { due: 20 })])
      await store.setDue('t', 0, 7)
      expect(await store.index('t')).toMatchObject({ due: 20 })
    })
  })

  describe(`${name}: people`, () => {
    it('knows a guest by the hash of a secret, on several devices', async () => {
      const store = await openNew()
      await store.addGuest(guestOf('ann'), 'hash1')
      await store.addSession('hash2', 'ann', 9)
      expect(await store.guestWith('hash1')).toEqual(guestOf('ann'))
      expect(await store.guestWith('hash2')).toEqual(guestOf('ann'))
      expect(await store.guestWith('hash3')).toBeNull()
      await store.endSession('hash1')
      expect(await store.guestWith('hash1')).toBeNull()
      expect(await store.guest('ann')).toEqual(guestOf('ann'))
      await store.rename('ann', 'Anna', 'sky')
      expect(await store.guestWith('hash2')).toEqual({ ...guestOf('ann'), name: 'Anna', colour: 'sky' })
      expect(await store.guest('ben')).toBeNull()
    })

    it('nobody becomes a guest who is there already, or one who is not', async () => {
      const store = await openNew()
      await store.addGuest(guestOf('ann'), 'hash1')
      await expect(store.addGuest(guestOf('ann'), 'hash2')).rejects.toThrow()
      expect(await store.guestWith('hash2')).toBeNull()
      await expect(store.addSession('hash3', 'ben', 1)).rejects.toThrow()
      await expect(store.addTransfer('code', 'ben', 1)).rejects.toThrow()
    })

    it('a transfer code works once, and not after its time', async () => {
      const place = newPlace()
      const [store, other] = [await openAt(place), await openAt(place)]
      await store.addGuest(guestOf('ann'), 'hash')
      await store.addTransfer('once', 'ann', 100)
      await store.addTransfer('late', 'ann', 100)
      const taken = await Promise.all([store, other].map((each) => each.takeTransfer('once', 50)))
      expect(taken.filter((guest) => guest === 'ann')).toHaveLength(1)
      expect(await store.takeTransfer('once', 50)).toBeNull()
      expect(await store.takeTransfer('late', 100)).toBeNull()
      expect(await store.takeTransfer('never', 1)).toBeNull()
    })
  })

  accountTests(name, async () => {
    const place = newPlace()
    return [await openAt(place), await openAt(place)]
  })

  describe(`${name}: what stands beside`, () => {
    it('wishes are kept with the seat', async () => {
      const store = await withTable()
      const wishes = { by: 'ann', asking: { when: 'only' as const, at: ['x'] }, ahead: ['move é'] }
      expect(await store.wishes('t')).toEqual(new Map())
      expect(await store.setWishes('t', 1, wishes)).toEqual(wishes)
      await store.setWishes('t', 0, { ...wishes, ahead: [] })
      await store.setWishes('t', 0, { ...wishes, ahead: ['-'] })
      expect(await store.wishes('t')).toEqual(
        new Map([
          [0, { ...wishes, ahead: ['-'] }],
          [1, wishes],
        ]),
      )
      expect(await store.wishes('u')).toEqual(new Map())
    })

    it('a wish changes what it names, and leaves to others what they wished for', async () => {
      const place = newPlace()
      const [one, other] = [await openAt(place), await openAt(place)]
      await one.commit([commitOf('t', 0)])
      for (let round = 0; round < 20; round++) {
        const held = { text: 'pass', since: round, request: `r${round}` }
        const asking = { when: 'only' as const, at: [`x${round}`] }
        await Promise.all([
          one.setWishes('t', 0, { by: 'ann', held }),
          other.setWishes('t', 0, { by: 'ann', asking }),
          other.setWishes('t', 0, { by: 'ann', ahead: [`a${round}`], id: `w${round}` }),
        ])
        const wishes = { by: 'ann', held, asking, ahead: [`a${round}`], id: `w${round}` }
        expect((await one.wishes('t')).get(0)).toEqual(wishes)
      }
      // What was made ahead goes, unless somebody has made something else since.
      await one.setWishes('t', 0, { by: 'ann', ahead: [], instead: 'w18' })
      expect((await other.wishes('t')).get(0)?.ahead).toEqual(['a19'])
      await one.setWishes('t', 0, { by: 'ann', ahead: [], instead: 'w19' })
      expect((await other.wishes('t')).get(0)).toMatchObject({ ahead: [], held: { since: 19 } })
      // Whoever sits there next begins anew.
      const usual = { asking: { when: 'able', at: [] }, ahead: [] }
      expect(await other.setWishes('t', 0, { by: 'ben', ahead: ['b'] })).toEqual({
        ...{ ...usual, by: 'ben', ahead: ['b'] },
      })
    })

    it('what comes twice under one name is said once, whoever is asked', async () => {
      const place = newPlace()
      const [one, other] = [await openAt(place), await openAt(place)]
      await one.commit([commitOf('t', 0), commitOf('u', 0)])
      const words = (table: string, request: string | null) => ({
        ...{ table, at: 5, guest: 'ann', seat: 0 as const, name: 'Ann', colour: null, request },
        spoken: { say: 'phrase' as const, phrase: 1 },
      })
      const say = (store: Store, table: string, request: string | null, ofGuest = 9) =>
        store.say(words(table, request), { ofGuest, ofSide: 9 })
      expect(await one.wasSaid('t', 'a')).toBe(false)
      const twice = await Promise.all([one, other, one].map((store) => say(store, 't', 'a')))
      expect(twice.map((said) => said?.n)).toEqual([1, 1, 1])
      expect(await other.wasSaid('t', 'a')).toBe(true)
      expect((await say(other, 't', 'b'))?.n).toBe(2)
      // Also where the table keeps no more.
      expect([await say(one, 't', 'c', 2), (await say(one, 't', 'a', 2))?.n]).toEqual([null, 1])
      expect((await say(one, 'u', 'a'))?.n).toBe(1)
      // What has no name is said as often as it comes.
      expect([(await say(one, 'u', null))?.n, (await say(other, 'u', null))?.n]).toEqual([2, 3])
      expect((await one.talk('t', 0)).map(({ request }) => request)).toEqual(['a', 'b'])
    })

    it('what is said is numbered from 1, at every table', async () => {
      const store = await withTable('t')
      await store.commit([commitOf('u', 0)])
      const talk = (table: string, text: string) => ({
        ...{ table, at: 5, guest: 'ann', seat: null, name: 'Ann', colour: null, request: null },
        spoken: { say: 'text' as const, text },
      })
      const first = await store.say(talk('t', 'Hi 🚀'), ALL_TALK)
      expect(first).toEqual({ ...talk('t', 'Hi 🚀'), n: 1 })
      await store.say(talk('u', 'elsewhere'), ALL_TALK)
      // Which of two is first that are said at once is not promised.
      const said = await Promise.all(['b', 'c'].map((text) => store.say(talk('t', text), ALL_TALK)))
      const both = said.sort((one, other) => (one?.n ?? 0) - (other?.n ?? 0))
      expect(both.map((each) => each?.n)).toEqual([2, 3])
      expect(new Set(both.map((each) => JSON.stringify(each?.spoken))).size).toBe(2)
      expect(await store.talk('t', 0)).toEqual([first, ...both])
      expect(await store.talk('t', 3)).toEqual([both[1]])
      expect((await store.talk('u', 1)).map(({ n }) => n)).toEqual([1])
    })

    it('a table keeps so much of what is said: of each guest, of those who play, of those who look on', async () => {
      const store = await withTable('t')
      await store.commit([commitOf('u', 0)])
      const says = async (guest: string, seat: 0 | 1 | null, table = 't') => {
        const words = { ...{ table, at: 5, guest, seat, name: guest, colour: null, request: null } }
        const said = await store.say(
          { ...words, spoken: { say: 'phrase', phrase: 0 } },
          { ofGuest: 2, ofSide: 3 },
        )
        return said?.n ?? null
      }
      expect([await says('ann', 0), await says('ann', 0), await says('ann', 0)]).toEqual([1, 2, null])
      expect([await says('ben', 1), await says('ben', 1)]).toEqual([3, null])
      expect([await says('cid', null), await says('dan', null), await says('cid', null)]).toEqual([4, 5, 6])
      expect([await says('eve', null), await says('ann', 0, 'u')]).toEqual([null, 1])
      expect(await store.talk('t', 0)).toHaveLength(6)
    })

    it('card sets are kept by hash', async () => {
      const store = await openNew()
      const set = { hash: 'f'.repeat(64), game: 'game', file: '{"cards": ["é🚀"]}' }
      await store.addCards(set, 'ann', 1)
      await store.addCards({ ...set, file: 'another' }, 'ben', 2)
      expect(await store.cards(set.hash)).toEqual(set)
      expect(await store.cards('0')).toBeNull()
    })
  })
}
