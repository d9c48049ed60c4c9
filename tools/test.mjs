// `npm test`: installs what is missing, then types, lint, house rules and every test. `npm run test:quick`: the same without
// pages, the terminal and all that takes long (vitest.config.ts says what). Both end with the counts.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { commandLine } from './command/command.mjs'
import { ensureInstalled, root } from './install.mjs'

const { quick = false } = commandLine({
  usage: 'npm test | npm run test:quick',
  flags: { quick: { takes: 'nothing' } },
  help: {
    en: 'Checks types, style and house rules, then runs every test; quick leaves out what takes long.',
    de: 'Prüft Typen, Stil und Hausregeln, dann alle Tests; quick lässt weg, was lange dauert.',
    fr: 'Vérifie types, style et règles de la maison, puis lance tous les tests ; quick omet ce qui est long.',
  },
}).flags
const name = quick ? 'npm run test:quick' : 'npm test'
const bin = (command) => join(root, 'node_modules', '.bin', command)
const report = join(root, '.cache', 'tests.json')

/** Each on its own, so that they can be done side by side. */
const checks = [
  ['types', bin('tsc'), ['-p', '.']],
  ['format and lint', bin('biome'), ['check', '--error-on-warnings', '.']],
  ['direction of imports', process.execPath, ['tools/check-arrows.mjs']],
  ['one box per game', process.execPath, ['tools/check-boxes.mjs']],
  ['nothing unused', process.execPath, ['tools/check-unused.mjs']],
  ['every rule has a test', process.execPath, ['tools/check-rules.mjs']],
  // Every test includes those of the words, which need not be asked twice.
  ['web app', process.execPath, ['tools/build.mjs', '--if-changed', ...(quick ? [] : ['--text-later'])]],
  ['browser', process.execPath, ['tools/browser.mjs']],
]
const tests = ['tests', bin('vitest'), ['run', ...reporters(), `--outputFile.json=${report}`, ...selection()]]

const started = Date.now()
console.log('[1/3] packages')
ensureInstalled()
console.log(`[2/3] ${checks.map(([check]) => check).join(', ')}`)
const failed = (await Promise.all(checks.map(quietly))).filter(Boolean)
if (failed.length > 0) stop(failed.join(', '))
console.log('[3/3] tests')
rmSync(report, { force: true })
const passed = (await run(tests, 'inherit')).status === 0
printCounts()
if (!passed) stop('tests')

function selection() {
  return quick ? ['--mode', 'quick', '--project', 'engine', '--project', 'browser'] : []
}

function reporters() {
  return ['default', 'json', './tools/second-tries.mjs'].map((reporter) => `--reporter=${reporter}`)
}

/** What a check says is shown when it is done, so that no two talk at once. Answers the name of one that failed. */
async function quietly(check) {
  const { status, said } = await run(check, 'pipe')
  console.log(`  ${status === 0 ? 'done' : 'FAILED'}: ${check[0]}${said && `\n${said}`}`)
  return status === 0 ? null : check[0]
}

function run([, command, words], stdio) {
  return new Promise((resolve) => {
    const windows = process.platform === 'win32'
    // Only React for those who build can be acted upon by tests; the mode is not to change that.
    const env = { ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'test' }
    const child = spawn(command, words, { cwd: root, stdio: ['ignore', stdio, stdio], shell: windows, env })
    const said = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => said.push(piece))
    child.on('error', (error) => resolve({ status: 1, said: String(error) }))
    child.on('close', (status) => resolve({ status, said: Buffer.concat(said).toString().trimEnd() }))
  })
}

function printCounts() {
  if (!existsSync(report)) return
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'))
  const skipped = numPendingTests ? `, ${numPendingTests} skipped` : ''
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`${numPassedTests} passed, ${numFailedTests} failed${skipped} (${seconds} s)`)
}

function stop(where) {
  console.error(`${name} stopped at: ${where}`)
  process.exit(1)
}
