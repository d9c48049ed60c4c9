import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transform, version } from 'esbuild'
import { root } from './install.mjs'

const folder = join(root, '.cache', 'native')
mkdirSync(folder, { recursive: true })

/** What a bundler knows of a file's surroundings: nothing here is built for people. */
const OPTIONS = {
  format: 'esm',
  target: 'node20',
  supported: { 'import-attributes': true },
  jsx: 'automatic',
  sourcemap: 'inline',
  define: { 'import.meta.env': '{"PROD":false}' },
  tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
}

export async function load(url, context, next) {
  const [, kind] = /\.(tsx?|css)(?:\?|$)/.exec(url) ?? []
  // What is drawn without a browser needs no styles.
  if (kind === 'css') return { format: 'module', source: '', shortCircuit: true }
  if (!kind || url.includes('/node_modules/')) return next(url, context)
  return { format: 'module', source: await plain(fileURLToPath(url), kind), shortCircuit: true }
}

/** JavaScript of a file; kept, so that only what has changed is made again, wherever a copy of it lies. */
async function plain(file, loader) {
  const source = readFileSync(file, 'utf8')
  const sourcefile = basename(file)
  const words = JSON.stringify([version, OPTIONS, sourcefile, source])
  const kept = join(folder, `${createHash('sha256').update(words).digest('hex').slice(0, 32)}.js`)
  try {
    return readFileSync(kept, 'utf8')
  } catch {
    const { code } = await transform(source, { ...OPTIONS, loader, sourcefile })
    // Written aside and renamed: another worker must never read half a file.
    writeFileSync(`${kept}.${process.pid}`, code)
    renameSync(`${kept}.${process.pid}`, kept)
    return code
  }
}
