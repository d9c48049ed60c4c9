import { isRefusal, type Refusal } from '@sternentisch/kernel'
import { LATE } from '@sternentisch/wire'
import { describe, expect, it } from 'vitest'
import { begun, clock, codeOf, opened, sit } from '../test/at-a-table.ts'
import { anna, ben, Onlooker, quiet, soon } from '../test/scene.ts'

describe('those who look', () => {
  it('get everything once and in order, from whatever number they are', async () => {
    const { hall, table, plays } = await begun({}, { keep: 4 })
    await plays(20)
    for (const from of [0, 1, 5, 15, 20, 21, 22]) {
      const looks = new Onlooker('anna', from)
      await hall.follow(table, looks)
      await soon(() => looks.next === 22)
      expect(looks.numbers).toEqual(Array.from({ length: 22 - from }, (_, at) => at + from))
      expect(looks.viewer).toBe(0)
    }
  })

  it('who reads up takes it in portions, and what happens meanwhile comes after', async () => {
    const { hall, table, plays } = await begun({}, { keep: 4 })
    await plays(70)
    const looks = new Onlooker('ben')
    const shown = new Set<number>()
    looks.table.subscribe(() => shown.add(looks.table.next))
    await hall.follow(table, looks)
    await plays(3)
    await soon(() => looks.next === 75)
    // Nothing that is long past is ever taken for the present.
    expect(Math.min(...[...shown].filter((next) => next > 0))).toBeGreaterThanOrEqual(72)
    expect(looks.numbers).toEqual(Array.from({ length: 75 }, (_, at) => at))
    expect(looks.waited).toBeGreaterThan(1)
    const live = await hall.liveTable(table)
    expect(looks.table.next).toBe(live?.n)
    expect(looks.table.notice).toEqual(JSON.parse(JSON.stringify(live?.notice)))
  })

  it('who has more than there is begins anew', async () => {
    const { hall, table, plays } = await begun()
    await plays(3)
    const looks = new Onlooker('anna', 400)
    await hall.follow(table, looks)
    expect(looks.heard[0]).toMatchObject({ re: 'follow', from: 0, viewer: 0 })
    expect(looks.table.next).toBe(5)
  })

  it('who sits down while reading up sees the match with their own eyes', async () => {
    const { hall, store, table, act } = await opened({}, { keep: 1 })
    for (let round = 0; round < 5; round++) await act(anna, { do: 'stand' }).then(() => act(anna, sit))
    const looks = new Onlooker('ben')
    const entries = store.entries.bind(store)
    // While the log is read, its reader sits down and the match begins.
    store.entries = async (...which) => {
      store.entries = entries
      await act(ben, sit)
      return entries(...which)
    }
    await hall.liveTable(table)
    await hall.follow(table, looks)
    await soon(() => looks.next === 12)
    expect(looks.table.viewer).toBe(1)
    expect(looks.table.bill?.viewer).toBe(1)
    expect(looks.table.since(0)).toHaveLength(1)
    expect(looks.table.next).toBe(12)
  })

  it('who only came by while the table was open goes when the match is nobody else’s business', async () => {
    const { hall, table, act } = await opened({ watch: 'nobody' })
    const [stays, goes] = [new Onlooker('ben'), new Onlooker('cleo')]
    await hall.follow(table, stays)
    await hall.follow(table, goes)
    await act(ben, sit)
    await quiet()
    expect(goes.heard.find(({ re }) => re === 'gone')).toMatchObject({ why: { code: 'online.notForYou' } })
    expect(goes.table.bill).toBeNull()
    expect(goes.numbers).toEqual([0])
    expect(stays.table.bill?.viewer).toBe(1)
    expect(await hall.follow(table, new Onlooker('cleo'))).toMatchObject({ code: 'online.notForYou' })
  })

  it('who left while the table was made is not let in', async () => {
    const { hall, table } = await begun()
    hall.drop(table)
    const looks = new Onlooker('anna')
    const follows = hall.follow(table, looks)
    hall.unfollow(table, looks)
    await follows
    expect(looks.heard).toEqual([])
    expect(hall.rooms.get(table)?.followers.size).toBe(0)
  })

  it('one who throws keeps nobody from being told or answered', async () => {
    const { hall, table, plays, failures } = await begun()
    const [broken, fine] = [new Onlooker('anna'), new Onlooker('ben')]
    await hall.follow(table, broken)
    await hall.follow(table, fine)
    broken.send = () => {
      throw new Error('no such line')
    }
    await plays(2)
    expect(fine.table.next).toBe(4)
    expect(failures.length).toBeGreaterThan(0)
    expect(hall.rooms.get(table)?.followers.size).toBe(1)
  })

  it('late ones hear of it in time, and nothing is read again and again until then', async () => {
    const { hall, store, table, plays } = await begun({ watch: 'late' }, { keep: 2 })
    await plays(12)
    const looks = new Onlooker('cleo')
    let read = 0
    const entries = store.entries.bind(store)
    store.entries = (...which) => {
      read++
      return entries(...which)
    }
    await hall.follow(table, looks)
    await quiet()
    expect(looks.numbers).toEqual([])
    hall.drop(table)
    await hall.liveTable(table)
    await quiet(200)
    expect(looks.numbers).toEqual([])
    expect(read).toBeLessThan(5)
    clock.now += LATE
    const room = hall.rooms.get(table)
    if (room) hall.usher.deliver(room)
    await soon(() => looks.next === 14)
    expect(looks.numbers).toHaveLength(14)
    const player = new Onlooker('anna')
    await hall.follow(table, player)
    await soon(() => player.next === 14)
    expect(player.numbers).toHaveLength(14)
  })

  it('a log that cannot be read sends them away once', async () => {
    const { hall, store, table, plays, failures } = await begun({}, { keep: 2 })
    await plays(20)
    const looks = new Onlooker('anna')
    store.entries = () => Promise.reject(new Error('the disk is gone'))
    await hall.follow(table, looks)
    await soon(() => looks.gone)
    await quiet(100)
    expect(looks.heard.filter(({ re }) => re === 'gone')).toHaveLength(1)
    expect(failures).toHaveLength(1)
  })
})

describe('who is here', () => {
  it('nobody who left while the table was read for them', async () => {
    const { hall, table, store } = await begun()
    hall.drop(table)
    const [stays, leaves] = [new Onlooker('anna'), new Onlooker('ben')]
    const entries = store.entries.bind(store)
    store.entries = async (...asked) => {
      hall.unfollow(table, leaves)
      return entries(...asked)
    }
    await Promise.all([hall.follow(table, leaves), hall.follow(table, stays)])
    await soon(() => stays.table.here.length > 0)
    expect(stays.table.here).toEqual([0])
    expect(hall.rooms.get(table)?.followers).toEqual(new Set([stays]))
    expect(leaves.heard).toEqual([])
  })
})

describe('rooms', () => {
  it('of tables that do not exist are gone at once', async () => {
    const { hall } = await opened()
    const before = hall.rooms.size
    for (let round = 0; round < 50; round++) {
      const looks = new Onlooker('ben')
      expect(await hall.follow(`no${round}`, looks)).toMatchObject({ code: 'online.noTable' })
      expect(codeOf(await hall.act(ben, `no${round}`, 'x', sit))).toBe('online.noTable')
      expect(await hall.liveTable(`no${round}`)).toBeNull()
    }
    expect(hall.rooms.size).toBe(before)
  })

  it('of a table that nobody uses is gone, and comes back from the log', async () => {
    const { hall, table, plays } = await begun()
    await plays(5)
    hall.drop(table)
    expect(hall.rooms.size).toBe(0)
    await plays(5)
    expect((await hall.liveTable(table))?.n).toBe(12)
  })

  it('a table that is dropped while acts are under way still has one room, and its followers hear all of them', async () => {
    const { hall, store, table, movesOf, plays, act } = await begun()
    const looks = new Onlooker('cleo')
    await hall.follow(table, looks)
    store.before = async () => {
      hall.drop(table)
      await quiet(3)
    }
    const { guest, texts } = await movesOf()
    expect(await act(guest, { do: 'move', text: texts[0] })).toBe(2)
    await plays(2)
    await quiet()
    expect(looks.numbers).toEqual([0, 1, 2, 3, 4])
    expect(hall.rooms.size).toBe(1)
  })
})

describe('the next table', () => {
  it('opens when all want it, with the same people and another shuffle', async () => {
    const { hall, table, act } = await begun()
    await act(anna, { do: 'move', text: '(concede)' })
    await act(anna, { do: 'again' })
    expect(await act(ben, { do: 'again' })).toBe(4)
    const live = await hall.liveTable(table)
    const next = await hall.liveTable(live?.notice?.next ?? '')
    expect(next?.state).toBe('running')
    expect([next?.seatOf('anna'), next?.seatOf('ben')]).toEqual([0, 1])
    expect(next?.first.seed).not.toBe(live?.first.seed)
  })
})

describe('limits of a log', () => {
  it('who goes to and fro is stopped, and play is not', async () => {
    const { act, plays } = await begun()
    await plays(1)
    let answer: number | Refusal = 0
    for (let round = 0; round < 120 && !isRefusal(answer); round++) {
      answer = await act(ben, { do: 'leave' })
      if (!isRefusal(answer)) await act(ben, { do: 'return' })
    }
    expect(codeOf(answer)).toBe('online.toAndFro')
    await plays(3)
    expect(typeof (await act(ben, { do: 'leave' }))).toBe('number')
  })
})

describe('stars at a table', () => {
  it('are told apart: whoever sits down with one that is taken gets another, and keeps their own elsewhere', async () => {
    const { hall, table, act } = await opened()
    const twin = { ...ben, colour: anna.colour }
    expect(await act(twin, sit)).toBe(1)
    const stars = (await hall.liveTable(table))?.seated.map((sitter) => sitter?.colour)
    expect(stars).toHaveLength(2)
    expect(new Set(stars).size).toBe(2)
    expect(stars?.[0]).toBe(anna.colour)
    expect(stars).not.toContain(undefined)
  })

  it('stay one’s own where nobody has the same', async () => {
    const { hall, table, act } = await opened()
    expect(await act({ ...ben, colour: anna.colour === 'rose' ? 'sky' : 'rose' }, sit)).toBe(1)
    const star = (await hall.liveTable(table))?.seated[1]?.colour
    expect(star).toBe(anna.colour === 'rose' ? 'sky' : 'rose')
  })
})
