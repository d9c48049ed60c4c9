import { boxOf, games } from '@sternentisch/games/shelf'
import { isRefusal, type Refusal, refuse, refuseBecause } from '@sternentisch/kernel'
import { flagOf, type Given, numberOf, type Wanted } from '../arguments.ts'
import { isFull, makeFolder, savesFolder } from '../files.ts'
import { BUDGET } from '../players.ts'
import type { Outcome, Program } from '../program.ts'
import { openMatch, readTable } from './open.ts'
import { pickTable } from './pick.ts'
import { NEW, offerOpen, resume, resumeFile } from './resume.ts'
import { playOn } from './rounds.ts'
import { Session, type Sitting } from './session.ts'

export const playWanted: Wanted = {
  words: ['game?'],
  flags: ['mode', 'seats', 'names', 'option', 'seed', 'budget', 'save', 'resume'],
  repeated: ['option'],
  bare: ['resume'],
  usage: 'sternentisch play <game>',
}

/** Plays a match: picked by questions, described by flags, or resumed from a file. */
export async function play(given: Given, program: Program): Promise<Outcome> {
  const budget = numberOf(given, 'budget', BUDGET, 1, 1_000_000)
  if (isRefusal(budget)) return budget
  const sitting = await sitDown(given, program)
  if (sitting === null || isRefusal(sitting)) return sitting
  return playOn(new Session(program, { ...sitting, budget }))
}

/** A match with everybody in their seats. */
export type Seated = Omit<Sitting, 'budget'>

/** Null if the input ended before everything was picked. */
export async function sitDown(given: Given, program: Program): Promise<Seated | Refusal | null> {
  const file = flagOf(given, 'save')
  const resumed = flagOf(given, 'resume')
  if (resumed !== undefined) return resume(resumed, given, program)
  const noFolder = file === undefined ? makeFolder(savesFolder(program.env), program.disk) : null
  if (noFolder && !isFull(noFolder)) return refuseBecause(noFolder, 'cli.noPlace')
  if (given.words.length === 0 && given.flags.size === 0) return pickMatch(given, program)
  if (given.words.length === 0) return refuse('cli.wrong.missing', { usage: playWanted.usage })
  const box = boxOf(given.words[0])
  if (!box)
    return refuse('cli.wrong.game', { game: given.words[0], known: games.map((game) => game.id).join(', ') })
  const table = readTable(box, given, program.speech)
  return isRefusal(table) ? table : { match: openMatch(table), players: table.players, file }
}

/** One that is open, or a new one. */
async function pickMatch(given: Given, program: Program): Promise<Seated | Refusal | null> {
  const open = await offerOpen(program)
  if (open === null) return null
  if (open !== NEW) return resumeFile(open, given, program)
  const picked = await pickTable(program)
  return picked && { match: openMatch(picked), players: picked.players, file: undefined }
}
