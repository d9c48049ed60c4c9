import { describe, expect, it } from 'vitest'
import type { Commit } from '../store/store.ts'
import { quiet } from '../test/scene.ts'
import { Committer } from './committer.ts'

const commitOf = (table: string, n: number) => ({ entry: { table, n }, index: { table, n } }) as Commit
const keyOf = ({ entry }: Commit): string => `${entry.table}${entry.n}`

/** A store whose transactions are answered by hand. */
class ByHand {
  readonly asked: string[][] = []
  private readonly answers: { resolve(stored: readonly boolean[]): void; reject(error: Error): void }[] = []
  readonly spoilt: string[] = []
  readonly committer = new Committer(this, (table) => this.spoilt.push(table))

  commit(commits: readonly Commit[]): Promise<readonly boolean[]> {
    this.asked.push(commits.map(keyOf))
    return new Promise((resolve, reject) => this.answers.push({ resolve, reject }))
  }

  async answer(...stored: boolean[]): Promise<void> {
    this.answers.shift()?.resolve(stored)
    await quiet()
  }

  async fail(): Promise<void> {
    this.answers.shift()?.reject(new Error('the disk is full'))
    await quiet()
  }
}

describe('the committer', () => {
  it('stores what arrives together in one transaction, and what arrives meanwhile in the next', async () => {
    const store = new ByHand()
    const done: string[] = []
    const add = (table: string, n: number): void => {
      void store.committer.add([commitOf(table, n)]).then((stored) => done.push(`${table}${n} ${stored}`))
    }
    add('a', 0)
    add('b', 0)
    await quiet()
    add('a', 1)
    add('c', 0)
    await quiet()
    expect(store.asked).toEqual([['a0', 'b0']])
    expect(done).toEqual([])
    await store.answer(true, true)
    expect(done).toEqual(['a0 true', 'b0 true'])
    expect(store.asked).toEqual([
      ['a0', 'b0'],
      ['a1', 'c0'],
    ])
    await store.answer(true, true)
    expect(done).toEqual(['a0 true', 'b0 true', 'a1 true', 'c0 true'])
    await store.committer.idle()
  })

  it('stores all of what many ask for, one transaction after the other', async () => {
    const store = new ByHand()
    const rounds = [0, 1, 2, 3]
    const tables = ['a', 'b', 'c', 'd', 'e']
    const answers: Promise<boolean>[] = []
    const addAll = (n: number): void => {
      for (const table of tables) answers.push(store.committer.add([commitOf(table, n)]))
    }
    addAll(0)
    for (const n of rounds) {
      await expect.poll(() => store.asked.length).toBe(n + 1)
      if (n + 1 < rounds.length) addAll(n + 1)
      await store.answer(...tables.map(() => true))
    }
    expect(await Promise.all(answers)).toEqual(answers.map(() => true))
    expect(store.asked).toEqual(rounds.map((n) => tables.map((table) => `${table}${n}`)))
    await store.committer.idle()
  })

  it('what was judged by something that is not stored is not stored either, in the next transaction too', async () => {
    const store = new ByHand()
    const answers = [store.committer.add([commitOf('a', 5)]), store.committer.add([commitOf('b', 1)])]
    await quiet()
    answers.push(store.committer.add([commitOf('a', 6)]), store.committer.add([commitOf('b', 2)]))
    await store.answer(false, true)
    expect(store.spoilt).toEqual(['a'])
    expect(store.asked[1]).toEqual(['b2'])
    await store.answer(true)
    expect(await Promise.all(answers)).toEqual([false, true, false, true])
  })

  it('one that cannot be stored at all takes none of the others along', async () => {
    const store = new ByHand()
    const answers = [['a', 0] as const, ['b', 7] as const, ['b', 8] as const, ['c', 0] as const].map(
      ([table, n]) => store.committer.add([commitOf(table, n)]).catch((error: Error) => error.message),
    )
    await quiet()
    await store.fail()
    await store.answer(true)
    await store.fail()
    await store.answer(true)
    expect(store.asked.slice(1)).toEqual([['a0'], ['b7'], ['c0']])
    expect(await Promise.all(answers)).toEqual([true, 'the disk is full', false, true])
    expect(store.spoilt).toEqual(['b'])
  })

  it('several that belong together are stored together', async () => {
    const store = new ByHand()
    const both = store.committer.add([commitOf('a', 9), commitOf('next', 0)])
    await quiet()
    expect(store.asked).toEqual([['a9', 'next0']])
    await store.answer(true, false)
    expect(await both).toBe(false)
    expect(store.spoilt).toEqual(['a'])
  })
})
