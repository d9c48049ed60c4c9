// `npm run build`: the web app as static files in web/dist. With --if-changed only when a source has changed since; with
// --text-later its words are not looked at, for whoever runs every test afterwards: those that look at them are among them.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkText } from './check-text.mjs'
import { commandLine } from './command/command.mjs'
import { firstLoad, MOST } from './first-load.mjs'
import { ensureInstalled, root } from './install.mjs'

export const dist = join(root, 'web', 'dist')

const SOURCES = ['kernel', 'grammar', 'wire', 'games', 'bots', 'web', 'package-lock.json']
const NOT_BUILT = /(^|\/)(node_modules|dist|e2e|test)(\/|$)|\.test\.tsx?$/

function filesIn(path) {
  if (NOT_BUILT.test(relative(root, path))) return []
  try {
    return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
      const below = join(path, entry.name)
      return entry.isDirectory() ? filesIn(below) : NOT_BUILT.test(relative(root, below)) ? [] : [below]
    })
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path]
    throw error
  }
}

function hashOfSources() {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap((source) => filesIn(join(root, source))).sort()) {
    hash.update(`${relative(root, file)}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Builds if there is no build of exactly these sources; ends the process if that fails. */
export function ensureBuilt({ always = false } = {}) {
  const stamp = join(dist, '.vite', 'sources')
  const sources = hashOfSources()
  if (!always && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return
  console.log('Building the web app …')
  mkdirSync(join(root, '.cache'), { recursive: true })
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', 'web', '--logLevel', 'warn'],
    // Asked for from a test, it would otherwise be built for tests. What it leaves behind, it leaves with us.
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production', TMPDIR: join(root, '.cache') },
    },
  )
  if (status !== 0) {
    console.error('The web app could not be built; see above.')
    process.exit(status ?? 1)
  }
  const { kB } = firstLoad(dist)
  console.log(`Built into web/dist. First load of Home: ${kB.toFixed(1)} kB of script, compressed.`)
  if (kB > MOST) {
    console.error(`That is more than ${MOST} kB. Load something later, or make it smaller.`)
    process.exit(1)
  }
  writeFileSync(stamp, sources)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { flags } = commandLine({
    usage: 'npm run build -- [--if-changed] [--text-later]',
    flags: { 'if-changed': { takes: 'nothing' }, 'text-later': { takes: 'nothing' } },
    help: {
      en: 'Builds the web app into web/dist. With --if-changed only if a source has changed since, with --text-later without a look at its messages.',
      de: 'Baut die Web-App nach web/dist. Mit --if-changed nur, wenn sich seither eine Quelle geändert hat, mit --text-later ohne einen Blick auf die Texte.',
      fr: 'Construit l’application web dans web/dist. Avec --if-changed, seulement si une source a changé depuis ; avec --text-later, sans regarder les textes.',
    },
  })
  ensureInstalled()
  if (!flags['text-later']) checkText()
  ensureBuilt({ always: !flags['if-changed'] })
}
