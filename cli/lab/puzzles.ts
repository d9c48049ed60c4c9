import { writeFileSync } from 'node:fs'
import { budgetOf, isLevel } from '@sternentisch/bots/levels'
import { engineOf } from '@sternentisch/games/engines'
import type { BoxedGame } from '@sternentisch/games/shelf'
import {
  fingerprint,
  freshSeed,
  isRefusal,
  type PuzzleFile,
  type PuzzleMatch,
  type Refusal,
  refuse,
  writeOptions,
} from '@sternentisch/kernel'
import type { PuzzleHunt } from '@sternentisch/lab'
import { refuseLab } from '@sternentisch/lab/text'
import type { FlagValues, Given, Wanted } from '../../tools/command/arguments.mjs'
import { boxNamed } from '../box-named.ts'
import { whyNot } from '../files.ts'
import { readHouseRules } from '../play/open.ts'
import type { Outcome, Program } from '../program.ts'
import { allModes, alone, LAB_FLAGS, type Lab, lineOf, workOf } from './common.ts'
import { tellPuzzles } from './tell-puzzles.ts'

/** What is looked for, where nobody says otherwise. */
export const HUNTED = { count: 60, games: 400, level: 4, gap: 5 }

/** Whoever plays: the strongest level has the last word, and a tenth of what it thinks must have come to the same. */
const LOOK = budgetOf(5) / 10

export const puzzlesWanted = {
  usage: 'sternentisch lab puzzles <game>',
  words: ['game'],
  flags: {
    ...LAB_FLAGS,
    mode: { takes: 'texts' },
    count: { takes: 'number', from: 1, to: 10_000 },
    games: { takes: 'number', from: 1, to: 1_000_000 },
    level: { takes: 'number', from: 1, to: 5 },
    gap: { takes: 'number', from: 1, to: 90 },
    puzzles: { takes: 'text' },
  },
} satisfies Wanted

type PuzzleFlags = FlagValues<typeof puzzlesWanted.flags>

/** Bots play, and what has one clearly best move, for all that its seat could know, becomes a puzzle. */
export async function puzzles(
  { words, flags }: Given<typeof puzzlesWanted.flags>,
  program: Program,
): Promise<Outcome> {
  const { console, speech } = program
  const lab = await import('@sternentisch/lab')
  const box = boxNamed(words[0])
  if (isRefusal(box)) return box
  const book = await (await engineOf(words[0], null))?.puzzles?.()
  if (!book) return refuseLab('lab.puzzles.nothing', { game: words[0] })
  const hunt = readHunt(box, flags, lab)
  if (isRefusal(hunt)) return hunt
  const { out, mode, count, games: most, level, gap } = { ...HUNTED, ...flags }
  const found = await alone(out, program, () => lab.huntPuzzles(hunt, book, workOf(flags, lab, program)))
  if (isRefusal(found)) return found
  for (const line of tellPuzzles(found, hunt, speech)) console.print(line)
  const made = lineOf(['puzzles', words[0]], {
    mode,
    count,
    games: most,
    level,
    gap,
    seed: hunt.seed,
    cards: program.cards,
  })
  return keep(found, { made, hunt, lab }, flags, program)
}

function keep(
  matches: readonly PuzzleMatch[],
  { made, hunt: { rules, cards }, lab }: { made: string; hunt: PuzzleHunt; lab: Lab },
  { puzzles: file, out }: PuzzleFlags,
  program: Program,
): Outcome {
  const { console, speech } = program
  const failed = writePuzzlesTo(file, { made, levels: lab.GRADERS, rules, cards, matches }, lab, program)
  if (failed) return failed
  if (out !== undefined) console.print(speech.say('lab.kept', { file: out }))
  console.print(speech.say('lab.again', { line: made }))
  return null
}

/** Where a file is named. */
export function writePuzzlesTo(
  file: string | undefined,
  puzzles: PuzzleFile,
  { writePuzzles }: Lab,
  { console, speech }: Program,
): Refusal | null {
  if (file === undefined) return null
  try {
    writeFileSync(file, writePuzzles(puzzles))
  } catch (error) {
    return whyNot(file, error)
  }
  console.print(speech.say('lab.puzzles.written', { file }))
  return null
}

function readHunt(box: BoxedGame, flags: PuzzleFlags, lab: Lab): PuzzleHunt | Refusal {
  const { game, cards } = box
  const { count, games: matches, level, gap, mode: modes = [], seed = freshSeed() } = { ...HUNTED, ...flags }
  if (seed.trim() === '') return refuse('cli.wrong.seed')
  if (!isLevel(level)) throw new Error(`no level ${level}`)
  const options: { text: string; seats: number }[] = []
  for (const mode of modes.length > 0 ? modes : allModes(box, lab)) {
    const rules = readHouseRules(box, mode === null ? {} : { mode })
    if (isRefusal(rules)) return rules
    options.push({ text: writeOptions(game.options, rules), seats: game.seatsOf(rules) })
  }
  return {
    ...{ game: game.id, rules: game.version, cards: fingerprint(cards?.cards ?? null) },
    ...{ options, player: `levels:${budgetOf(level)}`, depth: { budget: LOOK, gap: gap / 100 } },
    ...{ seed, count, matches },
  }
}
