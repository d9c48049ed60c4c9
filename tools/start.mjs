// `npm start`: installs what is missing and opens the game in the terminal.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, root } from './install.mjs'

ensureInstalled()
const { status } = spawnSync(
  process.execPath,
  [join(root, 'tools/run.mjs'), 'cli/main.ts', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
  },
)
process.exit(status ?? 1)
