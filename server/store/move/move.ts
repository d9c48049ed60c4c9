import { existsSync, rmSync } from 'node:fs'
import { isRefusal, type Refusal } from '@sternentisch/kernel'
import { refuseServing } from '../../text/index.ts'
import { codeOf, Database } from '../postgres/database.ts'
import { lockWhole, migrate, whyNot as whyNotThere } from '../postgres/open.ts'
import { isDatabase, meansDatabase, placeOf } from '../postgres/place.ts'
import { take, whyNotInUse } from '../sqlite/backup.ts'
import { check } from '../sqlite/check.ts'
import { attempt, openDatabase, type Database as Sqlite, whyNot } from '../sqlite/open.ts'
import { PostgresEnd, type Put } from './postgres-end.ts'
import { type End, type Row, SHAPES } from './shape.ts'
import { SqliteEnd } from './sqlite-end.ts'

export { placeOf }

/** How many rows were moved, by table. */
export type Moved = Readonly<Record<string, number>>

export interface MoveWays {
  readonly schema?: string | null
  /** So many rows are moved. */
  progress?(rows: number): void
}

/** Moves everything from a file to a database or back. Where it comes from stays as it was; where it goes to gets all of it or nothing. */
export async function move(from: string, to: string, ways: MoveWays = {}): Promise<Moved | Refusal> {
  const [fromFile, toFile] = [from, to].map((place) => !meansDatabase(place))
  if (fromFile === toFile) return refuseServing('server.move.same')
  const address = fromFile ? to : from
  if (!isDatabase(address)) return refuseServing('server.wrong.database')
  try {
    return await (fromFile ? toDatabase(from, to, ways) : toNewFile(from, to, ways))
  } catch (error) {
    return whyNotMoved(error, fromFile ? { file: from, address: to } : { file: to, address: from })
  }
}

function whyNotMoved(error: unknown, { file, address }: { file: string; address: string }): Refusal {
  // Errors of files have a code, too, but only they have this number.
  if ((error as { readonly errcode?: number }).errcode !== undefined) return whyNot(file, error)
  if (codeOf(error)) return whyNotThere(address, error)
  return refuseServing('server.move.failed', { fault: (error as Error).message })
}

async function toDatabase(file: string, address: string, ways: MoveWays): Promise<Moved | Refusal> {
  if (!existsSync(file)) return refuseServing('server.data.missing', { file })
  // To take it out of WAL and to bring it up to date is all that is done to it.
  const source = openDatabase(file)
  if (isRefusal(source)) return source
  try {
    const refusal =
      attempt(file, () => whyNotInUse(source, file)) ?? attempt(file, () => faultOf(source, file))
    if (refusal) return refusal
    return await inDatabase(address, ways, async (put) => {
      for (const { name } of SHAPES)
        if ((await put(`SELECT 1 FROM ${name} LIMIT 1`)).length > 0)
          return refuseServing('server.move.notEmpty', { place: placeOf(address) })
      return copied(new SqliteEnd(source), new PostgresEnd(put), ways)
    })
  } finally {
    source.close()
  }
}

async function toNewFile(address: string, file: string, ways: MoveWays): Promise<Moved | Refusal> {
  if (existsSync(file)) return refuseServing('server.move.exists', { file })
  const draft = `${file}.${process.pid}.moved`
  const sweep = (): void => {
    for (const beside of ['', '-wal', '-shm']) rmSync(draft + beside, { force: true })
  }
  // Whoever breaks off leaves nothing behind: seeds of running matches would be in it.
  const breakOff = (): void => {
    sweep()
    process.exit(BROKEN_OFF)
  }
  process.once('SIGINT', breakOff)
  try {
    const nothing = await whyNothing(address, ways)
    if (nothing) return nothing
    const target = openDatabase(draft)
    if (isRefusal(target)) return target
    try {
      target.exec('BEGIN')
      const moved = await inDatabase(address, ways, (put) =>
        copied(new PostgresEnd(put), new SqliteEnd(target), ways),
      )
      target.exec('COMMIT')
      if (isRefusal(moved)) return moved
      const fault = faultOf(target, address)
      if (fault) return fault
      // One file and nothing beside it.
      target.exec('PRAGMA journal_mode = DELETE')
      target.close()
      take(draft, file)
      return moved
    } finally {
      if (target.isOpen) target.close()
    }
  } finally {
    process.off('SIGINT', breakOff)
    sweep()
  }
}

/** As shells count it. */
const BROKEN_OFF = 130

/** A database that nobody has served from is not made into one by somebody who only wants to read it. */
async function whyNothing(address: string, { schema = null }: MoveWays): Promise<Refusal | null> {
  const database = new Database(address, { connections: 1, schema })
  try {
    return await database.together(async (put) => {
      const [{ ours }] = await put("SELECT to_regclass('sternentisch') IS NOT NULL AS ours")
      return ours === true ? null : refuseServing('server.move.nothing', { place: placeOf(address) })
    })
  } finally {
    await database.close()
  }
}

/** In one transaction that nobody else disturbs: all of it, or nothing. */
async function inDatabase(
  address: string,
  { schema = null }: MoveWays,
  something: (put: Put) => Promise<Moved | Refusal>,
): Promise<Moved | Refusal> {
  const database = new Database(address, { connections: 1, schema })
  try {
    const refusal = await migrate(database, schema)
    if (refusal) return refusal
    return await database.together(async (put) => {
      // However much there is.
      await put('SET LOCAL statement_timeout = 0')
      return (await lockWhole(put, address)) ?? something(put)
    })
  } finally {
    await database.close()
  }
}

const faultOf = (database: Sqlite, file: string): Refusal | null => {
  const contents = check(database, file)
  return isRefusal(contents) ? contents : null
}

const AT_ONCE = 500

/** Row by row; then both are read again, side by side. */
async function copied(from: End, to: End, { progress }: MoveWays): Promise<Moved> {
  const moved: Record<string, number> = {}
  let all = 0
  for (const shape of SHAPES) {
    let batch: Row[] = []
    const put = async (): Promise<void> => {
      if (batch.length === 0) return
      await to.add(shape, batch)
      all += batch.length
      batch = []
      progress?.(all)
    }
    for await (const row of from.rows(shape)) {
      batch.push(row)
      if (batch.length >= AT_ONCE) await put()
    }
    await put()
  }
  await to.finish()
  for (const shape of SHAPES) moved[shape.name] = await compared(from.rows(shape), to.rows(shape), shape.name)
  return moved
}

async function compared(one: AsyncIterable<Row>, other: AsyncIterable<Row>, name: string): Promise<number> {
  const there = other[Symbol.asyncIterator]()
  let rows = 0
  for await (const row of one) {
    const { value } = await there.next()
    if (JSON.stringify(value) !== JSON.stringify(row))
      throw new Error(`row ${rows} of ${name} has not arrived as it was`)
    rows++
  }
  if (!(await there.next()).done) throw new Error(`${name} has more rows than there were`)
  return rows
}
