import { games, shelf } from '@sternentisch/games/shelf'
import { gameWord, isRefusal, type Refusal, refuse } from '@sternentisch/kernel'
import { wrap } from '@sternentisch/kernel/terminal'
import {
  asksForHelp,
  type Flags,
  type Given,
  langOf,
  readArguments,
  takeFlags,
  type Wanted,
} from '../tools/command/arguments.mjs'
import { analyse, analyseWanted } from './analyse/analyse.ts'
import { backUp, backupWanted, restoreFrom, restoreWanted } from './backup.ts'
import { addCardsFrom } from './cards/add.ts'
import { checkCards, checkWanted } from './cards/check.ts'
import { diffCards, diffWanted } from './cards/diff.ts'
import { printCards, printWanted } from './cards/print/print.ts'
import type { Console } from './console.ts'
import { type Disk, realDisk } from './disk.ts'
import { lab, labHelp } from './lab/index.ts'
import { cardsToMeasure } from './lab/own-cards.ts'
import { moveHouse, moveWanted } from './move.ts'
import { join, joinWanted } from './online/join.ts'
import { open, openWanted } from './online/open.ts'
import own from './package.json' with { type: 'json' }
import { play, playWanted } from './play/play.ts'
import { BUDGET } from './players.ts'
import { replay, replayWanted } from './replay.ts'
import { serve, serveHelp, serveWanted } from './serve.ts'
import { simulate, simulateWanted } from './simulate/simulate.ts'
import { type Environment, speak } from './speech.ts'
import type { Speech } from './text/index.ts'
import { tidy } from './tidy.ts'
import { verify, verifyWanted } from './verify.ts'

export interface Program {
  readonly console: Console
  readonly speech: Speech
  readonly env: Environment
  readonly disk: Disk
  /** Cards of one's own that were brought along, as `<game>=<file>`. */
  readonly cards?: readonly string[]
}

/** Done, or why it was not done; or done with a code that says what came of it. */
export type Outcome = Refusal | null | number

type Command = (words: readonly string[], program: Program) => Promise<Outcome> | Outcome

const command =
  <Own extends Flags>(
    wanted: Wanted<Own>,
    carryOut: (given: Given<Own>, program: Program) => Promise<Outcome> | Outcome,
  ): Command =>
  (words, program) => {
    const given = readArguments(words, wanted)
    return isRefusal(given) ? given : carryOut(given, program)
  }

const CARD_COMMANDS: Readonly<Record<string, Command>> = {
  check: command(checkWanted, checkCards),
  diff: command(diffWanted, diffCards),
  print: command(printWanted, printCards),
}

/** A command that begins with a second word. */
const cards: Command = ([word = '', ...words], program) =>
  Object.hasOwn(CARD_COMMANDS, word)
    ? CARD_COMMANDS[word](words, program)
    : refuse('cli.wrong.cardWish', { word, known: Object.keys(CARD_COMMANDS).join(', ') })

const COMMANDS: Readonly<Record<string, Command>> = {
  play: command(playWanted, play),
  join: command(joinWanted, join),
  open: command(openWanted, open),
  replay: command(replayWanted, replay),
  analyse: command(analyseWanted, analyse),
  verify: command(verifyWanted, verify),
  cards,
  simulate: command(simulateWanted, simulate),
  lab,
  serve: command(serveWanted, serve),
  backup: command(backupWanted, backUp),
  restore: command(restoreWanted, restoreFrom),
  move: command(moveWanted, moveHouse),
  help: command({ usage: 'sternentisch help' }, (_, program) => help(program)),
}

/** Commands that have more to say than fits on the list of all. */
const HELP: Readonly<Record<string, (program: Program) => Promise<Outcome> | Outcome>> = {
  serve: serveHelp,
  lab: labHelp,
}

/** These may stand anywhere, before the name of the command, too. */
const LANGUAGE = { lang: { takes: 'text' } } as const
const CARDS = { cards: { takes: 'texts', bare: true } } as const

/** Runs the program and answers its exit code: 0, or 2 with a sentence on what was wrong. */
export async function run(
  words: readonly string[],
  env: Environment,
  console: Console,
  disk: Disk = realDisk,
): Promise<number> {
  const program: Program = { console, speech: speak(langOf(words, env)), env, disk }
  const outcome = await obey(words, program)
  if (outcome === null) return 0
  if (typeof outcome === 'number') return outcome
  console.complain(wrap(tidyLines(program.speech.explain(outcome)), console.width))
  return 2
}

const tidyLines = (text: string): string => text.split('\n').map(tidy).join('\n')

async function obey(words: readonly string[], asked: Program): Promise<Outcome> {
  const { flags: language, rest: others } = takeFlags(words, LANGUAGE)
  const serves = others[0] === 'serve'
  if (asksForHelp(words)) return (HELP[others[0]] ?? help)(asked)
  if (isRefusal(language)) return language
  // There --cards says whether people may bring some.
  if (serves) return COMMANDS.serve(others.slice(1), asked)
  const { flags, rest: given } = takeFlags(others, CARDS)
  if (isRefusal(flags)) return flags
  const { words: rest, cards } = cardsToMeasure({ words: given, cards: flags.cards ?? [] })
  for (const wish of cards) {
    const refusal = addCardsFrom(wish)
    if (refusal) return refusal
  }
  const program = { ...asked, cards }
  const [first = 'play', ...behind] = rest
  if (first === '--version') {
    program.console.print(own.version)
    return null
  }
  // Flags alone belong to the command that needs no name.
  const named = !first.startsWith('-')
  const name = named ? first : 'play'
  if (!Object.hasOwn(COMMANDS, name)) {
    return refuse('cli.wrong.command', { word: first, known: Object.keys(COMMANDS).join(', ') })
  }
  return COMMANDS[name](named ? behind : rest, program)
}

function help({ console, speech }: Program): Outcome {
  console.print(speech.say('cli.help', { budget: BUDGET, games: games.map((game) => game.id).join(', ') }))
  for (const { game } of shelf) {
    const line = speech.say('cli.game', { id: game.id, line: gameWord(speech, game.id, 'line') })
    console.print(wrap(line, console.width, '    '))
    const modes = game.options.rules.find((rule) => rule.id === 'mode')?.values ?? []
    if (modes.length > 0) console.print(speech.say('cli.modes', { modes: modes.join(', ') }))
  }
  return null
}
