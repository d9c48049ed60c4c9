import { request } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen, serverFor } from './serve.mjs'
import { folderWith } from './test/fresh-folder.ts'

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

const folder = folderWith({
  'secret.txt': 'secret',
  'site/.vite/manifest.json': '{}',
  'site/index.html': '<h1>Hello</h1>',
  'site/assets/a-1234.js': 'export const a = 1\n'.repeat(50),
})
const site = join(folder, 'site')
const server = serverFor(site)
let port = 0

/** Sends the path as it is, which `fetch` would tidy first. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((done, failed) => {
    request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
      .on('error', failed)
      .end()
  })

beforeAll(async () => {
  port = Number(new URL(await listen(server, 0)).port)
})

afterAll(() => {
  server.close()
  server.closeAllConnections()
})

describe('the static server', () => {
  it('serves files with their type and strict headers', async () => {
    const { status, headers, body } = await ask('/')
    expect(status).toBe(200)
    expect(body.toString()).toBe('<h1>Hello</h1>')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toContain("default-src 'self'")
  })

  it('compresses, and lets what never changes be kept', async () => {
    const path = '/assets/a-1234.js'
    const plain = await ask(path)
    const brotli = await ask(path, { 'Accept-Encoding': 'gzip, br' })
    const gzip = await ask(path, { 'Accept-Encoding': 'gzip, br;q=0' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.headers['cache-control']).toContain('immutable')
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body)
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.body)).toEqual(plain.body)
    const again = await ask(path, { 'If-None-Match': String(plain.headers.etag) })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
  })

  it.each([
    ['de-CH,de;q=0.9,en;q=0.8', 'de', 'Hier ist nichts'],
    ['en;q=0.3, fr-FR', 'fr', 'Il n’y a rien ici'],
    ['de;q=0, en;q=0.1', 'en', 'There is nothing here'],
    ['ja', 'en', 'There is nothing here'],
    ['constructor, ;;q=x', 'en', 'There is nothing here'],
  ])(
    'says where nothing is in the language of the reader, with the way home: %s',
    async (lang, as, words) => {
      const headers = { accept: 'text/html,*/*;q=0.8', 'accept-language': lang }
      for (const [path, home] of [
        ['/at/nonsense/%20garbage?x=1/2', '../../'],
        ['/nonsense', './'],
        ['/a/b/', '../../'],
      ]) {
        const { status, headers: said, body } = await ask(path, headers)
        expect(status).toBe(404)
        expect(said['content-type']).toBe('text/html; charset=utf-8')
        expect(said.vary).toContain('Accept-Language')
        expect(body.toString()).toContain(`<html lang="${as}">`)
        expect(body.toString()).toContain(words)
        expect(body.toString()).toContain(`<a href="${home}">`)
        // Nothing of what was asked for is repeated.
        expect(body.toString()).not.toMatch(/nonsense|garbage/)
      }
    },
  )

  it('says it in plain text to whoever reads no pages', async () => {
    const { status, headers, body } = await ask('/assets/none.js', { accept: '*/*' })
    expect(status).toBe(404)
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body.toString()).toBe('There is nothing at this address.')
  })

  it('gives nothing from outside its folder and nothing hidden', async () => {
    const paths = [
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/assets/../../secret.txt',
      '/%00',
      '/%E0%A4%A',
      '/.vite/manifest.json',
      '/assets',
      '/no',
    ]
    for (const path of paths) expect((await ask(path)).status, path).toBe(404)
  })

  it('only answers GET and HEAD', async () => {
    expect((await ask('/', {}, 'POST')).status).toBe(405)
    const head = await ask('/', {}, 'HEAD')
    expect(head.status).toBe(200)
    expect(head.body).toHaveLength(0)
  })

  it('takes the next port if one is taken', async () => {
    const other = serverFor(site)
    expect(Number(new URL(await listen(other, port)).port)).toBeGreaterThan(port)
    other.close()
  })
})
