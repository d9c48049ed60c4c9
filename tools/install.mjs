// Installs what package-lock.json says, once: a stamp in node_modules remembers which lock file it was.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

export function ensureInstalled() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const stamp = join(root, 'node_modules', '.sternentisch')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log('Installing packages (once; the next start is quick) …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    // Asked for by `npm start` or `npm test`, whose own settings would otherwise leak in.
    env: Object.fromEntries(
      Object.entries(process.env).filter(
        ([name]) => !/^npm_(config_(workspace|omit|production)|lifecycle|package)/i.test(name),
      ),
    ),
  })
  if (status !== 0) {
    console.error('npm ci did not finish; see above. Nothing else was done.')
    process.exit(status ?? 1)
  }
  writeFileSync(stamp, lock)
}
