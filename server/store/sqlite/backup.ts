import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { backup as copyPages, DatabaseSync } from '@photostructure/sqlite'
import { isRefusal, type Refusal } from '@sternentisch/kernel'
import { refuseServing } from '../../text/index.ts'
import { meansDatabase } from '../postgres/place.ts'
import { type Contents, check, contentsOf } from './check.ts'
import { attempt, type Database, makePrivate, openToRead, whyNot, whyNotOurs } from './open.ts'

/** A database of PostgreSQL has tools of its own for that; and its address may hold a secret, which no message repeats. */
export const whyNoFile = (...places: readonly (string | undefined)[]): Refusal | null =>
  places.some((place) => place !== undefined && meansDatabase(place))
    ? refuseServing('server.backup.file')
    : null

/** All pages in one go: the copy is the database as it was at one instant, and nobody who writes has to wait. */
const ALL_PAGES = -1

export interface Copied extends Contents {
  readonly bytes: number
}

/**
 * Copies a database while others write to it. The copy has been checked and is on the disk before it takes its name, so that the
 * file is at every moment as it was or complete.
 */
export async function backup(data: string, to: string): Promise<Copied | Refusal> {
  if (!existsSync(data)) return refuseServing('server.data.missing', { file: data })
  const draft = `${to}.${process.pid}.draft`
  try {
    const contents = await copied(data, draft)
    if (isRefusal(contents)) return contents
    const { size: bytes } = statSync(draft)
    take(draft, to)
    return { ...contents, bytes }
  } catch (error) {
    return whyNot(to, error)
  } finally {
    rmSync(draft, { force: true })
  }
}

async function copied(data: string, draft: string): Promise<Contents | Refusal> {
  const source = openToRead(data)
  if (isRefusal(source)) return source
  try {
    makePrivate(draft)
    await copyPages(source, draft, { rate: ALL_PAGES })
  } finally {
    source.close()
  }
  return attempt(data, () => {
    const copy = new DatabaseSync(draft)
    try {
      // One file and nothing beside it, wherever it is carried.
      copy.exec('PRAGMA journal_mode = DELETE')
      return check(copy, data)
    } finally {
      copy.close()
    }
  })
}

/** Gives a file that is complete its name. */
export function take(draft: string, name: string): void {
  sync(draft)
  renameSync(draft, name)
  // Where folders cannot be opened (Windows) their names are kept without it.
  if (process.platform !== 'win32') sync(dirname(name))
}

function sync(path: string): void {
  const open = openSync(path, 'r')
  try {
    fsyncSync(open)
  } finally {
    closeSync(open)
  }
}

export interface Restored extends Copied {
  /** Where what was there before is kept. */
  readonly aside: string | null
}

/**
 * Puts a backup in the place of a database that nobody uses. What is there already is kept aside; it must be said (`replace`) if
 * it knows of anything that the backup does not.
 */
export async function restore(from: string, data: string, replace: boolean): Promise<Restored | Refusal> {
  const draft = `${data}.${process.pid}.restored`
  try {
    const contents = await backup(from, draft)
    if (isRefusal(contents)) return contents
    const aside = existsSync(data) ? setAside(data, contents, replace) : null
    if (isRefusal(aside)) return aside
    take(draft, data)
    return { ...contents, aside }
  } catch (error) {
    return whyNot(data, error)
  } finally {
    rmSync(draft, { force: true })
  }
}

function setAside(data: string, { latest }: Contents, replace: boolean): string | Refusal {
  const refusal = attempt(data, () => {
    const there = new DatabaseSync(data)
    try {
      return whyNotInUse(there, data) ?? whyNotOlder(there, data, latest, replace)
    } finally {
      there.close()
    }
  })
  if (refusal) return refusal
  const aside = `${data}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`
  renameSync(data, aside)
  return aside
}

/** Only who is alone with a database may take it out of WAL; with that everything is in the one file, too. */
export function whyNotInUse(database: Database, file: string): Refusal | null {
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE')
    return null
  } catch (error) {
    const refusal = whyNot(file, error)
    return refusal.code === 'server.data.busy' ? refuseServing('server.data.inUse', { file }) : refusal
  }
}

function whyNotOlder(
  database: Database,
  file: string,
  latest: number | null,
  replace: boolean,
): Refusal | null {
  const refusal = whyNotOurs(database, file)
  if (replace && (refusal === null || refusal.code === 'server.data.newer')) return null
  if (refusal) return refusal
  const there = contentsOf(database)
  return (there.latest ?? 0) > (latest ?? 0) ? refuseServing('server.data.later', { file }) : null
}
