import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isRefusal } from '@sternentisch/kernel'
import { expect, it, onTestFinished } from 'vitest'
import { freshFolder } from '../../../tools/test/fresh-folder.ts'
import { databaseForTests, freshSchema } from '../../test/database.ts'
import { openStore } from '../open.ts'
import { PostgresStore } from '../postgres/store.ts'
import type { Store } from '../store.ts'
import { ALL_TALK, commitOf, guestOf, noticeOf } from '../test/samples.ts'
import { move } from './move.ts'

const database = databaseForTests()

/** In a thread, as servers have it: once it is closed, nobody has the file open. */
async function sqlite(file: string): Promise<Store> {
  const store = await openStore(file)
  if (isRefusal(store)) throw new Error(store.code)
  return store
}

async function postgres(schema: string): Promise<PostgresStore> {
  const store = await PostgresStore.open(database.address, { schema, connections: 2 })
  if (isRefusal(store)) throw new Error(store.code)
  return store
}

const spoken = { say: 'text', text: 'Zoë 🚀 \u0000 \ud800' } as const

/** Something of everything, with what databases differ in. */
async function fill(store: Store): Promise<void> {
  for (const guest of ['ann', 'Ben', 'ä', 'a_-Z'])
    await store.addGuest({ ...guestOf(guest), name: `${guest}\0\ud800` }, `s ${guest}`)
  const result = { scores: [3, 1], winners: [0] } as never
  const index = { state: 'over', result, guests: ['ann', null], deciding: [], due: null, code: 'C' } as const
  await store.commit([commitOf('t', 0, { guests: ['ann', 'Ben'], deciding: [0, 2], runsOut: 77, due: 5 })])
  await store.commit([
    commitOf('T', 0, index, { text: 'a\0b' }),
    commitOf('u', 0, { notice: noticeOf('u', { watch: 'nobody' }) }),
  ])
  for (let n = 1; n < 1200; n++) await store.commit([commitOf('t', n, { guests: ['ann', 'Ben'] })])
  await store.setWishes('t', 1, {
    by: 'Ben',
    ahead: ['é \ud800'],
    held: { text: 'p', since: 3, request: 'r' },
  })
  const by = { guest: 'ann', name: 'Ann\0', colour: null }
  await store.say({ table: 't', at: 5, seat: null, ...by, spoken, request: 'ann 1' }, ALL_TALK)
  await store.say({ table: 't', at: 5, seat: 1, ...by, spoken, request: null }, ALL_TALK)
  await store.addCards({ hash: 'f'.repeat(64), game: 'game', file: '{"é": "\ud800"}' }, 'ann', 7)
  const key = { guest: 'ann', publicKey: 'p', counter: 4_000_000_000, since: 7 }
  await store.addPasskey({ id: 'k', ...key, transports: ['usb', 'a"b,{}'] })
  await store.addPasskey({ id: 'K', ...key, transports: [] })
  await store.setRecovery(
    'ann',
    ['one', 'Two', 'used'].map((hash) => ({ key: 'KEY', hash })),
    5,
  )
  await store.takeRecovery('ann', 'used')
  await store.addTransfer('code', 'ann', 100)
  await store.addTransfer('used', 'ann', 100)
  await store.takeTransfer('used', 50)
  const rated = { guest: 'ann', game: 'game', at: 9, sigma: 25 / 3 }
  await store.rate([{ ...rated, n: 0, table: 't', mu: 0.1 + 0.2 }])
  await store.rate([{ ...rated, n: 1, table: 'u', mu: 1e-7 }])
}

/** All that can be asked for. */
async function told(store: Store): Promise<unknown> {
  const tables = ['t', 'T', 'u']
  const each = <Answer>(ask: (table: string) => Promise<Answer>) => Promise.all(tables.map(ask))
  return [
    await each((table) => store.entries(table, 0)),
    await each((table) => store.index(table)),
    await each(async (table) => [...(await store.wishes(table))]),
    await each((table) => store.talk(table, 0)),
    await Promise.all(['ann', 'Ben', 'ä', 'a_-Z'].map((guest) => store.guestWith(`s ${guest}`))),
    ...[
      await store.lobby(9),
      await store.tablesOf('ann', 9),
      await store.countOf('ann'),
      await store.dueBy(99, 9),
    ],
    ...[await store.passkeysOf('ann'), await store.recoveries('KEY'), await store.ratedOf('ann')],
    ...[await store.cards('f'.repeat(64)), await store.tableWithCode('C')],
  ]
}

it('everything moves to PostgreSQL and back, to the letter', async () => {
  const folder = freshFolder()
  const [file, back] = [join(folder, 'data'), join(folder, 'back')]
  const schema = freshSchema()
  const first = await sqlite(file)
  await fill(first)
  const all = await told(first)
  await first.close()
  const moved = await move(file, database.address, { schema })
  expect(moved).toMatchObject({
    tables: 3,
    entries: 1202,
    guests: 4,
    talk: 2,
    recovery: 2,
    transfers: 1,
    rated: 2,
  })
  const there = await postgres(schema)
  expect(await told(there)).toEqual(all)
  // What was used up over there does not come back.
  await there.takeRecovery('ann', 'one')
  await there.close()
  expect(await move(database.address, back, { schema })).toMatchObject({ entries: 1202, recovery: 1 })
  const again = await sqlite(back)
  onTestFinished(() => again.close())
  await again.setRecovery(
    'ann',
    ['one', 'Two'].map((hash) => ({ key: 'KEY', hash })),
    5,
  )
  expect(await told(again)).toEqual(all)
  expect(await again.takeTransfer('code', 50)).toBe('ann')
  // And goes on.
  expect(await again.commit([commitOf('t', 1200)])).toEqual([true])
})

it('is refused while a server runs on either, and where something is already', async () => {
  const folder = freshFolder()
  const [file, other] = [join(folder, 'data'), join(folder, 'other')]
  const schema = freshSchema()
  const store = await sqlite(file)
  await store.addGuest(guestOf('ann'), 's')
  const code = async (from: string, to: string) => {
    const moved = await move(from, to, { schema })
    return isRefusal(moved) ? moved.code : moved
  }
  expect(await code(file, database.address)).toBe('server.data.inUse')
  await store.close()
  const serving = await postgres(schema)
  const nothing = () => {}
  const news = { stored: nothing, stirred: nothing, present: nothing, alive: nothing, ended: nothing }
  await new Promise<void>((missed) => serving.hear({ ...news, spent: nothing, away: nothing, missed }))
  expect(await code(file, database.address)).toBe('server.database.inUse')
  expect(await code(database.address, other)).toBe('server.database.inUse')
  expect(existsSync(other)).toBe(false)
  await serving.close()
  expect(await code(file, database.address)).toMatchObject({ guests: 1 })
  expect(await code(file, database.address)).toBe('server.move.notEmpty')
  expect(await code(database.address, file)).toBe('server.move.exists')
  expect(await code(file, other)).toBe('server.move.same')
  expect(await code('no-such-file', database.address)).toBe('server.data.missing')
  expect(await code(file, 'postgres://127.0.0.1:1/cards')).toBe('server.database.unreachable')
})
