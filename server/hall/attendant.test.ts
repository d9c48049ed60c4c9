import { DRAW, isRefusal, type Seat } from '@sternentisch/kernel'
import type { Act } from '@sternentisch/wire'
import { afterEach, describe, expect, it } from 'vitest'
import { MemoryStore } from '../store/memory.ts'
import type { Guest, Store } from '../store/store.ts'
import type { LiveTable } from '../table/live-table.ts'
import { askedOf, WINDOW } from '../table/window.ts'
import { anna, ben, hallWith, Onlooker, settingsOf, soon } from '../test/scene.ts'
import { Attendant, type Thinker } from './attendant.ts'
import { SPARE } from './due.ts'

const running: Attendant[] = []
afterEach(async () => {
  for (const attendant of running.splice(0)) await attendant.stop()
})

/** Plays the first thing there is. */
class Simple implements Thinker {
  asked = 0
  waits: Promise<void> = Promise.resolve()
  fails = false

  async move(table: LiveTable, seat: Seat): Promise<string> {
    this.asked++
    const [text] = table.hosted?.moves(seat) ?? []
    await this.waits
    if (this.fails) throw new Error('it does not know')
    return text
  }

  agrees = false

  async takesDraw(): Promise<boolean> {
    this.asked++
    await this.waits
    return this.agrees
  }
}

/** Counts how often it is told that something is due, beside what comes with entries. */
class CountingStore extends MemoryStore {
  dues = 0

  override async setDue(...due: Parameters<MemoryStore['setDue']>): Promise<void> {
    this.dues++
    return super.setDue(...due)
  }
}

async function house(more = {}, store: Store = new MemoryStore()) {
  const clock = { now: 1_000_000 }
  const { hall, failures } = hallWith(store as MemoryStore, { now: () => clock.now })
  const thinker = new Simple()
  const attendant = new Attendant(hall, thinker, (error) => failures.push(error))
  running.push(attendant)
  const opened = await hall.openTable(anna, {
    settings: settingsOf('sternenfeuer', more),
    seat: 0,
    deck: null,
  })
  if (isRefusal(opened)) throw new Error(opened.code)
  const { table } = opened
  let asked = 0
  const act = (guest: Guest, what: Act, request = `r${asked++}`) => attendant.act(guest, table, request, what)
  const live = async (): Promise<LiveTable> => {
    const found = await hall.liveTable(table)
    if (!found) throw new Error('no table')
    return found
  }
  const log = () => store.entries(table, 0)
  const stored = (n: number) => soon(() => (hall.rooms.get(table)?.stored ?? 0) > n)
  return { clock, hall, failures, thinker, attendant, table, store, act, live, log, stored }
}

const guestAt = (seat: Seat): Guest => (seat === 0 ? anna : ben)

/** Plays until somebody is asked in a window. */
async function inWindow() {
  const scene = await house()
  await scene.act(ben, { do: 'sit', seat: null, deck: null })
  for (let moves = 0; moves < 400; moves++) {
    const live = await scene.live()
    const [seat] = live.deciding
    const window = askedOf(live, seat)?.window
    if (window) return { ...scene, seat, guest: seat === 0 ? anna : ben, pass: live.game.write(window.pass) }
    const texts = live.hosted?.moves(seat) ?? []
    const done = await scene.act(seat === 0 ? anna : ben, {
      do: 'move',
      text: texts[(moves * 7) % texts.length],
    })
    if (isRefusal(done)) throw new Error(done.code)
  }
  throw new Error('no window')
}

describe('a window', () => {
  it('an early pass is kept until it closes, and entered once', async () => {
    const { clock, live, log, act, guest, pass, stored } = await inWindow()
    const { n } = await live()
    expect(await act(guest, { do: 'move', text: pass }, 'early')).toBeNull()
    expect(await act(guest, { do: 'move', text: pass }, 'early')).toBeNull()
    clock.now += WINDOW - 1
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect((await live()).n).toBe(n)
    clock.now += 1
    await stored(n)
    expect((await log())[n]).toMatchObject({ kind: 'move', text: pass, request: `${guest.id} early` })
    // Sent again by a page that never heard of it: it is the same one.
    expect(await act(guest, { do: 'move', text: pass }, 'early')).toBe(n)
    expect((await log()).filter(({ request }) => request === `${guest.id} early`)).toHaveLength(1)
  })

  it('closes after the same time for those who pass at once, and for those who hold nothing', async () => {
    const times: number[] = []
    for (const passes of [true, false]) {
      const { clock, attendant, table, live, log, act, guest, seat, pass, stored } = await inWindow()
      const { n } = await live()
      const began = clock.now
      if (passes) await act(guest, { do: 'move', text: pass })
      // Who wants to be asked at no window holds nothing as far as the server is concerned.
      else
        await attendant.wish(guestAt(seat), table, seat, 'w', { asking: { when: 'only', at: [] }, ahead: [] })
      clock.now += WINDOW
      await stored(n)
      times.push((await log())[n].at - began)
    }
    expect(times).toEqual([WINDOW, WINDOW])
  })

  it('a pass that is kept answers the window it was given for, and no other one after moves were taken back', async () => {
    const { clock, live, log, act, guest, seat, pass } = await inWindow()
    const moves = (await live()).standing?.moves ?? 0
    expect(await act(guest, { do: 'move', text: pass }, 'early')).toBeNull()
    const other = seat === 0 ? 1 : 0
    const last = (await log()).at(-1)
    expect(last).toMatchObject({ kind: 'move', seat: other })
    const asks = seat === 0 ? ben : anna
    await act(asks, { do: 'ask', moves: 1 })
    await act(guest, { do: 'grant' })
    expect((await live()).standing?.moves).toBe(moves - 1)
    await act(asks, { do: 'move', text: last?.text ?? '' })
    expect((await live()).deciding).toEqual([seat])
    clock.now += WINDOW
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect((await log()).map(({ request }) => request)).not.toContain(`${guest.id} early`)
  })

  it('a pass that is kept is entered by the next server as well', async () => {
    const { clock, hall, attendant, store, table, live, act, guest, pass } = await inWindow()
    const { n } = await live()
    await act(guest, { do: 'move', text: pass }, 'early')
    await attendant.stop()
    await hall.settle()
    const other = hallWith(store as MemoryStore, { now: () => clock.now }).hall
    running.push(new Attendant(other, new Simple(), () => {}))
    clock.now += WINDOW
    await other.liveTable(table)
    await soon(() => (other.rooms.get(table)?.stored ?? 0) > n)
    expect((await store.entries(table, n))[0]).toMatchObject({ text: pass, request: `${guest.id} early` })
  })

  it('another answer counts at once', async () => {
    for (let tries = 0; tries < 3; tries++) {
      const { live, act, guest, seat, pass } = await inWindow()
      const other = (await live()).hosted?.moves(seat).find((text) => text !== pass)
      if (other === undefined) continue
      expect(await act(guest, { do: 'move', text: other })).toBe((await live()).n - 1)
    }
  })
})

describe('moves made ahead', () => {
  it('are played in turn, each once, whatever happens to the server in between', async () => {
    const { clock, attendant, hall, table, store, act, live, stored } = await house({
      game: 'starfighter',
    })
    await act(ben, { do: 'sit', seat: null, deck: null })
    const [seat] = (await live()).deciding
    const [text] = (await live()).hosted?.moves(seat) ?? []
    const { n } = await live()
    await attendant.wish(guestAt(seat), table, seat, 'w', {
      asking: { when: 'always', at: [] },
      ahead: [text, text],
    })
    clock.now += 5000
    await stored(n)
    await attendant.stop()
    await hall.settle()
    // The wishes are as they were: the log says which of them were played.
    expect((await store.wishes(table)).get(seat)?.ahead).toHaveLength(2)
    const played = (await store.entries(table, n)).filter(({ request }) => request?.startsWith('ahead'))
    expect(played[0]).toMatchObject({ text, request: `ahead ${seat} w 0` })
    expect(new Set(played.map(({ request }) => request)).size).toBe(played.length)
  })

  it('are told to whoever holds the seat, until they are played, and to nobody else', async () => {
    const { clock, attendant, hall, table, act, live, stored } = await house({ game: 'starfighter' })
    await act(ben, { do: 'sit', seat: null, deck: null })
    const [seat] = (await live()).deciding
    const [mine, others] = seat === 0 ? ['anna', 'ben'] : ['ben', 'anna']
    const [text] = (await live()).hosted?.moves(seat) ?? []
    const { n } = await live()
    const always = { asking: { when: 'always', at: [] as string[] } } as const
    await attendant.wish(guestAt(seat), table, seat, 'w', { ...always, ahead: [text, 'later'] })
    const [holder, other] = [new Onlooker(mine), new Onlooker(others)]
    for (const looks of [holder, other]) await hall.follow(table, looks)
    expect(holder.table.made).toEqual([text, 'later'])
    // Another wish leaves them as they are, under their name.
    await attendant.wish(guestAt(seat), table, seat, 'v', always)
    expect(holder.table.made).toEqual([text, 'later'])
    clock.now += 5000
    await stored(n)
    await expect.poll(() => holder.table.made).not.toContain(text)
    expect(other.heard.some(({ re }) => re === 'ahead')).toBe(false)
    await attendant.stop()
  })

  it('are gone with whoever made them: nobody plays for who sits there after them', async () => {
    const { clock, attendant, table, act, live, log, stored } = await house({ game: 'starfighter' })
    const always = { asking: { when: 'always' as const, at: [] } }
    expect(await attendant.wish(anna, table, 0, 'w', { ...always, ahead: ['(concede)'] })).toBeNull()
    await act(anna, { do: 'stand' })
    await act(ben, { do: 'sit', seat: 0, deck: null })
    await act(anna, { do: 'sit', seat: 1, deck: null })
    expect(await attendant.wish(anna, table, 0, 'v', always)).toMatchObject({ code: 'online.notSeated' })
    for (let turn = 0; turn < 2; turn++) {
      const { n, deciding, hosted } = await live()
      const [seat] = deciding
      clock.now += 5000
      await new Promise((resolve) => setTimeout(resolve, 500))
      expect((await live()).n).toBe(n)
      await act(seat === 0 ? ben : anna, { do: 'move', text: hosted?.moves(seat)[0] ?? '' })
      await stored(n)
    }
    expect((await log()).map(({ text }) => text)).not.toContain('(concede)')
  })

  it('one that cannot be played takes those behind it along', async () => {
    const { clock, attendant, table, store, act, live } = await house({ game: 'starfighter' })
    await act(ben, { do: 'sit', seat: null, deck: null })
    const [seat] = (await live()).deciding
    await attendant.wish(guestAt(seat), table, seat, 'w', {
      asking: { when: 'always', at: [] },
      ahead: ['nonsense', 'more'],
    })
    clock.now += 5000
    await expect.poll(async () => (await store.wishes(table)).get(seat)?.ahead).toEqual([])
  })
})

describe('bots', () => {
  const withBot = { game: 'starfighter', chairs: [{ for: 'person' }, { for: 'bot', level: 1 }] }

  it('play when it is their turn', async () => {
    const { clock, live, act } = await house(withBot)
    const table = await live()
    for (let moves = 0; moves < 6; moves++) {
      const { n } = table
      const [seat] = table.deciding
      if (seat === 0) await act(anna, { do: 'move', text: table.hosted?.moves(0)[0] ?? '' })
      else clock.now += 1000
      await soon(() => table.n > n)
    }
  })

  it('do not play for somebody who came back while they thought', async () => {
    const { clock, thinker, hall, table, live, act, log } = await house({ game: 'starfighter' })
    await act(ben, { do: 'sit', seat: null, deck: null })
    const [seat] = (await live()).deciding
    const guest = seat === 0 ? anna : ben
    let think = (): void => {}
    thinker.waits = new Promise((resolve) => {
      think = resolve
    })
    await act(guest, { do: 'leave' })
    clock.now += 1000
    await soon(() => thinker.asked > 0)
    await act(guest, { do: 'return' })
    const { length } = await log()
    think()
    await soon(() => hall.rooms.get(table)?.thinking.size === 0)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(await log()).toHaveLength(length)
  })

  it.each([true, false])(
    'answer a draw for who is away, and not for who came back (back: %s)',
    async (back) => {
      const { thinker, live, act, log } = await house()
      await act(ben, { do: 'sit', seat: null, deck: null })
      await act(ben, { do: 'leave' })
      thinker.agrees = true
      let think = (): void => {}
      thinker.waits = new Promise((resolve) => {
        think = resolve
      })
      await act(anna, { do: 'move', text: DRAW })
      await soon(() => thinker.asked > 0)
      if (back) await act(ben, { do: 'return' })
      const { length } = await log()
      think()
      if (!back) await expect.poll(async () => (await live()).state).toBe('over')
      await new Promise((resolve) => setTimeout(resolve, 100))
      expect((await log()).slice(length).map(({ seat, text }) => `${seat} ${text}`)).toEqual(
        back ? [] : [`1 ${DRAW}`],
      )
      expect((await live()).state).toBe(back ? 'running' : 'over')
    },
  )

  it('that fail are asked again after a while, and not all the time', async () => {
    const { clock, thinker, failures, live } = await house(withBot)
    thinker.fails = true
    const table = await live()
    if (table.deciding[0] === 0) return
    clock.now += 1000
    await soon(() => failures.length > 0)
    await new Promise((resolve) => setTimeout(resolve, 700))
    expect(thinker.asked).toBe(1)
    thinker.fails = false
    clock.now += 10_000
    await soon(() => table.n > 1)
  })
})

describe('what is due', () => {
  it('clocks run out, and not before a server that was away has been there for a while', async () => {
    const { clock, act, live, log, stored } = await house({
      ...{ game: 'starfighter', clock: { per: 'move', time: 10_000 } },
    })
    await act(ben, { do: 'sit', seat: null, deck: null })
    const table = await live()
    const { n } = table
    clock.now += 9999
    await new Promise((resolve) => setTimeout(resolve, 450))
    expect(table.n).toBe(n)
    clock.now += 1
    await stored(n)
    expect((await log())[n].kind).toBe('flag')
    expect(table.state).toBe('over')
  })

  it('a table that nobody touches is put away, and its clock runs out all the same', async () => {
    const { clock, hall, table, act, log } = await house({
      ...{ game: 'starfighter', clock: { per: 'move', time: 600_000 } },
    })
    await act(ben, { do: 'sit', seat: null, deck: null })
    clock.now += 61_000
    await soon(() => hall.rooms.size === 0)
    clock.now += 600_000
    await expect.poll(async () => (await log()).at(-1)?.kind, { timeout: 10_000 }).toBe('flag')
    await soon(() => hall.rooms.get(table)?.live !== null)
  })

  it('a match without a clock waits for ever', async () => {
    const { act, live, store, table, clock, hall } = await house({ game: 'starfighter' })
    await act(ben, { do: 'sit', seat: null, deck: null })
    await hall.follow(table, new Onlooker('anna'))
    await hall.follow(table, new Onlooker('ben'))
    clock.now += 5000
    const { n } = await live()
    await expect.poll(async () => (await store.index(table))?.due, { timeout: 10_000 }).toBeNull()
    expect((await live()).n).toBe(n)
  })

  it('of whoever is here nothing is written down beside the move; whoever is not is looked after from the store', async () => {
    const store = new CountingStore()
    const { act, live, table, clock, hall, stored } = await house({ game: 'starfighter' }, store)
    await act(ben, { do: 'sit', seat: null, deck: null })
    const pages = [new Onlooker('anna'), new Onlooker('ben')]
    for (const page of pages) await hall.follow(table, page)
    const move = async (): Promise<number> => {
      const { deciding, hosted, n } = await live()
      await act(guestAt(deciding[0]), { do: 'move', text: hosted!.moves(deciding[0])[0] })
      await stored(n)
      return n
    }
    await move()
    store.dues = 0
    expect((await store.index(table))?.due).toBeNull()
    clock.now += 5000
    // Somebody looks all the same, for they may have left meanwhile, and has nothing to tell the store.
    const { deciding, n } = await live()
    await soon(() => hall.rooms.get(table)?.looked.get(deciding[0]) === n)
    expect(store.dues).toBe(0)
    for (const page of pages) hall.unfollow(table, page)
    await move()
    expect((await store.index(table))?.due).toBe(clock.now + SPARE)
  })

  it('a table that cannot be made makes way for others', async () => {
    const store = new MemoryStore()
    const { clock, hall, failures, table, act } = await house(
      { game: 'starfighter', clock: { per: 'move', time: 10_000 } },
      store,
    )
    await act(ben, { do: 'sit', seat: null, deck: null })
    const { n } = (await hall.liveTable(table)) ?? { n: 0 }
    await store.commit([
      {
        entry: { table, n, at: clock.now, kind: 'grant', seat: 0, text: '', request: null },
        index: { ...(await store.index(table))!, n, due: clock.now + 1 },
      },
    ])
    hall.drop(table)
    clock.now += 100_000
    await soon(() => failures.length > 0)
    await expect.poll(async () => (await store.index(table))?.due).toBeGreaterThan(clock.now)
  })

  it('an open table at which nobody sits down is put away after a month', async () => {
    const { clock, hall, table, log } = await house({ game: 'starfighter' })
    await hall.liveTable(table)
    clock.now += 31 * 24 * 60 * 60_000
    await expect.poll(async () => (await log()).at(-1)?.kind, { timeout: 10_000 }).toBe('close')
  })
})
