import { boxFor } from '@sternentisch/games/shelf'
import { isRefusal, type Refusal, refuse, refuseBecause } from '@sternentisch/kernel'
import type { Given, Wanted } from '../../tools/command/arguments.mjs'
import { boxNamed } from '../box-named.ts'
import { withDecks } from '../decks/flag.ts'
import { isFull, makeFolder, savesFolder } from '../files.ts'
import { BUDGET } from '../players.ts'
import type { Outcome, Program } from '../program.ts'
import { openMatch, readTable } from './open.ts'
import { pickTable } from './pick.ts'
import { NEW, offerOpen, resume, resumeFile } from './resume.ts'
import { playSeries } from './series.ts'
import { Session } from './session.ts'
import type { Sitting } from './table-host.ts'

export const playWanted = {
  usage: 'sternentisch play <game>',
  words: ['game?'],
  flags: {
    mode: { takes: 'text' },
    seats: { takes: 'text' },
    names: { takes: 'text' },
    option: { takes: 'texts' },
    deck: { takes: 'texts' },
    seed: { takes: 'text' },
    budget: { takes: 'number', from: 1, to: 1_000_000 },
    save: { takes: 'text' },
    resume: { takes: 'text', bare: true },
  },
} satisfies Wanted

export type PlayGiven = Given<typeof playWanted.flags>

/** Plays matches, one at least: picked by questions, described by flags, or resumed from a file. */
export async function play(given: PlayGiven, program: Program): Promise<Outcome> {
  const sitting = await sitDown(given, program)
  if (sitting === null || isRefusal(sitting)) return sitting
  const { budget = BUDGET, seed } = given.flags
  const box = await boxFor(sitting.match)
  return playSeries(program, new Session(program, box, { ...sitting, budget }), seed)
}

/** A match with everybody in their seats. */
export type Seated = Omit<Sitting, 'budget'>

/** Null if the input ended before everything was picked. */
export async function sitDown(given: PlayGiven, program: Program): Promise<Seated | Refusal | null> {
  const {
    words: [id],
    flags,
  } = given
  const { save: file, resume: resumed } = flags
  if (resumed !== undefined) return resume(resumed, given, program)
  const noFolder = file === undefined ? makeFolder(savesFolder(program.env), program.disk) : null
  if (noFolder && !isFull(noFolder)) return refuseBecause(noFolder, 'cli.noPlace')
  if (id === undefined)
    return Object.keys(flags).length === 0
      ? pickMatch(given, program)
      : refuse('arguments.missing', { usage: playWanted.usage })
  const box = boxNamed(id)
  if (isRefusal(box)) return box
  const wished = await withDecks(box, flags, program.disk)
  if (isRefusal(wished)) return wished
  const table = readTable(box, wished, program.speech)
  return isRefusal(table) ? table : { match: openMatch(table), players: table.players, file }
}

/** One that is open, or a new one. */
async function pickMatch(given: PlayGiven, program: Program): Promise<Seated | Refusal | null> {
  const open = await offerOpen(program)
  if (open === null) return null
  if (open !== NEW) return resumeFile(open, given, program)
  const picked = await pickTable(program)
  return picked && { match: openMatch(picked), players: picked.players, file: undefined }
}
