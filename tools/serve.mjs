// A small web server for static files: node:http and nothing else. `node tools/serve.mjs [--port 4610] [folder]`
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { commandLine } from './command/command.mjs'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}
const COMPRESSED = /^(text\/|application\/(json|manifest)|image\/svg)/
/** Vite puts a hash into these names: whatever has such a name never changes. */
const NEVER_CHANGES = /^assets\//

const SECURITY = {
  'Content-Security-Policy':
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

const squeeze = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
}

/** Reads files of one folder, each once for every state it is in. */
function library(folder) {
  const home = resolve(folder)
  const kept = new Map()
  return async (path, coding) => {
    const file = join(home, normalize(path))
    if (file !== home && !file.startsWith(home + sep)) return null
    const found = await stat(file).catch(() => null)
    if (!found?.isFile()) return null
    const key = `${file} ${found.mtimeMs} ${found.size} ${coding}`
    if (!kept.has(key)) {
      const plain = await readFile(file)
      const body = coding ? await squeeze[coding](plain) : plain
      kept.set(key, { body, tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` })
    }
    return kept.get(key)
  }
}

function codingFor(type, accepted = '') {
  if (!COMPRESSED.test(type)) return null
  return (
    ['br', 'gzip'].find((coding) => new RegExp(`\\b${coding}\\b(?!;\\s*q=0(\\.0*)?\\b)`).test(accepted)) ??
    null
  )
}

function pathOf(url) {
  try {
    const path = decodeURIComponent(new URL(url, 'http://any').pathname).slice(1)
    return path.includes('\0') ? null : path === '' || path.endsWith('/') ? `${path}index.html` : path
  } catch {
    return null
  }
}

export function serverFor(folder) {
  const read = library(folder)
  return createServer(async (request, response) => {
    const answer = (status, headers, body) => {
      response.writeHead(status, { ...SECURITY, ...headers })
      response.end(request.method === 'HEAD' ? undefined : body)
    }
    const plainly = (status, words, more) =>
      answer(
        status,
        { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...more },
        words,
      )
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plainly(405, 'Only GET and HEAD.', { Allow: 'GET, HEAD' })
    }
    const path = pathOf(request.url)
    const type = TYPES[extname(path ?? '')] ?? 'application/octet-stream'
    const coding = codingFor(type, request.headers['accept-encoding'])
    // Nothing that starts with a dot is anybody's business.
    const file = path === null || /(^|\/)\./.test(path) ? null : await read(path, coding).catch(() => null)
    if (!file) return plainly(404, 'There is nothing at this address.')
    const headers = {
      'Content-Type': type,
      'Cache-Control': NEVER_CHANGES.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: file.tag,
      Vary: 'Accept-Encoding',
    }
    if (request.headers['if-none-match'] === file.tag) return answer(304, headers)
    if (coding) headers['Content-Encoding'] = coding
    headers['Content-Length'] = file.body.length
    return answer(200, headers, file.body)
  })
}

/** Listens on the wished port of this machine, or on the next free one; 0 takes any. Answers the address. */
export async function listen(server, wish, tries = 20) {
  for (let port = wish; ; port++) {
    try {
      await new Promise((done, failed) => {
        server.once('error', failed)
        server.listen(port, '127.0.0.1', () => {
          server.off('error', failed)
          done()
        })
      })
      return `http://localhost:${server.address().port}/`
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || port >= wish + tries) throw error
    }
  }
}

/** Where the page is if nobody says otherwise. */
export const PORT = 4610
/** `--port 5000`: whatever serves takes it. */
export const PORT_FLAG = { takes: 'number', from: 0, to: 65535 }

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const here = fileURLToPath(new URL('../web/dist', import.meta.url))
  const {
    words: [folder = here],
    flags: { port = PORT },
  } = commandLine({
    usage: `node tools/serve.mjs [--port ${PORT}] [folder]`,
    words: ['folder?'],
    flags: { port: PORT_FLAG },
    help: {
      en: 'Serves the files of a folder on this machine, usually those of the built web app.',
      de: 'Stellt die Dateien eines Ordners auf diesem Rechner bereit, sonst die der gebauten Web-App.',
      fr: 'Sert les fichiers d’un dossier sur cette machine, sinon ceux de l’application web construite.',
    },
  })
  console.log(await listen(serverFor(folder), port))
}
