import type { Refusal } from '@sternentisch/kernel'
import { refuseServing } from '../../text/index.ts'
import { type Columns, codeOf, type Database } from './database.ts'
import { type Release, THIS_RELEASE } from './migrations.ts'
import { placeOf } from './place.ts'

/** Why a database cannot be had, in words of whoever runs a server. */
export function whyNot(address: string, error: unknown): Refusal {
  const code = codeOf(error)
  const { message: fault } = error as Error
  const place = placeOf(address)
  if (code === NO_DATABASE) return refuseServing('server.database.missing', { place })
  if (NOT_LET_IN.test(code)) return refuseServing('server.database.denied', { place, fault })
  if (NO_TLS.test(`${code} ${fault}`)) return refuseServing('server.database.noTls', { place, fault })
  // What PostgreSQL says has a code of five signs; anything else is said by the way there.
  if (!/^[0-9A-Z]{5}$/.test(code) || NOT_YET.test(code))
    return refuseServing('server.database.unreachable', { place, fault: fault || code })
  return refuseServing('server.database.failed', { place, fault })
}

const NO_DATABASE = '3D000'
const NOT_LET_IN = /^(?:28|42501)/
/** Somebody is there, but the line cannot be encrypted as the address wants it: no TLS, or a certificate that nobody vouches for. */
const NO_TLS = /\bSSL\b|TLS|CERT|UNABLE_TO_VERIFY/
/** It starts, it ends, or it has too many guests. */
const NOT_YET = /^(?:57P|53)/

/** Any number that nobody else in a database takes: who has its lock is the only one that migrates. */
const LOCK = 0x5374726e

/** Whoever serves shares it; whoever moves everything has it alone. Each schema has its own. */
const SERVING = `${LOCK}, hashtext(current_schema())`

/** As long as its connection lasts, a server keeps everybody from moving the database away under it. False if somebody does. */
export const SERVES = `SELECT pg_try_advisory_lock_shared(${SERVING}) AS serves`

/** Until the end of the transaction nobody serves; or why not. */
export async function lockWhole(
  put: (text: string) => Promise<readonly Columns[]>,
  address: string,
): Promise<Refusal | null> {
  const [row] = await put(`SELECT pg_try_advisory_xact_lock(${SERVING}) AS alone`)
  return row.alone === true ? null : refuseServing('server.database.inUse', { place: placeOf(address) })
}

/** As what one comes to a database: a server may serve beside a newer release, where that one says so. */
export interface Coming {
  readonly release?: Release
  readonly mayBeOlder?: boolean
}

/** Takes the steps that are missing, once, however many processes start together; or says why this database is not for us. */
export function migrate(
  database: Database,
  schema: string | null,
  { release: { steps, since } = THIS_RELEASE, mayBeOlder = false }: Coming = {},
): Promise<Refusal | null> {
  return database.together(async (put) => {
    await put('SELECT pg_advisory_xact_lock($1)', [LOCK])
    if (schema !== null) await put(`CREATE SCHEMA IF NOT EXISTS ${schema}`)
    await put('CREATE TABLE IF NOT EXISTS sternentisch (step INTEGER NOT NULL)')
    // Whoever knows the steps up to `since` can serve here, though others were taken after them.
    await put('ALTER TABLE sternentisch ADD COLUMN IF NOT EXISTS since INTEGER NOT NULL DEFAULT 1')
    const [row] = await put('SELECT step, since FROM sternentisch')
    if (!row) await put('INSERT INTO sternentisch (step) VALUES (0)')
    const found = Number(row?.step ?? 0)
    const known = steps.length
    if (found > known)
      return mayBeOlder && Number(row.since) <= known
        ? null
        : refuseServing('server.database.newer', { found, known })
    for (const step of steps.slice(found)) await put(step)
    await put('UPDATE sternentisch SET step = $1, since = $2', [known, since])
    return null
  })
}
