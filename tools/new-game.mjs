// `npm run new-game -- <name>`: writes a small complete game into games/<name> and puts its box on the shelf. It is a copy of
// tools/sample under another name: rules, notation, three languages, terminal, board, mind, lesson, rulebook and tests.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { commandLine } from './command/command.mjs'
import { ensureInstalled, root } from './install.mjs'

/** The folder, the id and part of many names in the code: one word in small letters. */
const NAME = /^[a-z]{3,20}$/

/** Why there cannot be a new game of this name: the key of a message, or null. */
export function whyNotName(house, name) {
  if (!NAME.test(name)) return 'newGame.name'
  if (existsSync(join(house, 'games', name))) return 'newGame.there'
  return meansSomething(join(house, 'tools', 'sample'), name) ? 'newGame.word' : null
}

/** A word of the language, or one that the sources of a game have for something else: `class`, `table`, `round`. */
function meansSomething(folder, name) {
  const word = new RegExp(`\\b${name}\\b`)
  const isSource = (file) => /\.tsx?$/.test(file)
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isSource)
  return isReserved(name) || sources.some((file) => word.test(readFileSync(join(folder, file), 'utf8')))
}

function isReserved(name) {
  try {
    // It is only read, never run.
    new Function(`"use strict"; let ${name}`)
    return false
  } catch {
    return true
  }
}

/** Writes the folder, and the one line. */
export function writeGame(house, name) {
  const folder = join(house, 'games', name)
  const title = name[0].toUpperCase() + name.slice(1)
  const prefix = prefixFor(name, prefixesIn(join(house, 'games')))
  cpSync(join(house, 'tools', 'sample'), folder, { recursive: true })
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const text = readFileSync(file, 'utf8')
    const named = text.replaceAll('sample', name).replaceAll('Sample', title)
    writeFileSync(file, named.replace(/\bSM\b/g, prefix))
  }
  const list = join(house, 'games', 'index.ts')
  writeFileSync(list, withBox(readFileSync(list, 'utf8'), name))
  return { folder: `games/${name}`, title, prefix }
}

/** In which order a file names others hangs on what they are called. */
export function tidy(house, name) {
  const biome = join(house, 'node_modules', '.bin', 'biome')
  const words = ['check', '--write', '--vcs-enabled=false', `games/${name}`, 'games/index.ts']
  spawnSync(process.execPath, [biome, ...words], { cwd: house })
}

/** How the rules of the games begin: `ST-1.1`. */
const prefixesIn = (games) =>
  readdirSync(games)
    .map((game) => join(games, game, 'rules.txt'))
    .filter(existsSync)
    .map((file) => readFileSync(file, 'utf8').split('-')[0])

/** The first letter with another of the name, as no other game has it. */
function prefixFor(name, taken) {
  const pairs = [...name.slice(1), ...'abcdefghijklmnopqrstuvwxyz'].map((other) => name[0] + other)
  return pairs.map((pair) => pair.toUpperCase()).find((pair) => !taken.includes(pair))
}

/** Imports stand in the order of their names; on Home the new game comes last. */
function withBox(list, name) {
  const lines = list.split('\n')
  const own = `import { box as ${name} } from './${name}/box/index.ts'`
  const isImport = (line) => line.startsWith('import { box as ')
  const after = lines.findLastIndex((line) => isImport(line) && line < own)
  const first = lines.findIndex(isImport)
  lines.splice(after < 0 ? first : after + 1, 0, own)
  return lines.join('\n').replace(/(boxes: readonly Box\[\] = \[[^\]]*)\]/, `$1, ${name}]`)
}

const NEXT = {
  en: ({ folder, title, prefix }) =>
    `${title} lies in ${folder}; its rules are numbered ${prefix}-1.1, ${prefix}-1.2, …\n` +
    'Play it: npm start, or npm run play. Check it: npm run test:quick. What to change first: docs/adding-a-game.md',
  de: ({ folder, title, prefix }) =>
    `${title} liegt in ${folder}; seine Regeln sind ${prefix}-1.1, ${prefix}-1.2, … nummeriert.\n` +
    'Spielen: npm start oder npm run play. Prüfen: npm run test:quick. Was zuerst zu ändern ist: docs/adding-a-game.md',
  fr: ({ folder, title, prefix }) =>
    `${title} se trouve dans ${folder} ; ses règles sont numérotées ${prefix}-1.1, ${prefix}-1.2, …\n` +
    'Jouer : npm start ou npm run play. Vérifier : npm run test:quick. Que changer d’abord : docs/adding-a-game.md',
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const {
    words: [name],
    lang,
    complain,
  } = commandLine({
    usage: 'npm run new-game -- <name>',
    words: ['name'],
    help: {
      en: 'Writes a small complete game into games/<name>, to be changed into your own. The name is one word in small letters.',
      de: 'Schreibt ein kleines vollständiges Spiel nach games/<name>, aus dem ein eigenes werden kann. Der Name ist ein Wort in Kleinbuchstaben.',
      fr: 'Écrit un petit jeu complet dans games/<nom>, à transformer en un jeu à vous. Le nom est un mot en minuscules.',
    },
  })
  const refusal = whyNotName(root, name)
  if (refusal) complain(refusal, { name })
  ensureInstalled()
  const made = writeGame(root, name)
  tidy(root, name)
  spawnSync(process.execPath, ['tools/run.mjs', 'tools/record.ts', name], { cwd: root, stdio: 'inherit' })
  console.log(NEXT[lang](made))
}
