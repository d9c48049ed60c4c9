import { isRefusal } from '@sternentisch/kernel'
import { describe, expect, it, onTestFinished } from 'vitest'
import { databaseForTests, freshSchema, wayTo } from '../../test/database.ts'
import { ALL_TALK, commitOf, guestOf } from '../test/samples.ts'
import { storeTests } from '../test/stores.ts'
import { THIS_RELEASE } from './migrations.ts'
import { PostgresStore } from './store.ts'
import { NEXT } from './test/next-release.ts'

const database = databaseForTests()

async function opened(schema: string, at = database.address, release = THIS_RELEASE): Promise<PostgresStore> {
  const store = await PostgresStore.open(at, { schema, connections: 3, release })
  if (isRefusal(store)) throw new Error(`${store.code} ${JSON.stringify(store.params)}`)
  return store
}

storeTests('in PostgreSQL', () => {
  const schema = freshSchema()
  return { open: () => opened(schema) }
})

storeTests('in PostgreSQL, which the next release brings up to date meanwhile', () => {
  const schema = freshSchema()
  return {
    open: async () => {
      const store = await opened(schema)
      await (await opened(schema, database.address, NEXT)).close()
      return store
    },
  }
})

/** A store behind a line that can lose answers. */
async function behindRelay() {
  const { relay, address } = await wayTo(database.address)
  const store = await opened(freshSchema(), address)
  onTestFinished(() => store.close())
  await store.addGuest(guestOf('ann'), 'session')
  await store.commit([commitOf('t', 0)])
  /** Does something whose first answer is lost, on a line that is there already. */
  const unheard = async <Done>(something: () => Promise<Done>): Promise<Done> => {
    await store.index('t')
    relay.swallow(1)
    return something()
  }
  return { store, unheard }
}

describe('a line that breaks before the answer', () => {
  it('does nothing twice, and takes nothing away', async () => {
    const { store, unheard } = await behindRelay()
    expect(await unheard(() => store.commit([commitOf('t', 1)]))).toEqual([true])
    await unheard(() => store.addGuest(guestOf('ben'), 'session of ben'))
    expect(await store.guestWith('session of ben')).toEqual(guestOf('ben'))
    const by = { guest: 'ann', seat: 0, name: 'Ann', colour: null, request: 'a' } as const
    const words = { table: 't', at: 5, ...by, spoken: { say: 'phrase', phrase: 1 } } as const
    expect((await unheard(() => store.say(words, ALL_TALK)))?.n).toBe(1)
    expect(await store.talk('t', 0)).toHaveLength(1)
    expect((await unheard(() => store.setWishes('t', 0, { by: 'ann', ahead: ['x'] }))).ahead).toEqual(['x'])
    await store.addTransfer('code', 'ann', 100)
    expect(await unheard(() => store.takeTransfer('code', 50))).toBe('ann')
    expect(await store.takeTransfer('code', 50)).toBeNull()
    const codes = ['one', 'two'].map((hash) => ({ key: 'KEY', hash }))
    await unheard(() => store.setRecovery('ann', codes, 5))
    expect(await store.recoveries('KEY')).toHaveLength(2)
    expect(await unheard(() => store.takeRecovery('ann', 'one'))).toBe(true)
    expect(await store.takeRecovery('ann', 'one')).toBe(false)
    const key = { id: 'k', guest: 'ann', publicKey: 'p', counter: 0, transports: [], since: 7 }
    expect(await unheard(() => store.addPasskey(key))).toBe(true)
    expect(await store.addPasskey({ ...key, since: 8 })).toBe(false)
    const rated = { guest: 'ann', game: 'game', n: 0, table: 't', at: 1, mu: 25, sigma: 8 }
    await unheard(() => store.rate([rated]))
    expect(await store.ratedOf('ann')).toEqual([rated])
    await unheard(() => store.forget('ben'))
    expect(await store.guest('ben')).toBeNull()
  })
})

describe('challenges', () => {
  it('are given out at one process and taken at another, once and in time', async () => {
    const schema = freshSchema()
    const [one, other] = [await opened(schema), await opened(schema)]
    onTestFinished(async () => {
      await one.close()
      await other.close()
    })
    for (const challenge of ['a', 'b']) await one.giveChallenge(challenge, 10, 50)
    const taken = await Promise.all([one, other].map((store) => store.takeChallenge('a', 20)))
    expect(taken.filter(Boolean)).toHaveLength(1)
    expect(await other.takeChallenge('a', 20)).toBe(false)
    expect(await other.takeChallenge('b', 50)).toBe(false)
    expect(await other.takeChallenge('c', 20)).toBe(false)
  })
})

describe('a database', () => {
  it('from which a newer release has taken something is left alone, and says so', async () => {
    const schema = freshSchema()
    const steps = [...THIS_RELEASE.steps, 'DROP TABLE challenges']
    const newer = { steps, since: steps.length }
    await (await opened(schema, database.address, newer)).close()
    expect(await PostgresStore.open(database.address, { schema })).toMatchObject({
      code: 'server.database.newer',
      params: { found: steps.length, known: steps.length - 1 },
    })
  })

  it('to which a newer release has only added is served by this one, which leaves it so', async () => {
    const schema = freshSchema()
    await (await opened(schema, database.address, NEXT)).close()
    await (await opened(schema)).close()
    await (await opened(schema, database.address, NEXT)).close()
  })

  it('is made once, however many begin at the same time', async () => {
    const schema = freshSchema()
    const stores = await Promise.all(Array.from({ length: 5 }, () => opened(schema)))
    await stores[0].addGuest(guestOf('ann'), 'session')
    for (const store of stores) expect(await store.guest('ann')).toEqual(guestOf('ann'))
    for (const store of stores) await store.close()
  })
})
