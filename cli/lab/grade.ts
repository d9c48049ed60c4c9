import { engineOf } from '@sternentisch/games/engines'
import { isRefusal, type PuzzleFile } from '@sternentisch/kernel'
import { refuseLab } from '@sternentisch/lab/text'
import type { Given, Wanted } from '../../tools/command/arguments.mjs'
import { boxNamed } from '../box-named.ts'
import type { Outcome, Program } from '../program.ts'
import { writePuzzlesTo } from './puzzles.ts'
import { tellPuzzles } from './tell-puzzles.ts'

export const gradeWanted = {
  usage: 'sternentisch lab grade <game>',
  words: ['game'],
  flags: { puzzles: { takes: 'text' } },
} satisfies Wanted

/** How hard the puzzles of a game are for the bots as they are now. */
export async function grade(
  { words: [game], flags }: Given<typeof gradeWanted.flags>,
  program: Program,
): Promise<Outcome> {
  const { console, speech } = program
  const box = boxNamed(game)
  if (isRefusal(box)) return box
  const file = (await (await engineOf(game, null))?.puzzles?.())?.file
  // They are played by the rules that they were made with.
  const engine = file && (await engineOf(game, file.rules))
  if (!engine) return refuseLab('lab.puzzles.nothing', { game })
  const lab = await import('@sternentisch/lab')
  const graded = await lab.gradeAnew(engine, file, (done, all) => console.progress(done, all))
  if (isRefusal(graded)) return graded
  for (const line of tellPuzzles(graded.matches, { game, count: lab.countIn(graded.matches) }, speech))
    console.print(line)
  console.print(speech.say('lab.puzzles.changed', { n: changesIn(file, graded) }))
  return writePuzzlesTo(flags.puzzles, graded, lab, program)
}

const changesIn = (before: PuzzleFile, after: PuzzleFile): number =>
  before.matches.reduce(
    (sum, { puzzles }, match) =>
      sum + puzzles.filter((each, at) => each.grade !== after.matches[match].puzzles[at].grade).length,
    0,
  )
