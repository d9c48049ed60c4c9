import { isRefusal, type Refusal } from '@sternentisch/kernel'
import { type Act, LATE } from '@sternentisch/wire'
import { describe, expect, it } from 'vitest'
import type { Guest } from '../store/store.ts'
import { anna, ben, cleo, hallWith, Onlooker, quiet, settingsOf, soon, TestStore } from '../test/scene.ts'

const sit: Act = { do: 'sit', seat: null, deck: null }
const clock = { now: 1_000_000 }

async function opened(more = {}, ways = {}) {
  const store = new TestStore()
  const { hall, failures } = hallWith(store, { now: () => clock.now, ...ways })
  const made = await hall.openTable(anna, { settings: settingsOf('starfighter', more), seat: 0, deck: null })
  if (isRefusal(made)) throw new Error(made.code)
  const { table } = made
  let asked = 0
  const act = (guest: Guest, what: Act, request = `r${asked++}`) => hall.act(guest, table, request, what)
  return { store, hall, failures, table, act }
}

async function begun(more = {}, ways = {}) {
  const scene = await opened(more, ways)
  expect(await scene.act(ben, sit)).toBe(1)
  const movesOf = async (): Promise<{ guest: Guest; texts: readonly string[] }> => {
    const live = await scene.hall.liveTable(scene.table)
    const [seat] = live?.deciding ?? []
    return { guest: seat === 0 ? anna : ben, texts: live?.hosted?.moves(seat) ?? [] }
  }
  const plays = async (times = 1): Promise<void> => {
    for (let time = 0; time < times; time++) {
      const { guest, texts } = await movesOf()
      const live = await scene.hall.liveTable(scene.table)
      const text = texts[((live?.n ?? 0) * 7) % texts.length]
      const done = await scene.act(guest, { do: 'move', text })
      if (isRefusal(done)) throw new Error(done.code)
    }
  }
  return { ...scene, movesOf, plays }
}

const codeOf = (answer: number | Refusal | null) => (isRefusal(answer) ? answer.code : answer)

describe('what is acknowledged', () => {
  it('is stored, and nobody is told before', async () => {
    const { hall, store, table, act, movesOf } = await begun()
    const looks = new Onlooker(null)
    await hall.follow(table, looks)
    const told = looks.numbers.length
    let stored = false
    let answered = false
    store.before = async () => {
      await quiet()
      expect(looks.numbers).toHaveLength(told)
      expect(answered).toBe(false)
      stored = true
    }
    const { guest, texts } = await movesOf()
    const done = act(guest, { do: 'move', text: texts[0] }).then((answer) => {
      answered = true
      return answer
    })
    expect(await done).toBe(2)
    expect(stored).toBe(true)
    expect(looks.numbers.at(-1)).toBe(2)
    expect(await store.entries(table, 2)).toHaveLength(1)
  })

  it('a request that comes twice is done once: later, at the same time, and after the table was dropped', async () => {
    const { hall, store, table, act, movesOf } = await begun()
    const { guest, texts } = await movesOf()
    const move: Act = { do: 'move', text: texts[0] }
    const [one, two] = await Promise.all([act(guest, move, 'same'), act(guest, move, 'same')])
    expect([one, two]).toEqual([2, 2])
    expect(await act(guest, move, 'same')).toBe(2)
    hall.drop(table)
    expect(await act(guest, move, 'same')).toBe(2)
    expect(await store.entries(table, 0)).toHaveLength(3)
  })

  it('two guests may call their requests alike', async () => {
    const { act } = await opened({
      options: {},
    })
    expect(await act(ben, sit, 'same')).toBe(1)
    expect(codeOf(await act(cleo, sit, 'same'))).toBe('online.full')
  })

  it('a request under way whose transaction fails is answered so, and can be asked again', async () => {
    const { store, table, act, movesOf } = await begun()
    const { guest, texts } = await movesOf()
    const move: Act = { do: 'move', text: texts[0] }
    store.before = () => {
      throw new Error('the disk is full')
    }
    const both = await Promise.allSettled([act(guest, move, 'same'), act(guest, move, 'same')])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await store.entries(table, 0)).toHaveLength(2)
    expect(await act(guest, move, 'same')).toBe(2)
  })

  it('what failed and was stored all the same is acknowledged', async () => {
    const { store, act, movesOf } = await begun()
    const { guest, texts } = await movesOf()
    const commit = store.commit.bind(store)
    store.commit = async (commits) => {
      store.commit = commit
      await commit(commits)
      throw new Error('the line to the disk broke')
    }
    expect(await act(guest, { do: 'move', text: texts[0] })).toBe(2)
  })

  it('a refusal by something that does not arrive is no refusal', async () => {
    const { store, act } = await opened()
    store.before = () => {
      throw new Error('the disk is full')
    }
    const first = act(ben, sit)
    const second = act(cleo, sit)
    await expect(first).rejects.toThrow('the disk is full')
    expect(await second).toBe(1)
  })
})

describe('another process', () => {
  it('was quicker: the table is read again and judged again', async () => {
    const { hall, store, table, act } = await opened()
    const other = hallWith(store, { now: () => clock.now }).hall
    await hall.liveTable(table)
    expect(await other.act(ben, table, 'x', sit)).toBe(1)
    expect(codeOf(await act(cleo, sit))).toBe('online.full')
    expect((await hall.liveTable(table))?.seatOf('ben')).toBe(1)
  })

  it('was quicker while several acts are under way: no number is left out, and nobody sits twice', async () => {
    for (let round = 0; round < 8; round++) {
      const three = [{ for: 'person' }, { for: 'person' }, { for: 'person' }] as const
      const { hall, store, table } = await opened({
        ...{ game: 'stellar', options: { mode: 'trio' }, chairs: [...three] },
      })
      const other = hallWith(store, { now: () => clock.now }).hall
      await Promise.all([hall.liveTable(table), other.liveTable(table)])
      const wait = (turns: number) => quiet(turns)
      const dan: Guest = { ...cleo, id: 'dan', name: 'dan' }
      store.before = () => wait(round)
      const answers = await Promise.all([
        hall.act(ben, table, 'b', sit),
        wait(round % 3).then(() => hall.act(ben, table, 'b2', { do: 'stand' })),
        wait(round % 4).then(() => hall.act(cleo, table, 'c', sit)),
        other.act(dan, table, 'd', sit),
        wait(round % 2).then(() => other.act(ben, table, 'b3', sit)),
      ])
      expect(answers.some((answer) => codeOf(answer) === 'online.trouble')).toBe(false)
      const log = await store.entries(table, 0)
      expect(log.map(({ n }) => n)).toEqual(log.map((_, at) => at))
      hall.drop(table)
      const live = await hall.liveTable(table)
      const sitting = live?.seated.flatMap((sitter) => sitter?.guest ?? []) ?? []
      expect(new Set(sitting).size).toBe(sitting.length)
    }
  })

  it('followers hear of what it stored with the next thing that happens here', async () => {
    const { hall, store, table, act } = await opened({
      options: { mode: 'trio' },
      game: 'stellar',
      chairs: [{ for: 'person' }, { for: 'person' }, { for: 'person' }],
    })
    const other = hallWith(store, { now: () => clock.now }).hall
    const looks = new Onlooker(null)
    await hall.follow(table, looks)
    await other.act(ben, table, 'b', sit)
    expect(await act(cleo, sit)).toBe(2)
    expect(looks.numbers).toEqual([0, 1, 2])
    expect(looks.table.notice?.sitters.every(Boolean)).toBe(true)
  })
})

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
