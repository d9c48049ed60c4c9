import { describe, expect, it } from 'vitest'
import type { Entry } from '../store/store.ts'
import type { LiveTable } from '../table/live-table.ts'
import { Folds } from './folds.ts'

/** A log that grows, and how often it was played from its beginning, and how much of it was read. */
function scene(most?: number) {
  const log: Entry[] = []
  const add = () => log.push({ n: log.length } as Entry)
  const counts = { made: 0, taken: 0 }
  const make = async (table: string): Promise<LiveTable | null> => {
    counts.made++
    if (table === 'none') return null
    if (table === 'broken') throw new Error('broken')
    const live = { id: table, n: 0 }
    const take = (): null => {
      counts.taken++
      live.n++
      return null
    }
    for (const _ of log) take()
    return Object.assign(live, { take }) as unknown as LiveTable
  }
  const folds = new Folds({ make, entries: async (_, from) => log.slice(from) }, most)
  for (let n = 0; n < 10; n++) add()
  return { folds, counts, add }
}

describe('tables for those who read up', () => {
  it('are made once for all who see with the same eyes at the same time', async () => {
    const { folds, counts } = scene()
    const [one, other] = await Promise.all([folds.of('t', 'audience'), folds.of('t', 'audience')])
    expect(other).toBe(one)
    await folds.of('t', 0)
    expect(counts).toEqual({ made: 2, taken: 20 })
  })

  it('are read on, not anew', async () => {
    const { folds, counts, add } = scene()
    await folds.of('t', 0)
    add()
    const [one, other] = await Promise.all([folds.of('t', 0), folds.of('t', 0)])
    expect([one?.n, other?.n]).toEqual([11, 11])
    expect(counts).toEqual({ made: 1, taken: 11 })
  })

  it('are kept for the latest few only', async () => {
    const { folds, counts } = scene(2)
    for (const table of ['a', 'b', 'a', 'c']) await folds.of(table, 0)
    expect(['a', 'b', 'c'].map((table) => folds.has(table, 0))).toEqual([true, false, true])
    expect(counts.made).toBe(3)
  })

  it('are not kept where there is no table, or it cannot be made', async () => {
    const { folds } = scene()
    expect(await folds.of('none', 0)).toBeNull()
    await expect(folds.of('broken', 0)).rejects.toThrow('broken')
    expect([folds.has('none', 0), folds.has('broken', 0)]).toEqual([false, false])
  })
})
