import { isRefusal, refuse } from '@sternentisch/kernel'
import { type Flags, type Given, readArguments, type Wanted } from '../../tools/command/arguments.mjs'
import type { Outcome, Program } from '../program.ts'
import { balance, balanceWanted, EXAMINED, LEVELS } from './balance.ts'
import { grade, gradeWanted } from './grade.ts'
import { HUNTED, puzzles, puzzlesWanted } from './puzzles.ts'
import { MARGIN, PAIRS, tournament, tournamentWanted } from './tournament.ts'
import { MATCHES, PLAYER, train, trainWanted } from './train.ts'

type Command = (words: readonly string[], program: Program) => Promise<Outcome> | Outcome

const command =
  <Own extends Flags>(
    wanted: Wanted<Own>,
    carryOut: (given: Given<Own>, program: Program) => Promise<Outcome>,
  ): Command =>
  (words, program) => {
    const given = readArguments(words, wanted)
    return isRefusal(given) ? given : carryOut(given, program)
  }

const COMMANDS: Readonly<Record<string, Command>> = {
  tournament: command(tournamentWanted, tournament),
  train: command(trainWanted, train),
  balance: command(balanceWanted, balance),
  puzzles: command(puzzlesWanted, puzzles),
  grade: command(gradeWanted, grade),
}

/** `sternentisch lab <command> …`: without a command, what there is. */
export async function lab(words: readonly string[], program: Program): Promise<Outcome> {
  const [name, ...behind] = words
  if (name === undefined) return labHelp(program)
  if (!Object.hasOwn(COMMANDS, name))
    return refuse('lab.wrong.command', { word: name, known: Object.keys(COMMANDS).join(', ') })
  return COMMANDS[name](behind, program)
}

export async function labHelp({ console, speech }: Program): Promise<Outcome> {
  const { BOTS } = await import('@sternentisch/bots')
  const { matches, pairs: deals, replays } = EXAMINED
  const bots = Object.keys(BOTS).join(', ')
  console.print(
    speech.say('lab.help', {
      bots,
      pairs: PAIRS,
      margin: MARGIN,
      games: MATCHES,
      bot: PLAYER,
      levels: LEVELS,
      matches,
      deals,
      replays,
      puzzles: HUNTED.count,
      most: HUNTED.games,
      level: HUNTED.level,
      gap: HUNTED.gap,
    }),
  )
  return null
}
