import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DatabaseSync } from '@photostructure/sqlite'
import { isRefusal, type Refusal } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { freshFolder } from '../../../tools/test/fresh-folder.ts'
import { commitOf, guestOf } from '../test/samples.ts'
import { answers } from './answers.ts'
import { backup, restore } from './backup.ts'
import { APPLICATION, MIGRATIONS } from './migrations.ts'
import { SqliteStore } from './store.ts'

function given<Value>(value: Value | Refusal): Value {
  if (isRefusal(value)) throw new Error(`${value.code} ${JSON.stringify(value.params)}`)
  return value
}

const opened = (file: string): SqliteStore => given(SqliteStore.open(file))

/** Adds moves at one table to a database, and leaves it closed at once, as a process does that has ended. */
function played(file: string, moves: number): void {
  const database = new DatabaseSync(file)
  if (answers(database, 'SELECT answer(1) FROM sqlite_schema').length === 0)
    database.exec(`${MIGRATIONS.join('')} PRAGMA journal_mode = WAL;
      PRAGMA user_version = ${MIGRATIONS.length}; PRAGMA application_id = ${APPLICATION}`)
  database.exec(`
    WITH RECURSIVE counted (n) AS (
      SELECT count(*) FROM entries UNION ALL SELECT n + 1 FROM counted LIMIT ${moves}
    ) INSERT INTO entries SELECT 't', n, n, 0, 'move', 'a move', NULL FROM counted;
    INSERT OR REPLACE INTO tables (number, id, n, game, state, listed, lobby, stirred, deciding, moves, guests)
      SELECT 1, 't', max(n), 'game', 'running', 0, 0, max(n), '', max(n), '[]' FROM entries`)
  database.close()
}

function lengthOf(file: string, table: string): number {
  const database = new DatabaseSync(file)
  const [[length]] = answers(database, `SELECT answer(count(*)) FROM entries WHERE tbl = '${table}'`)
  database.close()
  return Number(length)
}

describe('backup', () => {
  it('is one whole file with everything in it, while the store is open', async () => {
    const folder = freshFolder()
    const store = opened(join(folder, 'data'))
    await store.addGuest(guestOf('ann'), 'hash')
    await store.commit([commitOf('t', 0), commitOf('t', 1)])
    await store.addPasskey({
      ...{ id: 'key', guest: 'ann', publicKey: '', counter: 0, transports: [], since: 2002 },
    })
    const copied = given(await store.backup(join(folder, 'copy')))
    expect(copied).toMatchObject({ tables: 1, entries: 2, guests: 1, accounts: 1, latest: 2002 })
    await store.commit([commitOf('t', 2)])
    await store.close()
    expect(readdirSync(folder).filter((name) => name.startsWith('copy'))).toEqual(['copy'])
    expect(lengthOf(join(folder, 'copy'), 't')).toBe(2)
  })

  it('can be made while another process writes, and has what was acknowledged before', async () => {
    const folder = freshFolder()
    const file = join(folder, 'data')
    const child = fileURLToPath(new URL('../test/committing.ts', import.meta.url))
    const native = new URL('../../../tools/native.mjs', import.meta.url).href
    const writing = spawn(process.execPath, ['--import', native, child, file, 'x'])
    let said = ''
    const ended = new Promise((resolve) => writing.on('close', resolve))
    writing.stdout.on('data', (words) => {
      said += words
    })
    try {
      for (let round = 0; round < 3; round++) {
        const before = said.length
        await expect.poll(() => said.length, { timeout: 60_000 }).toBeGreaterThan(before + 20)
        const acknowledged = Number(said.trimEnd().split('\n').at(-2))
        given(await backup(file, join(folder, 'copy')))
        const lengths = ['xa', 'xb', 'xc'].map((table) => lengthOf(join(folder, 'copy'), table))
        expect(lengths[0]).toBeGreaterThan(acknowledged)
        expect(new Set(lengths).size).toBe(1)
      }
      const inUse = await restore(join(folder, 'copy'), file, true)
      expect(inUse).toMatchObject({ code: 'server.data.inUse' })
    } finally {
      writing.kill('SIGKILL')
      await ended
    }
  })

  it('says what is wrong, and leaves the file that was there', async () => {
    const folder = freshFolder()
    const copy = join(folder, 'copy')
    writeFileSync(copy, 'as it was')
    writeFileSync(join(folder, 'text'), 'no database '.repeat(400))
    expect(await backup(join(folder, 'none'), copy)).toMatchObject({ code: 'server.data.missing' })
    expect(await backup(join(folder, 'text'), copy)).toMatchObject({ code: 'server.data.noDatabase' })
    played(join(folder, 'data'), 2)
    expect(await backup(join(folder, 'data'), join(folder, 'no', 'copy'))).toMatchObject({ refused: true })
    expect(readFileSync(copy, 'utf8')).toBe('as it was')
  })

  it('finds a log that is not whole, an index that does not fit, and a damaged page', async () => {
    const folder = freshFolder()
    const copy = join(folder, 'copy')
    const spoilt = async (sql: string): Promise<unknown> => {
      const file = join(folder, `data${sql.length}`)
      played(file, 40)
      const database = new DatabaseSync(file)
      database.exec(sql)
      database.close()
      return backup(file, copy)
    }
    const torn = { code: 'server.data.damaged', params: { fault: 'the log of table t is not whole' } }
    expect(await spoilt('DELETE FROM entries WHERE n = 1')).toMatchObject(torn)
    expect(await spoilt('DELETE FROM entries WHERE n = 39')).toMatchObject(torn)
    expect(await spoilt('DELETE FROM entries')).toMatchObject(torn)
    expect(await spoilt('UPDATE tables SET n = 7')).toMatchObject(torn)
    const hers = (n: number) => `('ann', 'game', ${n}, 't${n}', 1, 25, 8)`
    const unrated = `PRAGMA foreign_keys = OFF; INSERT INTO guests VALUES ('ann', 'Ann', 'mint', 5);
      INSERT INTO rated VALUES ${hers(0)}, ${hers(2)}`
    expect(await spoilt(unrated)).toMatchObject({ params: { fault: 'a row of rated belongs to nothing' } })
    const atOne = unrated
      .replace("'t0'", "'t'")
      .replace(`, ${hers(2)}`, '')
      .replace("'game', 0", "'game', 1")
    expect(await spoilt(atOne)).toMatchObject({ params: { fault: 'the ratings of guest ann are not whole' } })
    const file = join(folder, 'data')
    played(file, 400)
    const bytes = readFileSync(file)
    // Everything but the schema.
    bytes.fill(0x55, 4096 * 2)
    writeFileSync(file, bytes)
    expect(await backup(file, copy)).toMatchObject({ refused: true })
    expect(readdirSync(folder)).not.toContain('copy')
  })
})

describe('restore', () => {
  it('puts a backup where nothing is', async () => {
    const folder = freshFolder()
    const [data, copy] = ['data', 'copy'].map((name) => join(folder, name))
    played(data, 3)
    given(await backup(data, copy))
    const restored = given(await restore(copy, join(folder, 'new'), false))
    expect(restored).toMatchObject({ tables: 1, entries: 3, aside: null })
    expect(lengthOf(join(folder, 'new'), 't')).toBe(3)
  })

  it('brings back what was kept before there were accounts, and counts new recovery codes as something newer', async () => {
    const folder = freshFolder()
    const [data, copy] = ['data', 'copy'].map((name) => join(folder, name))
    const before = new DatabaseSync(data)
    before.exec(`${MIGRATIONS[0]} PRAGMA user_version = 1; PRAGMA application_id = ${APPLICATION};
      INSERT INTO guests VALUES ('ann', 'Ann', 'mint', 5)`)
    before.close()
    expect(given(await backup(data, copy))).toMatchObject({ guests: 1, accounts: 0 })
    expect(given(await restore(copy, data, false))).toMatchObject({ guests: 1, accounts: 0 })
    const after = new DatabaseSync(data)
    after.exec(
      `${MIGRATIONS[1]} PRAGMA user_version = 2; INSERT INTO recovery VALUES ('ann', 'KEY', 'hash', 9)`,
    )
    after.close()
    expect(await restore(copy, data, false)).toMatchObject({ code: 'server.data.later' })
  })

  it('keeps aside what was there, and asks first where that is newer', async () => {
    const folder = freshFolder()
    const [data, copy] = ['data', 'copy'].map((name) => join(folder, name))
    played(data, 3)
    given(await backup(data, copy))
    expect(given(await restore(copy, data, false)).aside).not.toBeNull()
    played(data, 2)
    expect(await restore(copy, data, false)).toMatchObject({ code: 'server.data.later' })
    expect(lengthOf(data, 't')).toBe(5)
    const { aside } = given(await restore(copy, data, true))
    expect(lengthOf(data, 't')).toBe(3)
    expect(lengthOf(aside ?? '', 't')).toBe(5)
  })

  it('leaves alone what is in use, is no database of ours, or would be replaced by none', async () => {
    const folder = freshFolder()
    const [data, copy, other] = ['data', 'copy', 'other'].map((name) => join(folder, name))
    played(data, 3)
    given(await backup(data, copy))
    const using = new DatabaseSync(data)
    using.exec("UPDATE tables SET due = 1 WHERE id = 't'")
    expect(await restore(copy, data, true)).toMatchObject({ code: 'server.data.inUse' })
    using.close()
    const foreign = new DatabaseSync(other)
    foreign.exec('CREATE TABLE x (y)')
    foreign.close()
    expect(await restore(copy, other, true)).toMatchObject({ code: 'server.data.foreign' })
    expect(await restore(other, data, true)).toMatchObject({ code: 'server.data.foreign' })
    expect(lengthOf(data, 't')).toBe(3)
  })
})
