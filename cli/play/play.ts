import { boxOf, games } from '@sternentisch/games'
import { isRefusal, type Refusal, readLog, refuse, refuseBecause } from '@sternentisch/kernel'
import { flagOf, type Given, numberOf, type Wanted } from '../arguments.ts'
import { readText } from '../files.ts'
import { BUDGET, readPlayers } from '../players.ts'
import type { Outcome, Program } from '../program.ts'
import { playersIn } from '../save.ts'
import { tidy } from '../tidy.ts'
import { openMatch, readTable } from './open.ts'
import { pickTable } from './pick.ts'
import { playOn } from './rounds.ts'
import { Session, type Sitting } from './session.ts'

export const playWanted: Wanted = {
  words: ['game?'],
  flags: ['mode', 'seats', 'names', 'option', 'seed', 'budget', 'save', 'resume'],
  repeated: ['option'],
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

type Seated = Omit<Sitting, 'budget'>

/** Null if the input ended before everything was picked. */
async function sitDown(given: Given, program: Program): Promise<Seated | Refusal | null> {
  const file = flagOf(given, 'save')
  const resumed = flagOf(given, 'resume')
  if (resumed !== undefined) return resume(resumed, given)
  if (given.words.length === 0 && given.flags.size === 0) {
    const picked = await pickTable(program)
    return picked && { match: openMatch(picked), players: picked.players, file }
  }
  if (given.words.length === 0) return refuse('cli.wrong.missing', { usage: playWanted.usage })
  const box = boxOf(given.words[0])
  if (!box)
    return refuse('cli.wrong.game', { game: given.words[0], known: games.map((game) => game.id).join(', ') })
  const table = readTable(box, given, program.speech)
  return isRefusal(table) ? table : { match: openMatch(table), players: table.players, file }
}

function resume(file: string, given: Given): Seated | Refusal {
  const extra = [
    ...given.words,
    ...['mode', 'names', 'option', 'seed'].filter((flag) => given.flags.has(flag)).map((flag) => `--${flag}`),
  ]
  if (extra.length > 0) return refuse('cli.wrong.resume', { word: extra[0] })
  const text = readText(file)
  if (isRefusal(text)) return text
  const match = readLog(text, games)
  if (isRefusal(match)) return refuseBecause(match, 'cli.wrong.in', { file: tidy(file) })
  if (match.result) return refuse('cli.wrong.over', { file: tidy(file) })
  const seats = match.seats.length
  const wish = flagOf(given, 'seats')
  const players =
    wish === undefined
      ? (playersIn(text, seats) ?? match.seats.map(() => 'person' as const))
      : readPlayers(wish, seats)
  return isRefusal(players) ? players : { match, players, file: flagOf(given, 'save') ?? file }
}
