import { isRefusal } from '@sternentisch/kernel'
import type { Act } from '@sternentisch/wire'
import { describe, expect, it } from 'vitest'
import { ALL_TALK } from '../store/test/samples.ts'
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
    const wishes = { asking: { when: 'able', at: [] }, ahead: ['pass'] } as const
    await at.stores[1].setWishes(at.table, 1, {
      ...wishes,
      ahead: [...wishes.ahead],
      asking: { when: 'able', at: [] },
    })
    await soon(() => at.here.rooms.get(at.table)?.wishes.get(1)?.ahead[0] === 'pass')
    const talk = { table: at.table, at: 5, guest: 'ben', seat: 1, name: 'Ben', colour: 'gold' } as const
    await at.stores[1].say({ ...talk, spoken: { say: 'text', text: 'Hello' } }, ALL_TALK)
    await soon(() => at.hers.table.talk.length === 1)
    expect(at.hers.table.talk[0]).toMatchObject({ n: 1, name: 'Ben', spoken: { text: 'Hello' } })
  })
})
