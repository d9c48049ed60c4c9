import type { Refusal } from '@sternentisch/kernel'
import { refuseServing } from '../../text/index.ts'
import type { Database } from './database.ts'
import { MIGRATIONS } from './migrations.ts'

/** Any number that nobody else in a database takes: who has its lock is the only one that migrates. */
const LOCK = 0x5374726e

/** Takes the steps that are missing, once, however many processes start together; or says why this database is not for us. */
export function migrate(database: Database, schema: string | null): Promise<Refusal | null> {
  return database.together(async (put) => {
    await put('SELECT pg_advisory_xact_lock($1)', [LOCK])
    if (schema !== null) await put(`CREATE SCHEMA IF NOT EXISTS ${schema}`)
    await put('CREATE TABLE IF NOT EXISTS sternentisch (step INTEGER NOT NULL)')
    const [row] = await put('SELECT step FROM sternentisch')
    if (!row) await put('INSERT INTO sternentisch VALUES (0)')
    const found = Number(row?.step ?? 0)
    const known = MIGRATIONS.length
    if (found > known) return refuseServing('server.database.newer', { found, known })
    for (const migration of MIGRATIONS.slice(found)) await put(migration)
    await put('UPDATE sternentisch SET step = $1', [known])
    return null
  })
}
