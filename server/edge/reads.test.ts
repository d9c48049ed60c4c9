import { isRefusal } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { begin, settingsFor } from '../test/begin.ts'
import { until, Visitor } from '../test/visitor.ts'
import { type Limits, USUAL_LIMITS } from './limits.ts'

/** A table with so many entries that the first ones are not at hand any more. */
async function longTable(limits: Partial<Limits> = {}) {
  const { arrive, server, address } = await begin({ limits: { ...USUAL_LIMITS, ...limits } })
  const [anna, ben] = await Promise.all([arrive('Anna'), arrive('Ben')])
  const { table } = await anna.open({ settings: settingsFor('stellar'), seat: 0, deck: null })
  await ben.line.act(table, { do: 'sit', seat: null, deck: null })
  for (let turn = 0; turn < 35; turn++) {
    await ben.line.act(table, { do: 'leave' })
    await ben.line.act(table, { do: 'return' })
  }
  return { anna, ben, table, arrive, server, address }
}

/** A page that is opened anew: it has nothing. */
async function reload(visitor: Visitor, table: string): Promise<string | number> {
  const page = Visitor.again(visitor)
  const followed = page.line.follow(table)
  await until(followed, () => followed.gone !== null || followed.next > 70)
  page.leave()
  return followed.gone?.code ?? followed.next
}

describe('reading up from far back', () => {
  it('is nothing that an honest page meets a limit with, however often it is opened', async () => {
    const { anna, ben, table, arrive } = await longTable({ reads: { atOnce: 300, perSecond: 0 } })
    const eve = await arrive('Eve')
    for (let time = 0; time < 10; time++) {
      for (const visitor of [anna, ben, eve]) expect(await reload(visitor, table)).toBeGreaterThan(70)
      expect(isRefusal(await anna.call('GET', `tables/${table}/posts`))).toBe(false)
    }
  })

  it('is refused with a sentence to a household that has it made anew all the time', async () => {
    const { anna, ben, table } = await longTable({ reads: { atOnce: 100, perSecond: 0 } })
    expect(await reload(anna, table)).toBeGreaterThan(70)
    expect(await reload(ben, table)).toBe('online.tooMany')
    expect(await ben.call('GET', `tables/${table}/posts`)).toMatchObject({ code: 'online.tooMany' })
    // What is made already costs nothing.
    expect(await reload(anna, table)).toBeGreaterThan(70)
  })

  it('a table that is not at hand has its price, too', async () => {
    const { anna, ben, table, server } = await longTable({ reads: { atOnce: 100, perSecond: 0 } })
    const move = { do: 'move', text: '(concede)' } as const
    server.hall.drop(table)
    expect(await anna.line.act(table, { do: 'grant' })).toMatchObject({ code: 'online.nothingAsked' })
    server.hall.drop(table)
    expect(await anna.call('GET', `tables/${table}/log`)).toMatchObject({ code: 'online.tooMany' })
    const waits = ben.line.act(table, move)
    await expect.poll(() => ben.line.unanswered(table)).toEqual([move])
    ben.leave()
    expect(await waits).toMatchObject({ code: 'online.noServer' })
  })
})
