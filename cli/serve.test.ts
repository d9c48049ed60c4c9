import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { freshFolder } from '../tools/test/fresh-folder.ts'
import { sternentisch } from './test-console.ts'
import { smallSite, startServing } from './test-serving.ts'

const site = smallSite()
const start = (...words: readonly string[]) => startServing(site, ...words)

describe('sternentisch serve', () => {
  it('serves the app and a server, tells where everything is kept, and ends in order', async () => {
    const data = join(freshFolder(), 'below', 'server.sqlite')
    const { child, address, ended } = await start('--data', data)
    const home = await fetch(address)
    expect(home.status).toBe(200)
    expect(home.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(home.headers.get('content-security-policy')).toContain("connect-src 'self'")
    expect(home.headers.get('cache-control')).toBe('no-cache')
    expect(home.headers.get('content-encoding')).toBe('gzip')
    expect(await home.text()).toContain('Sternentisch')
    const asset = await fetch(`${address}assets/a-1.js`)
    expect(asset.headers.get('cache-control')).toContain('immutable')
    const tag = home.headers.get('etag') ?? ''
    expect((await fetch(address, { headers: { 'if-none-match': tag } })).status).toBe(304)
    const head = await fetch(address, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(100)
    const health = await fetch(`${address}healthz`)
    expect([health.status, await health.json()]).toMatchObject([
      200,
      { status: 'ok', version: expect.stringMatching(/^\d+\.\d+\.\d+$/), store: true },
    ])
    expect(health.headers.get('cache-control')).toBe('no-store')
    for (const nowhere of ['nowhere', '.hidden', '..%2fpackage.json', 'api/nowhere'])
      expect((await fetch(address + nowhere)).status, nowhere).toBe(404)
    // Nobody else on this machine may read it.
    if (process.platform !== 'win32') expect(statSync(data).mode & 0o077).toBe(0)
    child.kill('SIGTERM')
    const { code, out } = await ended
    expect(code).toBe(0)
    expect(out).toContain(`Everything is kept in ${data}`)
    expect(out).toContain('Ended in order')
    expect(existsSync(`${data}-wal`)).toBe(false)
  })

  it('is backed up while it runs, and restored when it does not', async () => {
    const folder = freshFolder()
    const [data, copy] = [join(folder, 'data'), join(folder, 'copy')]
    const { child, address, ended } = await start('--data', data, '--log', 'silent')
    const me = JSON.stringify({ name: 'Ann', colour: 'gold' })
    const headers = { 'content-type': 'application/json' }
    const welcomed = await fetch(`${address}api/me`, { method: 'POST', headers, body: me })
    expect(welcomed.status).toBe(200)
    const backedUp = await sternentisch(`backup --data ${data} --to ${copy}`)
    expect(backedUp.lines[1]).toMatch(
      /^0 tables, 0 entries in their logs, 1 guest, 0 with a passkey; \d+ kB$/,
    )
    const refused = await sternentisch(`restore --from ${copy} --data ${data} --replace`)
    expect(refused).toMatchObject({ code: 2, err: expect.stringContaining('is in use') })
    child.kill('SIGINT')
    expect(await ended).toMatchObject({ code: 0, err: '' })
    const restored = await sternentisch(`restore --from ${copy} --data ${data}`)
    expect(restored.code).toBe(0)
    expect(restored.out).toContain('What was there before')
  })

  it('two do not serve from one file: they would not hear of each other', async () => {
    const data = join(freshFolder(), 'data')
    const first = await start('--data', data)
    const { code, err } = await sternentisch(`serve --port 0 --site ${site} --data ${data}`)
    expect(code).toBe(2)
    expect(err.replace(/\s+/g, ' ')).toContain('served from by another process already')
    first.child.kill('SIGKILL')
    await first.ended
    const next = await start('--data', data)
    next.child.kill('SIGTERM')
    await next.ended
  })

  it('a port that is taken is told, or the next one taken', async () => {
    const folder = freshFolder()
    const { address } = await start('--data', join(folder, 'one'))
    const { port } = new URL(address)
    const words = (name: string) => `serve --port ${port} --site ${site} --data ${join(folder, name)}`
    const taken = await sternentisch(words('two'))
    expect(taken).toMatchObject({
      code: 2,
      err: expect.stringContaining(`Port ${port} of 127.0.0.1 is taken`),
    })
    const next = await start('--data', join(folder, 'three'), '--log', 'silent')
    expect(next.address).not.toBe(address)
  })
})

describe('what a server is told', () => {
  it.each([
    ['serve --port 99999', 'must be a whole number from 0 to 65535'],
    ['serve --address here', 'no address to listen at'],
    ['serve --cards mine', 'must be one of own, none'],
    ['serve --data /proc/x/server.sqlite', 'cannot be made'],
    ['serve now', 'one word too many'],
    ['backup', 'Something is missing'],
    ['backup --to x --data no-such-file', 'There is no database no-such-file'],
    ['restore', 'Something is missing'],
    ['restore --from no-such-file', 'There is no database no-such-file'],
  ])('%s is wrong', async (line, sentence) => {
    const { code, err } = await sternentisch(line)
    expect(code).toBe(2)
    expect(err.replace(/\s+/g, ' ')).toContain(sentence)
  })

  it.each(['en', 'de', 'fr'])('is explained in %s, on lines that fit', async (lang) => {
    const { code, lines } = await sternentisch(`serve --help --lang ${lang}`)
    expect(code).toBe(0)
    expect(lines.join('\n')).toContain('STERNENTISCH_PORT')
    for (const line of lines.filter((each) => !each.includes('.sqlite'))) expect(line.length).toBeLessThan(81)
  })
})
