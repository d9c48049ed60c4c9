import { isRefusal } from '@sternentisch/kernel'
import { afterAll, beforeAll } from 'vitest'
import { OwnPostgres } from '../../proof/postgres.ts'
import { storeTests } from '../test/stores.ts'
import { PostgresStore } from './store.ts'

let postgres: OwnPostgres | null = null
let address = process.env.DATABASE_URL ?? ''
let schemas = 0

// Where none can be had these tests fail: what is not tried is not shown.
beforeAll(async () => {
  if (address) return
  postgres = await OwnPostgres.start(['fsync=off'])
  address = postgres.address
})
afterAll(() => postgres?.end())

async function opened(schema: string): Promise<PostgresStore> {
  const store = await PostgresStore.open(address, { schema, connections: 3 })
  if (isRefusal(store)) throw new Error(`${store.code} ${JSON.stringify(store.params)}`)
  return store
}

storeTests('in PostgreSQL', () => {
  const schema = `place${process.pid}_${schemas++}`
  return { open: () => opened(schema) }
})
