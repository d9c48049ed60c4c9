import { execFile, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { DatabaseSync } from '@photostructure/sqlite'
import { isRefusal } from '@sternentisch/kernel'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { folderWith, freshFolder } from '../../tools/test/fresh-folder.ts'
import { MemoryStore } from './memory.ts'
import { openStore } from './open.ts'
import { openInThread } from './sqlite/in-thread.ts'
import { APPLICATION, MIGRATIONS } from './sqlite/migrations.ts'
import { SqliteStore } from './sqlite/store.ts'
import { commitOf, noticeOf } from './test/samples.ts'
import { storeTests } from './test/stores.ts'

const run = promisify(execFile)

function opened(file: string): SqliteStore {
  const store = SqliteStore.open(file)
  if (isRefusal(store)) throw new Error(`${store.code} ${JSON.stringify(store.params)}`)
  return store
}

storeTests('in memory', () => {
  const store = new MemoryStore()
  return { open: async () => store }
})

storeTests('in SQLite', () => {
  const file = join(freshFolder(), 'server.sqlite')
  return { open: async () => opened(file) }
})

storeTests('in SQLite, in a thread of its own', () => {
  const file = join(freshFolder(), 'server.sqlite')
  return {
    open: async () => {
      const store = await openStore(file)
      if (isRefusal(store)) throw new Error(store.code)
      return store
    },
  }
})

describe('a store in a thread of its own', () => {
  const url = new URL('test/failing-thread.ts', import.meta.url)
  const openFailing = async (file: string) => {
    const store = await openInThread(file, { url, task: { role: 'failing', file } })
    if (isRefusal(store)) throw new Error(store.code)
    onTestFinished(() => store.close())
    return store
  }

  it('says what is the matter with a file', async () => {
    const file = join(folderWith({ 'server.sqlite': 'no database' }), 'server.sqlite')
    expect(await openStore(file)).toMatchObject({ code: 'server.data.noDatabase', params: { file } })
  })

  it('passes on what goes wrong, and goes on', async () => {
    const store = await openFailing(join(freshFolder(), 'server.sqlite'))
    await expect(store.entries('fails', 0)).rejects.toThrow('no such table')
    expect(await store.commit([commitOf('t', 0)])).toEqual([true])
  })

  it('whoever waits for a thread that dies is told so, and the next one has what was stored', async () => {
    const store = await openFailing(join(freshFolder(), 'server.sqlite'))
    await store.commit([commitOf('t', 0)])
    const waiting = [store.entries('dies', 0), store.entries('t', 0)]
    for (const each of await Promise.allSettled(waiting)) expect(each.status).toBe('rejected')
    expect(await store.entries('t', 0)).toHaveLength(1)
    expect(await store.commit([commitOf('t', 0)])).toEqual([false])
  })

  it('is closed once, and answers nothing any more', async () => {
    const store = await openFailing(join(freshFolder(), 'server.sqlite'))
    await store.close()
    await store.close()
    await expect(store.entries('t', 0)).rejects.toThrow('closed')
  })
})

describe('a file of SQLite', () => {
  it('what is due and cannot be written is put off, and harms nobody', async () => {
    vi.useFakeTimers()
    onTestFinished(() => {
      vi.useRealTimers()
    })
    const file = join(freshFolder(), 'server.sqlite')
    const store = opened(file)
    await store.commit([commitOf('t', 0)])
    const other = new DatabaseSync(file)
    const dueAt = (): readonly unknown[] => other.prepare('SELECT due FROM tables').all()
    other.exec('ALTER TABLE tables RENAME TO elsewhere')
    await store.setDue('t', 0, 77)
    vi.advanceTimersByTime(1000)
    other.exec('ALTER TABLE elsewhere RENAME TO tables')
    expect(dueAt()).toMatchObject([{ due: null }])
    vi.advanceTimersByTime(1000)
    expect(dueAt()).toMatchObject([{ due: 77 }])
    other.close()
    await store.close()
  })

  const child = fileURLToPath(new URL('test/committing.ts', import.meta.url))
  const native = new URL('../../tools/native.mjs', import.meta.url).href

  /** Commits until it is killed after so many acknowledged ones; answers the last that was acknowledged. */
  const killedAfter = (file: string, name: string, acknowledged: number): Promise<number> =>
    new Promise((done, failed) => {
      const committing = spawn(process.execPath, ['--import', native, child, file, name])
      let said = ''
      let complaint = ''
      committing.stderr.on('data', (words) => {
        complaint += words
      })
      committing.stdout.on('data', (words) => {
        said += words
        if (said.split('\n').length > acknowledged) committing.kill('SIGKILL')
      })
      committing.on('close', (_, signal) => {
        if (signal === 'SIGKILL') done(Number(said.trimEnd().split('\n').at(-1)))
        else failed(new Error(complaint))
      })
    })

  it('has everything that was acknowledged, whenever its process is killed', async () => {
    const file = join(freshFolder(), 'server.sqlite')
    // Two at a time share the file, and go on in the file that those before have left.
    for (const [round, acknowledged] of [3, 17, 40].entries()) {
      const names = [`one${round}`, `two${round}`]
      const last = await Promise.all(names.map((name) => killedAfter(file, name, acknowledged)))
      const store = opened(file)
      for (const [at, name] of names.entries()) {
        const logs = await Promise.all(['a', 'b', 'c'].map((part) => store.entries(`${name}${part}`, 0)))
        expect(logs[0].length).toBeGreaterThan(last[at])
        // Batches are whole: all three have the same length, and the index says so.
        for (const log of logs) {
          expect(log.map(({ n }) => n)).toEqual([...Array(logs[0].length).keys()])
          expect(await store.index(log[0].table)).toMatchObject({ n: log.length - 1, due: log.length - 1 })
        }
      }
      await store.close()
    }
  })

  it('several may make the same file at once', async () => {
    const folder = freshFolder()
    const opening = fileURLToPath(new URL('test/opening.ts', import.meta.url))
    const start = Date.now() + 600
    const open = async (): Promise<string> => {
      const words = [opening, folder, '25', String(start)]
      return (await run(process.execPath, ['--import', native, ...words])).stdout
    }
    expect(await Promise.all([open(), open(), open()])).toEqual(['', '', ''])
  })

  it('keeps what was put off when it is closed', async () => {
    const file = join(freshFolder(), 'server.sqlite')
    const store = opened(file)
    await store.commit([commitOf('t', 0, { due: 1 })])
    await store.setDue('t', 0, 99)
    await store.close()
    await store.close()
    const again = opened(file)
    expect(await again.index('t')).toMatchObject({ due: 99 })
    await again.close()
  })

  const code = (file: string): string => {
    const store = SqliteStore.open(file)
    if (isRefusal(store)) return store.code
    throw new Error('it was opened')
  }
  const database = (file: string, sql: string): string => {
    const made = new DatabaseSync(file)
    made.exec(sql)
    made.close()
    return file
  }

  it('is refused where a newer program wrote it', async () => {
    const file = join(freshFolder(), 'server.sqlite')
    await opened(file).close()
    database(file, 'PRAGMA user_version = 999')
    expect(SqliteStore.open(file)).toMatchObject({ code: 'server.data.newer', params: { file, found: 999 } })
  })

  it('of the time before there were accounts opens and goes on, and what was to be rated is due', async () => {
    const file = join(freshFolder(), 'server.sqlite')
    const notice = (isRated: boolean) => JSON.stringify(noticeOf('t', { rated: isRated }))
    database(
      file,
      `${MIGRATIONS[0]} PRAGMA user_version = 1; PRAGMA application_id = ${APPLICATION};
      INSERT INTO guests VALUES ('ann', 'Ann', 'mint', 5);
      INSERT INTO sessions VALUES ('hash', 'ann', 5);
      INSERT INTO entries VALUES ('t', 0, 1000, NULL, 'open', 'move 0', NULL);
      INSERT INTO tables (id, n, game, state, listed, lobby, stirred, deciding, moves, guests)
        VALUES ('t', 0, 'game', 'over', 0, 0, 70, '', 0, '["ann"]'), ('u', 0, 'game', 'over', 0, 0, 60, '', 0, '["ann"]'),
          ('v', 0, 'game', 'running', 0, 0, 50, '', 0, '["ann"]'), ('w', 0, 'game', 'over', 0, 0, 40, '', 0, '["ann"]');
      INSERT INTO notices VALUES ('t', '${notice(true)}'), ('u', '${notice(false)}'), ('v', '${notice(true)}'),
        ('w', '${notice(true)}')`,
    )
    const store = opened(file)
    onTestFinished(() => store.close())
    expect(await store.guestWith('hash')).toMatchObject({ name: 'Ann' })
    expect(await store.entries('t', 0)).toHaveLength(1)
    expect(await store.dueBy(99, 9)).toEqual(['w', 't'])
    const match = { guest: 'ann', game: 'game', n: 0, table: 't', at: 70, mu: 26, sigma: 8 }
    expect(await store.rate([match])).toBe(true)
    expect(await store.commit([commitOf('t', 1)])).toEqual([true])
  })

  it('is left alone where it is something else', () => {
    const folder = folderWith({ 'text.txt': 'no database at all '.repeat(90) })
    expect(code(join(folder, 'text.txt'))).toBe('server.data.noDatabase')
    expect(code(database(join(folder, 'other.db'), 'CREATE TABLE x (y)'))).toBe('server.data.foreign')
    expect(code(join(folder, 'no', 'such', 'folder'))).toBe('server.data.failed')
    writeFileSync(join(folder, 'empty'), '')
    const store = opened(join(folder, 'empty'))
    onTestFinished(() => store.close())
  })

  it('waits for the disk with every commit, and lists are found by an index', async () => {
    const file = join(freshFolder(), 'server.sqlite')
    const store = opened(file)
    onTestFinished(() => store.close())
    const look = new DatabaseSync(file)
    onTestFinished(() => look.close())
    expect(look.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
    const plan = (sql: string): string =>
      look
        .prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .all()
        .map(({ detail }: { readonly detail: string }) => detail)
        .join('; ')
    const due = 'SELECT id FROM tables WHERE due IS NOT NULL AND due <= 5 ORDER BY due LIMIT 9'
    expect(plan(due)).toBe('SEARCH tables USING INDEX tables_due (due>? AND due<?)')
    expect(plan('SELECT id FROM tables WHERE lobby = 1 ORDER BY stirred DESC LIMIT 9')).toContain(
      'tables_lobby',
    )
    expect(plan("SELECT count(*) FROM sittings WHERE guest = 'a' AND live = 1")).toContain('sittings_live')
  })
})
