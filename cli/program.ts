import { games, shelf } from '@sternentisch/games/shelf'
import { isRefusal, LANGS, type Refusal, refuse, type Speech } from '@sternentisch/kernel'
import { wrap } from '@sternentisch/kernel/terminal'
import { type Given, readArguments, type Wanted } from './arguments.ts'
import { takeCards } from './cards.ts'
import type { Console } from './console.ts'
import { type Disk, realDisk } from './disk.ts'
import own from './package.json' with { type: 'json' }
import { play, playWanted } from './play/play.ts'
import { BUDGET } from './players.ts'
import { replay, replayWanted } from './replay.ts'
import { simulate, simulateWanted } from './simulate/simulate.ts'
import { type Environment, speak, takeLang } from './speech.ts'
import { tidy } from './tidy.ts'
import { verify, verifyWanted } from './verify.ts'

export interface Program {
  readonly console: Console
  readonly speech: Speech
  readonly env: Environment
  readonly disk: Disk
}

/** Done, or why it was not done. */
export type Outcome = Refusal | null

interface Command {
  readonly wanted: Wanted
  run(given: Given, program: Program): Promise<Outcome> | Outcome
}

const COMMANDS: Readonly<Record<string, Command>> = {
  play: { wanted: playWanted, run: play },
  replay: { wanted: replayWanted, run: replay },
  verify: { wanted: verifyWanted, run: verify },
  simulate: { wanted: simulateWanted, run: simulate },
  help: { wanted: { words: [], flags: [], usage: 'sternentisch help' }, run: (_, program) => help(program) },
}

const ALIASES: Readonly<Record<string, string>> = { '--help': 'help', '-h': 'help' }

/** Runs the program and answers its exit code: 0, or 2 with a sentence on what was wrong. */
export async function run(
  words: readonly string[],
  env: Environment,
  console: Console,
  disk: Disk = realDisk,
): Promise<number> {
  const wish = takeLang(words, env)
  const program: Program = { console, speech: speak(wish.lang), env, disk }
  const outcome =
    wish.unknown === undefined
      ? await obey(wish.words, program)
      : refuse('cli.wrong.lang', { lang: wish.unknown, known: LANGS.join(', ') })
  if (outcome === null) return 0
  console.complain(wrap(tidyLines(program.speech.explain(outcome)), console.width))
  return 2
}

const tidyLines = (text: string): string => text.split('\n').map(tidy).join('\n')

async function obey(given: readonly string[], program: Program): Promise<Outcome> {
  const words = takeCards(given)
  return isRefusal(words) ? words : command(words, program)
}

async function command(words: readonly string[], program: Program): Promise<Outcome> {
  const [first = 'play', ...rest] = words
  if (first === '--version') {
    program.console.print(own.version)
    return null
  }
  // Flags alone belong to the command that needs no name.
  const named = !first.startsWith('--') || first in ALIASES
  const name = named ? (ALIASES[first] ?? first) : 'play'
  if (!Object.hasOwn(COMMANDS, name)) {
    return refuse('cli.wrong.command', { word: first, known: Object.keys(COMMANDS).join(', ') })
  }
  const { wanted, run } = COMMANDS[name]
  const given = readArguments(named ? rest : words, wanted)
  return isRefusal(given) ? given : run(given, program)
}

function help({ console, speech }: Program): Outcome {
  console.print(speech.say('cli.help', { budget: BUDGET, games: games.map((game) => game.id).join(', ') }))
  for (const { game } of shelf) {
    const line = speech.say('cli.game', { id: game.id, line: speech.say(`${game.id}.line`) })
    console.print(wrap(line, console.width, '    '))
    const modes = game.options.rules.find((rule) => rule.id === 'mode')?.values ?? []
    if (modes.length > 0) console.print(speech.say('cli.modes', { modes: modes.join(', ') }))
  }
  return null
}
