import { join } from 'node:path'
import { isRefusal, type Refusal, refuse, refuseBecause } from '@sternentisch/kernel'
import { wrap } from '@sternentisch/kernel/terminal'
import { isMissing, readPlain, savesFolder } from '../files.ts'
import { describeSave, openSaves } from '../open-saves.ts'
import { readPlayers } from '../players.ts'
import type { Program } from '../program.ts'
import { playersIn, readSave } from '../save.ts'
import { tidy } from '../tidy.ts'
import { pickNumber } from './pick-number.ts'
import type { PlayGiven, Seated } from './play.ts'

/** As many as can be chosen with one key, and a new match. */
const MOST = 8

/** Goes on with the match in a file, or with one of those that are open. Null if the input ended. */
export async function resume(
  file: string,
  given: PlayGiven,
  program: Program,
): Promise<Seated | Refusal | null> {
  const settled = (['mode', 'names', 'option', 'seed'] as const).filter((flag) => flag in given.flags)
  const extra = [...given.words, ...settled.map((flag) => `--${flag}`)]
  if (extra.length > 0) return refuse('cli.wrong.resume', { word: extra[0] })
  if (file !== '') return resumeFile(file, given, program)
  const picked = await pickOpen(program)
  return typeof picked === 'string' ? resumeFile(picked, given, program) : picked
}

/** The only one, or the latest where nobody can be asked; else the one that is picked. */
async function pickOpen(program: Program): Promise<string | Refusal | null> {
  const { console, speech, env, disk } = program
  const folder = savesFolder(env)
  const saves = openSaves(folder, MOST, disk)
  if (saves.length === 0) return refuse('cli.open.none', { folder: tidy(folder) })
  const usual = Math.max(
    saves.findIndex(({ inUse }) => !inUse),
    0,
  )
  const lines = saves.map((save) => describeSave(save, speech))
  if (saves.length === 1 || !console.interactive) {
    console.print(wrap(speech.say('cli.open.goOn', { match: lines[usual] }), console.width, '  '))
    return saves[usual].file
  }
  console.print(speech.say('cli.open.which'))
  const at = await pickNumber(program, lines, usual)
  return at === null ? null : saves[at].file
}

export const NEW = Symbol('a new match')

/** Whoever just starts the program is reminded of what is open. */
export async function offerOpen(program: Program): Promise<string | typeof NEW | null> {
  const { console, speech, env, disk } = program
  const saves = openSaves(savesFolder(env), MOST, disk).filter(({ inUse }) => !inUse)
  if (saves.length === 0) return NEW
  console.print(speech.say('cli.open.some', { n: saves.length }))
  const lines = saves.map((save) => describeSave(save, speech))
  const at = await pickNumber(program, [...lines, speech.say('cli.open.new')], 0)
  return at === null ? null : (saves[at]?.file ?? NEW)
}

export async function resumeFile(
  name: string,
  { flags }: PlayGiven,
  program: Program,
): Promise<Seated | Refusal> {
  const { console, speech } = program
  const [file, text] = findSave(name, program)
  if (isRefusal(text)) return text
  const saved = await readSave(text)
  if (isRefusal(saved)) return refuseBecause(saved, 'cli.wrong.in', { file: tidy(file) })
  const { match, torn } = saved
  if (match.result && !torn) return refuse('cli.wrong.over', { file: tidy(file) })
  const seats = match.seats.length
  const wish = flags.seats
  const players =
    wish === undefined
      ? (playersIn(text, seats) ?? match.seats.map(() => 'person' as const))
      : readPlayers(wish, seats)
  if (isRefusal(players)) return players
  if (torn) {
    const params = { file: tidy(file), n: match.steps.length }
    console.print(wrap(speech.say('cli.open.torn', params), console.width, '  '))
  }
  const place = flags.save ?? file
  return place === file ? { match, players, file, known: text } : { match, players, file: place }
}

/** A file, or the name of one in the folder of saves. */
function findSave(name: string, { env, disk }: Program): [file: string, text: string | Refusal] {
  const text = readPlain(name, disk)
  if (!isMissing(text) || /[/\\]/.test(name)) return [name, text]
  for (const each of [name, `${name}.log`]) {
    const file = join(savesFolder(env), each)
    const found = readPlain(file, disk)
    if (!isMissing(found)) return [file, found]
  }
  return [name, text]
}
