import { isRefusal } from '@sternentisch/kernel'
import type { Act } from '@sternentisch/wire'
import { describe, expect, it } from 'vitest'
import { ALL_TALK } from '../store/test/samples.ts'
import { OutOfReach } from '../store/unanswered.ts'
import { neighbours } from '../test/neighbours.ts'
import { anna, ben, cleo, hallWith, Onlooker, quiet, settingsOf, soon } from '../test/scene.ts'

const sit: Act = { do: 'sit', seat: null, deck: null }

/** Anna is at one process, Ben at the other; both look at the table where they are. */
async function scene() {
  const { stores, cut } = neighbours()
  const [here, there] = stores.map((store) => hallWith(store))
  const made = await here.hall.openTable(anna, { settings: settingsOf('stellar'), seat: 0, deck: null })
  if (isRefusal(made)) throw new Error(made.code)
  const { table } = made
  const [hers, his, watcher] = [new Onlooker('anna'), new Onlooker('ben'), new Onlooker('cleo')]
  await here.hall.follow(table, hers)
  await there.hall.follow(table, his)
  await there.hall.follow(table, watcher)
  const failures = (): readonly unknown[] => [...here.failures, ...there.failures]
  return { here: here.hall, there: there.hall, stores, cut, table, hers, his, watcher, failures }
}

type Scene = Awaited<ReturnType<typeof scene>>

/** Whoever decides moves where they are. Answers how many moves that were. */
async function playOn({ here, there, table }: Scene, most: number): Promise<number> {
  let moves = 0
  for (; moves < most; moves++) {
    const now = await here.liveTable(table)
    const seat = now?.deciding[0]
    if (!now || seat === undefined) break
    const [hall, guest] = seat === 0 ? [here, anna] : [there, ben]
    const live = await hall.liveTable(table)
    const texts = live?.hosted?.moves(seat) ?? []
    const done = await hall.act(guest, table, `m${now.n}`, {
      do: 'move',
      text: texts[(now.n * 7) % texts.length],
    })
    if (isRefusal(done)) throw new Error(done.code)
    await quiet()
  }
  return moves
}

describe('a table at two processes', () => {
  it('goes on at both, and all hear of everything once and in order', async () => {
    const at = await scene()
    expect(await at.there.act(ben, at.table, 'sit', sit)).toBe(1)
    await soon(() => at.hers.numbers.length === 2)
    const moves = await playOn(at, 40)
    expect(moves).toBeGreaterThan(10)
    const entries = await at.stores[0].entries(at.table, 0)
    for (const onlooker of [at.hers, at.his, at.watcher]) {
      await soon(() => onlooker.numbers.length === entries.length)
      expect(onlooker.numbers).toEqual(entries.map(({ n }) => n))
    }
    const [one, other] = [await at.here.liveTable(at.table), await at.there.liveTable(at.table)]
    expect(one?.hosted?.view('audience')).toEqual(other?.hosted?.view('audience'))
    expect(at.failures()).toEqual([])
  })

  it('reads again what it could not read, though nobody tells of it a second time', async () => {
    const at = await scene()
    const [, there] = at.stores
    const entries = there.entries.bind(there)
    let failed = 0
    there.entries = async () => {
      failed++
      throw new OutOfReach('the database is out of reach')
    }
    // Ben is at the other process, which has heard of it and cannot read it.
    expect(await at.here.act(ben, at.table, 'sit', sit)).toBe(1)
    await soon(() => failed > 0)
    expect(at.his.numbers).toEqual([0])
    there.entries = entries
    await soon(() => at.his.numbers.length === 2)
    expect(at.his.numbers).toEqual([0, 1])
    expect((await at.there.liveTable(at.table))?.n).toBe(2)
  })

  it('one number has one entry, whoever is asked at the same time', async () => {
    const at = await scene()
    const answers = await Promise.all([
      at.here.act(ben, at.table, 'a', sit),
      at.there.act(cleo, at.table, 'b', sit),
    ])
    expect(answers.filter((answer) => isRefusal(answer))).toHaveLength(1)
    expect(answers).toContain(1)
    await soon(() => at.hers.table.notice?.sitters[1] != null && at.his.table.notice?.sitters[1] != null)
    expect(at.hers.table.notice).toEqual(at.his.table.notice)
    expect(at.failures()).toEqual([])
  })

  it('a request that was answered at one process is answered alike at the other', async () => {
    const at = await scene()
    const first = await at.here.act(ben, at.table, 'same', sit)
    await quiet()
    expect(await at.there.act(ben, at.table, 'same', sit)).toBe(first)
    expect(await at.stores[0].entries(at.table, 0)).toHaveLength(2)
  })

  it('nobody is refused for what only a table that has not heard the news would refuse', async () => {
    const at = await scene()
    at.cut.now = true
    expect(await at.there.act(ben, at.table, 'sit', sit)).toBe(1)
    // The answer was lost, and so was the news: at the other process Ben is not even seated.
    expect(await at.here.act(ben, at.table, 'sit', sit)).toBe(1)
    const before = await at.there.liveTable(at.table)
    const [seat] = before?.deciding ?? []
    const text = before?.hosted?.moves(seat)[0] ?? ''
    const mover = seat === 0 ? anna : ben
    const n = await at.there.act(mover, at.table, 'move', { do: 'move', text })
    expect(n).toBe(2)
    expect(await at.here.act(mover, at.table, 'undo', { do: 'undo', moves: 1 })).toBe(3)
    // Said again: it was done, whatever the table looks like now.
    expect(await at.there.act(mover, at.table, 'undo', { do: 'undo', moves: 1 })).toBe(3)
    expect(at.failures()).toEqual([])
  })

  it('news that comes while the table is being made is no less heard', async () => {
    const { stores } = neighbours()
    const reading: (() => void)[] = []
    // What is read is out of date by the time it is there.
    const slow = new Proxy(stores[1], {
      get: (store, name) => {
        const part: unknown = Reflect.get(store, name)
        if (name !== 'entries') return part
        return async (...which: Parameters<typeof store.entries>) => {
          const entries = await store.entries(...which)
          if (reading.length === 0) await new Promise<void>((read) => reading.push(read))
          return entries
        }
      },
    })
    const [here, there] = [hallWith(stores[0]), hallWith(slow)]
    const made = await here.hall.openTable(anna, { settings: settingsOf('stellar'), seat: 0, deck: null })
    if (isRefusal(made)) throw new Error(made.code)
    const watcher = new Onlooker('cleo')
    const following = there.hall.follow(made.table, watcher)
    await soon(() => reading.length === 1)
    expect(await here.hall.act(ben, made.table, 'sit', sit)).toBe(1)
    await quiet()
    reading[0]()
    await following
    await soon(() => watcher.numbers.length === 2)
    expect([...here.failures, ...there.failures]).toEqual([])
  })

  it('nobody is told of what is still on its way to the store, however the news comes in', async () => {
    const at = await scene()
    await at.there.act(ben, at.table, 'sit', sit)
    await soon(() => at.his.numbers.length === 2 && at.hers.numbers.length === 2)
    const live = await at.here.liveTable(at.table)
    const [seat] = live?.deciding ?? []
    const [hall, guest, onlooker] = seat === 0 ? [at.here, anna, at.hers] : [at.there, ben, at.his]
    const room = hall.rooms.get(at.table)
    const text = (await hall.liveTable(at.table))?.hosted?.moves(seat)[0] ?? ''
    if (!room) throw new Error('nobody is there')
    // News of anything comes right before it, and at every step of the way.
    void hall.readOn(room)
    const done = hall.act(guest, at.table, 'move', { do: 'move', text })
    for (let step = 0; step < 40; step++) {
      void hall.readOn(room)
      await Promise.resolve()
      const stored = (await at.stores[0].entries(at.table, 0)).length
      expect(onlooker.numbers.length).toBeLessThanOrEqual(stored)
    }
    expect(await done).toBe(2)
  })

  it('whoever comes with more than is known here has not to begin anew', async () => {
    const at = await scene()
    at.cut.now = true
    await at.there.act(ben, at.table, 'sit', sit)
    const comes = new Onlooker('ben', 2)
    await at.here.follow(at.table, comes)
    expect(comes.heard[0]).toMatchObject({ re: 'follow', viewer: 1, from: 2 })
  })

  it('whoever missed the news reads on when the line is back', async () => {
    const at = await scene()
    at.cut.now = true
    expect(await at.there.act(ben, at.table, 'sit', sit)).toBe(1)
    await quiet()
    expect(at.hers.numbers).toEqual([0])
    at.cut.now = false
    await soon(() => at.hers.numbers.length === 2)
    expect(at.hers.table.bill).not.toBeNull()
    expect(at.failures()).toEqual([])
  })

  it('wishes and what is said come over as well', async () => {
    const at = await scene()
    await at.there.act(ben, at.table, 'sit', sit)
    await soon(() => at.hers.numbers.length === 2)
    await at.stores[1].setWishes(at.table, 1, { by: 'ben', ahead: ['pass'] })
    await soon(() => at.here.rooms.get(at.table)?.wishes.get(1)?.ahead[0] === 'pass')
    const by = { guest: 'ben', seat: 1, name: 'Ben', colour: 'gold', request: null } as const
    const talk = { table: at.table, at: 5, ...by }
    await at.stores[1].say({ ...talk, spoken: { say: 'text', text: 'Hello' } }, ALL_TALK)
    await soon(() => at.hers.table.talk.length === 1)
    expect(at.hers.table.talk[0]).toMatchObject({ n: 1, name: 'Ben', spoken: { text: 'Hello' } })
  })
})
