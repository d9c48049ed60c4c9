// The files of the web app as answers to requests. Plain JavaScript without packages: tools serve a folder with it before anything
// is installed, and the server serves the app with it.
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { nowhere } from './nowhere.mjs'

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

/**
 * What every answer says to browsers: nothing from elsewhere, and nobody frames it. To talk to 'self' is allowed by socket, too: it
 * means the host and port of the page, over ws as over http.
 */
export const SECURITY = {
  'Content-Security-Policy':
    "default-src 'self'; connect-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), midi=(), display-capture=()',
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

/** Answers requests with the files of a folder. */
export function siteFrom(folder) {
  const read = library(folder)
  return async ({ method, url, headers: asked }) => {
    const answer = (status, headers, body) => ({
      status,
      headers: { ...SECURITY, ...headers },
      body: method === 'HEAD' ? null : (body ?? null),
    })
    const plainly = (status, words, more) =>
      answer(
        status,
        { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...more },
        words,
      )
    const nothing = () => {
      const page = nowhere({ url, headers: asked })
      const vary = { Vary: 'Accept, Accept-Language' }
      return page === null
        ? plainly(404, 'There is nothing at this address.', vary)
        : plainly(404, page, { ...vary, 'Content-Type': TYPES['.html'] })
    }
    if (method !== 'GET' && method !== 'HEAD') {
      return plainly(405, 'Only GET and HEAD.', { Allow: 'GET, HEAD' })
    }
    const path = pathOf(url)
    const type = TYPES[extname(path ?? '')] ?? 'application/octet-stream'
    const coding = codingFor(type, asked['accept-encoding'])
    // Nothing that starts with a dot is anybody's business.
    const file = path === null || /(^|\/)\./.test(path) ? null : await read(path, coding).catch(() => null)
    if (!file) return nothing()
    const headers = {
      'Content-Type': type,
      'Cache-Control': NEVER_CHANGES.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: file.tag,
      Vary: 'Accept-Encoding',
    }
    if (asked['if-none-match'] === file.tag) return answer(304, headers)
    if (coding) headers['Content-Encoding'] = coding
    headers['Content-Length'] = file.body.length
    return answer(200, headers, file.body)
  }
}
