import { boxOf } from '@sternentisch/games/shelf'
import { isRefusal, randomFrom, seedFrom } from '@sternentisch/kernel'
import type { RatingNow, Settings } from '@sternentisch/wire'
import { afterEach, describe, expect, it } from 'vitest'
import { hashOf } from '../edge/sessions.ts'
import { findGame } from '../find-game.ts'
import { makeServer, type Server } from '../start.ts'
import { MemoryStore } from '../store/memory.ts'
import { MemoryAccounts } from '../store/memory-accounts.ts'
import { playAtRandom, until, Visitor } from './visitor.ts'

const open: { server: Server; visitors: Visitor[] }[] = []

async function begin() {
  const store = new MemoryStore()
  const accounts = new MemoryAccounts(store)
  const server = makeServer({
    ...{ store, accounts, findGame },
    failed: (error) => {
      throw error
    },
  })
  const address = `${await server.edge.app.listen({ port: 0, host: '127.0.0.1' })}/`
  const visitors: Visitor[] = []
  open.push({ server, visitors })
  const arrive = async (name: string): Promise<Visitor> => {
    const visitor = await Visitor.arrive(address, name)
    visitors.push(visitor)
    return visitor
  }
  return { store, accounts, arrive }
}

afterEach(async () => {
  for (const { server, visitors } of open.splice(0)) {
    for (const visitor of visitors) visitor.leave()
    await server.close()
  }
})

const rated: Settings = {
  ...{ game: 'stellar', options: {}, cards: null, clock: null, watch: 'link', late: 'lose' },
  ...{ listed: false, rated: true, chairs: [{ for: 'person' }, { for: 'person' }] },
}

const idOf = async (visitor: Visitor): Promise<string> => {
  const me = await visitor.call<{ readonly id: string }>('GET', 'me')
  if (isRefusal(me)) throw new Error(me.code)
  return me.id
}

describe('ratings', () => {
  it('a rated match moves both, once, however often they are asked for', async () => {
    const { accounts, arrive } = await begin()
    const [anna, ben] = await Promise.all([arrive('Anna'), arrive('Ben')])
    const { table } = await anna.open({ settings: rated, seat: 0, deck: null })
    const [hers, his] = [anna.line.follow(table), ben.line.follow(table)]
    await until(his, () => his.notice !== null)
    await ben.line.act(table, { do: 'sit', seat: null, deck: null })
    const { game } = boxOf('stellar')!
    const luck = (text: string) => randomFrom(seedFrom(text)).stream('test')
    const [seen] = await Promise.all([
      playAtRandom(anna, hers, game, luck('a')),
      playAtRandom(ben, his, game, luck('b')),
    ])
    const ask = async (visitor: Visitor) => (await visitor.call('GET', 'ratings')) as readonly RatingNow[]
    const [[one], [other]] = [await ask(anna), await ask(ben)]
    expect(await ask(anna)).toEqual([one])
    expect(one).toMatchObject({ game: 'stellar', points: [expect.any(Number)] })
    expect(one.about).toBeLessThan(334)
    const [won] = seen.standing?.result?.winners ?? []
    if (won !== undefined) expect(one.points[0] > other.points[0]).toBe(won === 0)
    expect(await accounts.ratedOf(await idOf(anna))).toHaveLength(1)
  })
})

describe('an account', () => {
  it('a recovery code lets its owner in, once', async () => {
    const { accounts, arrive } = await begin()
    const [anna, eve] = await Promise.all([arrive('Anna'), arrive('Eve')])
    await accounts.setRecovery(await idOf(anna), [hashOf('ABCDEFGH2345')])
    expect(await eve.call('POST', 'recovery', { code: 'abcd-efgh-2345' })).toMatchObject({ name: 'Anna' })
    expect(await eve.call('POST', 'recovery', { code: 'abcd-efgh-2345' })).toMatchObject({
      code: 'online.noRecovery',
    })
    expect(await eve.call('POST', 'recovery', { code: '?' })).toMatchObject({ code: 'online.noRecovery' })
  })

  it.each([
    ['passkeys', {}],
    ['passkeys', { id: 'x', rawId: 'x', type: 'public-key', response: {} }],
    ['passkeys/session', null],
    ['passkeys/session', { id: 'x' }],
    ['recovery/codes', {}],
  ])('without a passkey there is no way in: %s %j', async (path, body) => {
    const { arrive } = await begin()
    const anna = await arrive('Anna')
    const answer = await anna.call('POST', path, body ?? {})
    expect(answer).toMatchObject({ code: 'online.noPasskey' })
  })

  it('who wants to be forgotten is: no secret leads back, and their open tables are put away', async () => {
    const { store, accounts, arrive } = await begin()
    const anna = await arrive('Anna')
    const id = await idOf(anna)
    const { table } = await anna.open({ settings: rated, seat: 0, deck: null })
    await accounts.setRecovery(id, [hashOf('ABCDEFGH2345')])
    const gone = await fetch(`${anna.address}api/me/everything`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${anna.token}` },
    })
    expect(gone.status).toBe(204)
    expect(await anna.call('GET', 'me')).toMatchObject({ code: 'online.nobody' })
    expect(await accounts.takeRecovery(hashOf('ABCDEFGH2345'))).toBeNull()
    expect((await store.index(table))?.state).toBe('closed')
  })
})
