// `npm run check:text`: every message is there in all languages, is used, and gets what its gaps need.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { commandLine } from './command/command.mjs'
import { ensureInstalled, root } from './install.mjs'

/** Each part of the house checks its own words in a test that lies beside them. */
const TESTS = ['/text/', 'tools/check-text']

/** Ends the process if something is wrong with the words. */
export function checkText() {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const words = ['run', '--project', 'engine', '--project', 'pages', '--reporter', 'dot', ...TESTS]
  const { status, stdout, stderr } = spawnSync(process.execPath, [vitest, ...words], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status === 0) return
  console.error(`${stdout}${stderr}\nSomething is wrong with the messages; see above.`)
  process.exit(status ?? 1)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  commandLine({
    usage: 'npm run check:text',
    help: {
      en: 'Says what is wrong with the messages, in all languages.',
      de: 'Sagt, was an den Texten falsch ist, in allen Sprachen.',
      fr: 'Dit ce qui ne va pas dans les textes, dans toutes les langues.',
    },
  })
  ensureInstalled()
  checkText()
  console.log('text: every message is there in all languages, used, and gets what its gaps need')
}
