import type { Act } from '@sternentisch/wire'
import { describe, expect, it } from 'vitest'
import type { Guest } from '../store/store.ts'
import { Unanswered } from '../store/unanswered.ts'
import { begun, clock, codeOf, opened, sit } from '../test/at-a-table.ts'
import { ben, cleo, hallWith, Onlooker, quiet } from '../test/scene.ts'

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

describe('whoever gets no answer', () => {
  it('is not told that nothing was changed where nobody can know it', async () => {
    const { store, table, act, movesOf } = await begun()
    const { guest, texts } = await movesOf()
    const [commit, entries] = [store.commit.bind(store), store.entries.bind(store)]
    store.commit = async (commits) => {
      await commit(commits)
      throw new Error('the line to the disk broke')
    }
    store.entries = () => Promise.reject(new Error('there is no line to the disk'))
    const move: Act = { do: 'move', text: texts[0] }
    await expect(act(guest, move, 'same')).rejects.toThrow(Unanswered)
    Object.assign(store, { commit, entries })
    expect(await act(guest, move, 'same')).toBe(2)
    expect(await store.entries(table, 0)).toHaveLength(3)
  })

  it('and has gone is not judged anew: another process has told them perhaps that it cannot be done', async () => {
    const { hall, store, table } = await opened({
      ...{ game: 'stellar', options: { mode: 'trio' }, chairs: Array(3).fill({ for: 'person' }) },
    })
    const other = hallWith(store, { now: () => clock.now }).hall
    await hall.liveTable(table)
    const chair: Act = { do: 'sit', seat: 1, deck: null }
    const asker = { isGone: false }
    store.before = async () => {
      // Ben asks elsewhere, where the chair is taken; then it is free.
      asker.isGone = true
      expect(await other.act(cleo, table, 'c', chair)).toBe(1)
      expect(codeOf(await other.act(ben, table, 'b', chair))).toBe('online.taken')
      expect(await other.act(cleo, table, 'c2', { do: 'stand' })).toBe(2)
    }
    await expect(hall.act(ben, table, 'b', chair, asker)).rejects.toThrow(Unanswered)
    expect((await hall.liveTable(table))?.seatOf('ben')).toBeNull()
  })
})
