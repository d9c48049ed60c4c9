import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { OwnPostgres } from '../proof/postgres.ts'
import { Relay } from '../proof/relay.ts'

let schemas = 0

/** A name for a place in the database in which nobody else is. */
export const freshSchema = (): string => `place${process.pid}_${schemas++}`

/** A PostgreSQL for the tests of a file: the one of DATABASE_URL, else one of its own. Where none can be had they fail. */
export function databaseForTests(): { readonly address: string } {
  const database = { address: process.env.DATABASE_URL ?? '' }
  let own: OwnPostgres | null = null
  beforeAll(async () => {
    if (database.address) return
    own = await OwnPostgres.start(['fsync=off'])
    database.address = own.address
  })
  afterAll(() => own?.end())
  return database
}

/** A way to a database that can be cut, for as long as the test lasts. */
export async function wayTo(address: string): Promise<{ readonly relay: Relay; readonly address: string }> {
  const way = new URL(address)
  const relay = await Relay.to(Number(way.port || 5432))
  way.host = `127.0.0.1:${relay.port}`
  onTestFinished(() => relay.close())
  return { relay, address: way.href }
}
