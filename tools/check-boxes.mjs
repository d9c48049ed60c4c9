// A game is one folder and one line: `node tools/check-boxes.mjs` fails with every source outside games/<game> that names a game, in
// its text or in its own name. Only games/index.ts may. Tests and documents name whatever they are about.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { commandLine } from './command/command.mjs'

/** The one list of all boxes. */
const LIST = 'games/index.ts'
const SOURCE = /\.(tsx?|m?js|css|html|json|webmanifest|ya?ml)$/
const NO_SOURCE = /(^|\/)(node_modules|dist|test|e2e|docs|\..*)$|\.test\.tsx?$/

/** Every folder below games/ with a box in it. */
export function gamesIn(root) {
  return readdirSync(join(root, 'games')).filter((name) => existsSync(join(root, 'games', name, 'box')))
}

/** Of a game `go`, `Go`, `goBoard`, `addGoCards` and `@house/go` are names, `goes` and `ergo` are not. */
function naming(games) {
  const capital = games.map((id) => id[0].toUpperCase() + id.slice(1))
  return new RegExp(`(?<![A-Za-z])(${games.join('|')})(?![a-z])|(${capital.join('|')})(?![a-z])`)
}

/** The sources that name a game, each with the first line that does. */
function sourcesThatName(root) {
  const games = gamesIn(root)
  const name = naming(games)
  const own = new Set(games.map((id) => `games/${id}`))
  return sourcesBelow(root, root, own).flatMap((path) => {
    const line = [path, ...readFileSync(join(root, path), 'utf8').split('\n')].findIndex((text) =>
      name.test(text),
    )
    return line < 0 ? [] : [{ path, line }]
  })
}

function sourcesBelow(root, folder, own) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = relative(root, join(folder, entry.name)).split(sep).join('/')
    if (NO_SOURCE.test(path) || own.has(path)) return []
    if (entry.isDirectory()) return sourcesBelow(root, join(folder, entry.name), own)
    return SOURCE.test(entry.name) ? [path] : []
  })
}

/** Answers the exit code. */
export function checkBoxes(root, say) {
  const found = sourcesThatName(root)
  for (const { path, line } of found) if (path !== LIST) say(`${path}:${line || 1} names a game`)
  say(`files outside games/<game> that name a game: ${found.length}`)
  return found.every(({ path }) => path === LIST) ? 0 : 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const {
    words: [folder],
  } = commandLine({
    usage: 'node tools/check-boxes.mjs [folder]',
    words: ['folder?'],
    help: {
      en: 'Names every source outside games/<game> that names a game.',
      de: 'Nennt jede Quelle außerhalb von games/<Spiel>, die ein Spiel nennt.',
      fr: 'Nomme chaque source hors de games/<jeu> qui nomme un jeu.',
    },
  })
  process.exitCode = checkBoxes(folder ?? join(dirname(fileURLToPath(import.meta.url)), '..'), console.log)
}
