// Every numbered rule of a game is named in the title of a test: `node tools/check-rules.mjs [folder with the games]`. The rules
// are listed in games/<game>/rules.txt, one id a line; the tests are all *.test.ts in that game's folder.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { commandLine } from './command/command.mjs'

/** Titles of tests that run: `test('…'`, `it('…'` and `test.each(…)('…'`. What is skipped does not count. */
const TITLE = /(?:(?<![.\w])(?:test|it)|\))\s*\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g

function titlesIn(source) {
  const withoutComments = source.replace(/^\s*\/\/.*$/gm, '').replace(/\/\*[\s\S]*?\*\//g, '')
  return [...withoutComments.matchAll(TITLE)].map(([, , title]) => title)
}

/**
 * The rules that no title names, the names that are no rules, and how many titles name one. A rule is called
 * CH-1.2, one that came between CH-1.2a, and CH-V3 if it says what is visible.
 */
export function compare(rules, titles) {
  const prefixes = [...new Set(rules.map((rule) => rule.split('-')[0]))].join('|')
  const id = new RegExp(`\\b(?:${prefixes})-(?:\\d+(?:\\.\\d+)+[a-z]?\\b|V\\d+)`, 'g')
  const named = titles.flatMap((title) => title.match(id) ?? [])
  return {
    untested: rules.filter((rule) => !named.includes(rule)),
    unknown: [...new Set(named.filter((rule) => !rules.includes(rule)))],
    naming: titles.filter((title) => title.match(id)).length,
  }
}

function checkGame(folder) {
  const rules = readFileSync(join(folder, 'rules.txt'), 'utf8').split(/\s+/).filter(Boolean)
  const tests = readdirSync(folder, { recursive: true }).filter(
    (file) => file.endsWith('.test.ts') && !file.includes('node_modules'),
  )
  const titles = tests.flatMap((file) => titlesIn(readFileSync(join(folder, file), 'utf8')))
  return { rules, ...compare(rules, titles) }
}

/** Answers the exit code. */
function checkGames(games, say) {
  const names = readdirSync(games).filter((name) => existsSync(join(games, name, 'rules.txt')))
  let failed = names.length === 0
  if (failed) say(`no game in ${games} has a rules.txt`)
  const sums = names.map((name) => {
    const { rules, untested, unknown, naming } = checkGame(join(games, name))
    for (const rule of untested) say(`${name}: no test names ${rule}`)
    for (const rule of unknown) say(`${name}: a test names ${rule}, which is not in rules.txt`)
    failed ||= untested.length + unknown.length > 0
    return `${name}: ${rules.length} rules, ${naming} tests name them`
  })
  if (!failed) say(sums.join('; '))
  return failed ? 1 : 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const {
    words: [folder],
  } = commandLine({
    usage: 'node tools/check-rules.mjs [folder]',
    words: ['folder?'],
    help: {
      en: 'Names every rule of a game that no test names, and the other way round.',
      de: 'Nennt jede Regel eines Spiels, die kein Test nennt, und umgekehrt.',
      fr: 'Nomme chaque règle d’un jeu qu’aucun test ne nomme, et inversement.',
    },
  })
  const root = join(dirname(fileURLToPath(import.meta.url)), '..')
  process.exitCode = checkGames(folder ?? join(root, 'games'), console.log)
}
