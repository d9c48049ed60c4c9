// `npm test`: installs what is missing, then types, lint, house rules and every test. Ends with the counts.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, root } from './install.mjs'

const bin = (name) => join(root, 'node_modules', '.bin', name)
const report = join(root, '.cache', 'tests.json')

const steps = [
  ['types', bin('tsc'), ['-p', '.']],
  ['format and lint', bin('biome'), ['check', '--error-on-warnings', '.']],
  ['direction of imports', process.execPath, ['tools/check-arrows.mjs']],
  ['one box per game', process.execPath, ['tools/check-boxes.mjs']],
  ['nothing unused', process.execPath, ['tools/check-unused.mjs']],
  ['every rule has a test', process.execPath, ['tools/check-rules.mjs']],
  ['web app', process.execPath, ['tools/build.mjs', '--if-changed']],
  ['browser', process.execPath, ['tools/browser.mjs']],
  ['tests', bin('vitest'), ['run', ...reporters(), `--outputFile.json=${report}`]],
]

console.log(`[0/${steps.length}] packages`)
ensureInstalled()
rmSync(report, { force: true })
for (const [index, [name, command, words]] of steps.entries()) {
  console.log(`[${index + 1}/${steps.length}] ${name}`)
  const { status } = spawnSync(command, words, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status === 0) continue
  if (name === 'tests') printCounts()
  console.error(`npm test stopped at: ${name}`)
  process.exit(status ?? 1)
}
printCounts()

function reporters() {
  return ['default', 'json', './tools/second-tries.mjs'].map((name) => `--reporter=${name}`)
}

function printCounts() {
  if (!existsSync(report)) return
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'))
  console.log(
    `${numPassedTests} passed, ${numFailedTests} failed${numPendingTests ? `, ${numPendingTests} skipped` : ''}`,
  )
}
