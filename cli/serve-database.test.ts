import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { OwnPostgres } from '@sternentisch/server/own-postgres'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshFolder } from '../tools/test/fresh-folder.ts'
import { sternentisch } from './test-console.ts'
import { smallSite, startServing } from './test-serving.ts'

const site = smallSite()
let postgres: OwnPostgres
beforeAll(async () => {
  postgres = await OwnPostgres.start(['fsync=off'])
})
afterAll(() => postgres?.end())

/** One that nobody has used before. */
async function freshDatabase(name = 'fresh'): Promise<string> {
  const client = new pg.Client(postgres.address)
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  return postgres.address.replace(/postgres$/, name)
}

async function tablesIn(address: string): Promise<number> {
  const client = new pg.Client(address)
  await client.connect()
  const { rowCount } = await client.query("SELECT 1 FROM pg_tables WHERE schemaname = 'public'")
  await client.end()
  return rowCount ?? 0
}

const welcome = (address: string) =>
  fetch(`${address}api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ann', colour: 'gold' }),
  })

describe('servers that share a PostgreSQL', () => {
  it('say what they are, know the same people, and end in order', async () => {
    const { address: database } = postgres
    const [one, other] = await Promise.all(
      ['info', 'info'].map((log) => startServing(site, '--database', database, '--log', log)),
    )
    const health = await fetch(`${other.address}healthz`)
    expect([health.status, await health.json()]).toMatchObject([200, { store: true, kind: 'postgres' }])
    const figures = await (await fetch(`${one.address}metrics`)).text()
    expect(figures).toMatch(/sternentisch_info\{version="\d+\.\d+\.\d+",store="postgres"\} 1/)
    const cookie = ((await welcome(one.address)).headers.get('set-cookie') ?? '').split(';')[0]
    const me = await fetch(`${other.address}api/me`, { headers: { cookie } })
    expect(await me.json()).toMatchObject({ name: 'Ann' })
    for (const { child } of [one, other]) child.kill('SIGTERM')
    for (const { ended } of [one, other]) {
      const { code, out } = await ended
      expect(code).toBe(0)
      expect(out).toContain(`Everything is kept in postgres://127.0.0.1:${postgres.port}/postgres`)
    }
  })

  it('are moved to from a file, and back, while they do not run', async () => {
    const folder = freshFolder()
    const [data, back] = [join(folder, 'data'), join(folder, 'back')]
    const alone = await startServing(site, '--data', data)
    await welcome(alone.address)
    const early = await sternentisch(`move --from ${data} --to ${postgres.address}`)
    expect(early).toMatchObject({ code: 2, err: expect.stringContaining('is in use') })
    alone.child.kill('SIGTERM')
    await alone.ended
    const database = await freshDatabase()
    const moved = await sternentisch(`move --from ${data} --to ${database}`)
    expect(moved.out).toMatch(
      /Moved and compared row by row: 2 rows, 0 tables, 0 entries in their logs, 1 guest/,
    )
    const shared = await startServing(site, '--database', database)
    const busy = await sternentisch(`move --from ${database} --to ${back}`)
    expect(busy).toMatchObject({ code: 2, err: expect.stringContaining('Servers run on postgres://') })
    shared.child.kill('SIGTERM')
    await shared.ended
    expect((await sternentisch(`move --from ${database} --to ${back}`)).code).toBe(0)
    expect(existsSync(back)).toBe(true)
    // A name that was mistyped: nothing is made there, and nothing is said to have moved.
    const empty = await freshDatabase('empty')
    const none = await sternentisch(`move --from ${empty} --to ${join(folder, 'none')}`)
    expect(none).toMatchObject({ code: 2, err: expect.stringContaining('nothing of Sternentisch') })
    expect(await tablesIn(empty)).toBe(0)
    expect(readdirSync(folder).filter((name) => name.startsWith('none'))).toEqual([])
    for (const line of ['move', 'move --from x', 'move --from x --to y'])
      expect((await sternentisch(line)).code).toBe(2)
  })

  it('are told in a sentence what is wrong with the database', async () => {
    const serve = (database: string) => sternentisch(`serve --site ${site} --database ${database}`)
    const said = async (database: string): Promise<string> => {
      const { code, err } = await serve(database)
      expect(code).toBe(2)
      return err.replace(/\s+/g, ' ')
    }
    expect(await said('cards.sqlite')).toContain('is written like postgres://')
    expect(await said('postgres://ann:pssst@127.0.0.1:1/cards')).toMatch(
      /Nobody answers at postgres:\/\/127.0.0.1:1\/cards: .*ECONNREFUSED/,
    )
    const at = postgres.address.replace(/\/postgres$/, '')
    expect(await said(`${at}/nowhere`)).toContain('There is no such database: postgres://127.0.0.1')
    expect(await said(`${at.replace('postgres@', 'nobody:pssst@')}/postgres`)).toMatch(
      /lets nobody in like this: .*nobody/,
    )
    expect(await said(`${at}/postgres?sslmode=require`)).toMatch(/answers, but not over an encrypted line/)
    // What a server keeps in a database is not in the file that was left behind when it moved there.
    const around = { STERNENTISCH_DATABASE: `${at}/postgres` }
    for (const line of ['backup --to x', 'restore --from x'])
      expect((await sternentisch(line, [], { env: around })).err).toContain('This is for files.')
    // Copies are made of files; no message repeats a secret.
    const secret = 'postgres://ann:pssst@127.0.0.1:1/cards'
    for (const line of [
      `backup --data ${secret} --to x`,
      `restore --from x --data ${secret}`,
      `move --from ${secret},${secret} --to x`,
      `serve --site ${site} --database ${secret},${secret}`,
    ]) {
      const { code, err } = await sternentisch(line)
      expect(code).toBe(2)
      expect(err).not.toContain('pssst')
      expect(err.replace(/\s+/g, ' ')).toMatch(/is for files|is written like postgres:/)
    }
  })
})
