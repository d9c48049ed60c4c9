// `npm run pin -- <game>`: keeps the engine of a game as it is now in games/<game>/pinned/<version>.mjs, before its rules are changed.
// Matches that were begun with it are finished with it, and their logs are replayed with it for ever.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { workspaces } from './bundle.mjs'
import { gamesIn } from './check-boxes.mjs'
import { commandLine } from './command/command.mjs'
import { root } from './install.mjs'

/** Reads no tables: boards, words and lessons are always today's, and other pins are no part of this one. */
const NO_ENGINE = /\/(text|terminal|balance|bench|board|learn|pinned|print)\/|\/picture|gallery|\.css$/

/** Of all that a box can fetch the engine is made of two things. */
const ENTRY = `
import { box } from './box/index.ts'
const [rules, mind] = await Promise.all([box.rules(), box.mind()])
export const { game, cards } = rules
export { mind }
`

const engineOnly = {
  name: 'engine only',
  setup(building) {
    building.onResolve({ filter: NO_ENGINE }, ({ path, importer }) =>
      /[\\/]box[\\/]index\.ts$/.test(importer) ? { path, namespace: 'left out' } : undefined,
    )
    building.onLoad({ filter: /./, namespace: 'left out' }, () => ({ contents: 'export {}' }))
  },
}

/** The engine of a game as one file: the same sources always give the same bytes. */
export async function engineFile(house, game) {
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: join(house, 'games', game), sourcefile: 'engine.js' },
    bundle: true,
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['import'],
    target: 'es2022',
    format: 'esm',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    plugins: [workspaces, engineOnly],
    write: false,
    absWorkingDir: house,
    logLevel: 'error',
  })
  return `// Written by npm run pin; never to be changed.\n${outputFiles[0].text}`
}

/** The engine that a file holds. */
async function versionIn(text) {
  const { game } = await import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`)
  return game.version
}

/** Writes the file: its path, and whether it is new; `changed` where that version is pinned with other contents. */
export async function pin(house, game) {
  const text = await engineFile(house, game)
  const version = await versionIn(text)
  const folder = join(house, 'games', game, 'pinned')
  const file = join(folder, `${version}.mjs`)
  const path = `games/${game}/pinned/${version}.mjs`
  if (existsSync(file))
    return { path, version, outcome: readFileSync(file, 'utf8') === text ? 'same' : 'changed' }
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, text)
  return { path, version, outcome: 'written' }
}

const SAID = {
  en: {
    written: ({ path, version }) =>
      `${path} holds the engine of rules ${version}. Name it in the box: pinned: { '${version}': () => import('../pinned/${version}.mjs') }\n` +
      'Then change the rules, raise their version and record matches of it.',
    same: ({ path }) => `${path} is there already, and holds the same.`,
    changed: ({ path, version }) =>
      `${path} is there already and holds another engine. Matches were begun with that one: give the rules another version than ${version}.`,
  },
  de: {
    written: ({ path, version }) =>
      `${path} enthält die Regeln der Fassung ${version}. Nenne sie in der Schachtel: pinned: { '${version}': () => import('../pinned/${version}.mjs') }\n` +
      'Ändere dann die Regeln, gib ihnen eine neue Fassung und zeichne Partien damit auf.',
    same: ({ path }) => `${path} gibt es schon, mit demselben Inhalt.`,
    changed: ({ path, version }) =>
      `${path} gibt es schon, mit anderen Regeln. Mit jenen wurden Partien begonnen: Gib den Regeln eine andere Fassung als ${version}.`,
  },
  fr: {
    written: ({ path, version }) =>
      `${path} contient les règles de la version ${version}. Nommez-la dans la boîte : pinned: { '${version}': () => import('../pinned/${version}.mjs') }\n` +
      'Changez ensuite les règles, donnez-leur une nouvelle version et enregistrez des parties avec elle.',
    same: ({ path }) => `${path} existe déjà, avec le même contenu.`,
    changed: ({ path, version }) =>
      `${path} existe déjà, avec d’autres règles. Des parties ont été commencées avec celles-là : donnez aux règles une autre version que ${version}.`,
  },
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const {
    words: [game],
    lang,
    complain,
  } = commandLine({
    usage: 'npm run pin -- <game>',
    words: ['game'],
    help: {
      en: 'Keeps the engine of a game as it is now, for matches that were begun with it. To be done before its rules are changed.',
      de: 'Bewahrt die Regeln eines Spiels auf, wie sie jetzt sind, für Partien, die damit begonnen wurden. Vor jeder Änderung der Regeln auszuführen.',
      fr: 'Conserve les règles d’un jeu telles qu’elles sont, pour les parties commencées avec elles. À faire avant de changer les règles.',
    },
  })
  const known = gamesIn(root)
  if (!known.includes(game)) complain('arguments.game', { game, known: known.join(', ') })
  const pinned = await pin(root, game)
  const said = SAID[lang][pinned.outcome](pinned)
  if (pinned.outcome === 'changed') {
    console.error(said)
    process.exitCode = 1
  } else console.log(said)
}
