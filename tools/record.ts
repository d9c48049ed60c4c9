// Records matches for `games/recorded.test.ts`: `node tools/run.mjs tools/record.ts <game>`, once for each version of the rules.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { boxOf, games } from '@sternentisch/games/shelf'
import {
  fingerprint,
  isRefusal,
  Match,
  randomFrom,
  readOptions,
  seedFrom,
  writeLog,
} from '@sternentisch/kernel'
import { commandLine } from './command/command.mjs'
import { tablesOf } from './tables-of.ts'

const {
  words: [id],
  complain,
} = commandLine({
  usage: 'node tools/run.mjs tools/record.ts <game>',
  words: ['game'],
  help: {
    en: 'Records matches of a game, once for each version of its rules.',
    de: 'Zeichnet Partien eines Spiels auf, einmal für jede Fassung seiner Regeln.',
    fr: 'Enregistre des parties d’un jeu, une fois pour chaque version de ses règles.',
  },
})
const { game } =
  boxOf(id) ?? complain('arguments.game', { game: id, known: games.map((each) => each.id).join(', ') })
const folder = join('games', game.id, 'recorded', game.version)
if (existsSync(folder))
  throw new Error(`${folder} is there already; recorded matches are never recorded again`)
mkdirSync(folder, { recursive: true })

/** Every value of every option occurs in some match, as far as they go together. */
const most = Math.max(1, ...game.options.rules.map(({ values }) => values.length))
const choices = Array.from({ length: most }, (_, at) => {
  let options: object = {}
  for (const { id, values } of game.options.rules) {
    const more = readOptions(game.options, { ...options, [id]: values[at % values.length] })
    if (!isRefusal(more)) options = more
  }
  return options
})

const fingerprints: Record<string, string> = {}
for (const [at, options] of choices.entries()) {
  const name = `match-${at + 1}`
  const match = new Match({ game, options, seed: seedFrom(`${game.id} ${name}`), id: name, names: [] })
  const whims = randomFrom(seedFrom(name)).stream('whims')
  for (let [seat] = match.deciding(); seat !== undefined; [seat] = match.deciding()) {
    const moves = match.moves(seat)
    match.play(seat, moves[whims.below(moves.length)])
  }
  fingerprints[name] = fingerprint(tablesOf(match))
  writeFileSync(join(folder, `${name}.log`), writeLog(match))
}
writeFileSync(join(folder, 'fingerprints.json'), `${JSON.stringify(fingerprints, null, 2)}\n`)
console.log(`${Object.keys(fingerprints).length} matches recorded in ${folder}`)
