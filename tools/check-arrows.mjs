// Dependencies point one way: kernel ← grammar and wire ← games ← bots ← lab, with web and server on top, and cli and bench above
// those; a game's rules import nothing of how it looks or speaks. `node tools/check-arrows.mjs` fails with a line for each import against the arrows.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { commandLine } from './command/command.mjs'

const LAYERS = {
  ...{ kernel: 0, grammar: 1, wire: 1, games: 2, bots: 3, lab: 4 },
  ...{ server: 5, web: 5, cli: 6, bench: 7 },
}
/** Parts that run in the browser as well: nothing of Node in them. */
const ANYWHERE = /^(kernel|grammar|wire|bots|games|web)\//
/** Programs are started with words, and all read them in one way. */
const COMMANDS = /^(server|cli|bench)\//
const READING = 'tools/command/'
/** What is shown lives on feeds: a match is held by its host and its storage, and by tests. */
const SHOWN = /^(web|games\/[^/]+\/(board|learn))\//
const HOLDS_MATCHES = /^web\/(host|matches)\//
const FROM_KERNEL = /import\s+(?:type\s+)?(\{[^}]*\}|\*\s*as\s+\w+)\s*from\s*['"]@sternentisch\/kernel['"]/g
const TEST = /\.(test|config)\.tsx?$|\/(test|e2e)\/|\/test-[\w-]+\.tsx?$/
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g

export function importsAgainstTheArrows(root) {
  return sources(root).flatMap((file) => {
    const path = relative(root, file).split(sep).join('/')
    const text = readFileSync(file, 'utf8')
    const against = [...text.matchAll(IMPORT)]
      .map(([, from, late, alone]) => [from ?? late ?? alone, late !== undefined])
      .map(([target, late]) => [target, (!late && problemInBox(path, target)) || problemWith(path, target)])
      .filter(([, problem]) => problem)
      .map(([target, problem]) => `${path} imports ${target}: ${problem}`)
    return holdsMatch(path, text) ? [...against, `${path} imports Match: a page lives on feeds`] : against
  })
}

function holdsMatch(path, text) {
  if (!SHOWN.test(path) || HOLDS_MATCHES.test(path) || TEST.test(path)) return false
  return [...text.matchAll(FROM_KERNEL)].some(
    ([, names]) => names.startsWith('*') || /[{,]\s*(type\s+)?Match\b/.test(names),
  )
}

function problemWith(path, target) {
  const test = TEST.test(path)
  if (target.startsWith('node:')) return ANYWHERE.test(path) && !test ? 'runs in the browser too' : null
  if (target.startsWith('.')) {
    const goal = join(dirname(path), target).split(sep).join('/')
    const mayUse = goal.startsWith('tools/') && (test || (COMMANDS.test(path) && goal.startsWith(READING)))
    return mayUse ? null : problemInside(path, goal)
  }
  const name = /^@sternentisch\/([^/]+)/.exec(target)?.[1]
  if (!name)
    return /^games\/[^/]+\/rules\//.test(path) && target.startsWith('react') ? 'rules draw nothing' : null
  const [part, game] = path.split('/')
  const from = LAYERS[part]
  const to = LAYERS[name]
  const ownShelf = part === 'games' && game.endsWith('.ts')
  if (ownShelf && to === LAYERS.games) return null
  return to < from ? null : `${part} must not know ${target.slice('@sternentisch/'.length)}`
}

/** A box is part of every page: but for its look it fetches things when they are asked for. */
function problemInBox(path, target) {
  const box = /^games\/[^/]+\/box\/index\.ts$/.test(path)
  return box && target.startsWith('.') && !target.endsWith('.css') ? 'a box fetches this when asked' : null
}

/** Relative imports stay inside their package, and a game's rules inside rules and cards. */
function problemInside(path, target) {
  const packageOf = (file) =>
    /^games\/[^/]+\//.test(file) ? file.split('/').slice(0, 2).join('/') : file.split('/')[0]
  if (/^games\/[^/]+\.ts$/.test(path) && /^games\/[^/]+\/box\/index\.ts$/.test(target)) return null
  if (packageOf(path) !== packageOf(target)) return 'another package is imported by its name'
  const rules = /^(games\/[^/]+)\/rules\//.exec(path)
  const known = ['rules/', 'cards/', 'refuse.ts'].map((part) => `${rules?.[1]}/${part}`)
  if (rules && !known.some((part) => target.startsWith(part)))
    return 'rules know only rules and cards, and how to refuse'
  return null
}

function sources(root) {
  return Object.keys(LAYERS).flatMap((part) => filesBelow(join(root, part)))
}

function filesBelow(folder) {
  let entries
  try {
    entries = readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
  return entries.flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : /\.tsx?$/.test(entry.name) ? [path] : []
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const {
    words: [folder],
  } = commandLine({
    usage: 'node tools/check-arrows.mjs [folder]',
    words: ['folder?'],
    help: {
      en: 'Names every import against the direction of the house, or of another folder.',
      de: 'Nennt jeden Import gegen die Richtung des Hauses, oder eines anderen Ordners.',
      fr: 'Nomme chaque importation contraire au sens de la maison, ou d’un autre dossier.',
    },
  })
  const problems = importsAgainstTheArrows(folder ?? join(dirname(fileURLToPath(import.meta.url)), '..'))
  for (const problem of problems) console.error(problem)
  console.log(
    `arrows: ${problems.length === 0 ? 'every import points the right way' : `${problems.length} imports against the arrows`}`,
  )
  process.exit(problems.length === 0 ? 0 : 1)
}
