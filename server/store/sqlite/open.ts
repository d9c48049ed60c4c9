import { closeSync, openSync } from 'node:fs'
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'
import type { Refusal } from '@sternentisch/kernel'
import { refuseServing } from '../../text/index.ts'
import { answers } from './answers.ts'
import { APPLICATION, MIGRATIONS } from './migrations.ts'

export type Database = DatabaseSyncInstance

/** So long one waits for another process that is writing. */
const PATIENCE = 10_000

/** A database with everything in its place, or why this file cannot be one. */
export function openDatabase(file: string): Database | Refusal {
  return attempt(file, () => {
    makePrivate(file)
    const database = new DatabaseSync(file, { timeout: PATIENCE, enableForeignKeyConstraints: true })
    try {
      const refusal = prepare(database, file)
      if (refusal) database.close()
      return refusal ?? database
    } catch (error) {
      database.close()
      throw error
    }
  })
}

/** Seeds of running matches are in there: nobody else on this machine is to read them, nor what lies beside the file. */
export const makePrivate = (file: string): void => closeSync(openSync(file, 'a', 0o600))

/** One that is only looked at: nothing is made, and nothing is changed. */
export function openToRead(file: string): Database | Refusal {
  return attempt(file, () => {
    const database = new DatabaseSync(file, { timeout: PATIENCE, readOnly: true })
    try {
      const refusal = whyNotOurs(database, file)
      if (refusal) database.close()
      return refusal ?? database
    } catch (error) {
      database.close()
      throw error
    }
  })
}

/** Does something with a file, or says what is the matter with it. */
export function attempt<Done>(file: string, something: () => Done | Refusal): Done | Refusal {
  try {
    return something()
  } catch (error) {
    return whyNot(file, error)
  }
}

const NOT_A_DATABASE = 26
const CORRUPT = 11
const BUSY = 5
const LOCKED = 6

// The upper bits only say more about the lower ones.
const codeOf = (error: unknown): number => ((error as { readonly errcode?: number }).errcode ?? 0) & 0xff

const isBusy = (error: unknown): boolean => [BUSY, LOCKED].includes(codeOf(error))

export function whyNot(file: string, error: unknown): Refusal {
  const { message } = error as Error
  const code = codeOf(error)
  if (code === NOT_A_DATABASE) return refuseServing('server.data.noDatabase', { file })
  if (code === CORRUPT) return refuseServing('server.data.damaged', { file, fault: message })
  if (isBusy(error)) return refuseServing('server.data.busy', { file })
  return refuseServing('server.data.failed', { file, fault: message })
}

function prepare(database: Database, file: string): Refusal | null {
  const refusal = whyNotOurs(database, file)
  if (refusal) return refusal
  appendOnly(database)
  // An answer is given when the disk has it: FULL waits for that with every commit.
  database.exec('PRAGMA synchronous = FULL')
  // What was appended is worked in less often and in larger pieces, since everybody waits meanwhile; 32 MB at most.
  database.exec('PRAGMA wal_autocheckpoint = 8192; PRAGMA cache_size = -32768')
  migrate(database)
  return null
}

const REST = 10
const asleep = new Int32Array(new SharedArrayBuffer(4))

/** Where two make the same file at once, SQLite refuses this to one of them at once, however long it is told to wait. */
function appendOnly(database: Database): void {
  for (const until = Date.now() + PATIENCE; ; )
    try {
      database.exec('PRAGMA journal_mode = WAL')
      return
    } catch (error) {
      if (!isBusy(error) || Date.now() > until) throw error
      Atomics.wait(asleep, 0, 0, REST)
    }
}

/** Why this is no database of this program. An empty one can become one. */
export function whyNotOurs(database: Database, file: string): Refusal | null {
  const version = pragma(database, 'user_version')
  const known = MIGRATIONS.length
  const empty = answers(database, 'SELECT answer(1) FROM sqlite_schema LIMIT 1').length === 0
  if (pragma(database, 'application_id') !== APPLICATION)
    return empty ? null : refuseServing('server.data.foreign', { file })
  return version > known ? refuseServing('server.data.newer', { file, found: version, known }) : null
}

function pragma(database: Database, name: string): number {
  return Number(answers(database, `SELECT answer(${name}) FROM pragma_${name}`)[0][0])
}

/** Takes the steps that are missing, each wholly or not at all. Another process may be doing the same. */
function migrate(database: Database): void {
  for (const [step, migration] of MIGRATIONS.entries()) {
    if (pragma(database, 'user_version') > step) continue
    inTransaction(database, () => {
      if (pragma(database, 'user_version') > step) return
      database.exec(migration)
      database.exec(`PRAGMA user_version = ${step + 1}; PRAGMA application_id = ${APPLICATION}`)
    })
  }
}

/** All of it, or nothing. */
export function inTransaction<Done>(database: Database, something: () => Done): Done {
  database.exec('BEGIN IMMEDIATE')
  try {
    const done = something()
    database.exec('COMMIT')
    return done
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}
