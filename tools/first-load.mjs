// What a browser fetches of our scripts to show Home: the entry, the pictures, and all that these import.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** At most so many kB (1000 bytes), compressed. */
export const MOST = 150

/** Fetched on their own, but at once: the sky, and the picture of each game. */
const PICTURE = /^shell\/sky\.tsx$|\/box\/picture\.tsx$/

export function firstLoad(dist) {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'))
  const chunks = new Set()
  const visit = (key) => {
    if (chunks.has(key)) return
    chunks.add(key)
    for (const next of manifest[key].imports ?? []) visit(next)
  }
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry) visit(key)
  for (const key of Object.keys(manifest)) if (PICTURE.test(key)) visit(key)
  const files = [...new Set([...chunks].map((key) => manifest[key].file))].filter((file) =>
    /\.m?js$/.test(file),
  )
  const bytes = files.reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length,
    0,
  )
  return { files, kB: bytes / 1000 }
}
