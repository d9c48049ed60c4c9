import { learnerOf } from '../../host/lesson-host.ts'
import { type LessonRun, rightMoves, stepOf } from '../lesson-run.ts'
import { pointedAt } from '../pointing.ts'
import type { Learner } from './learner.tsx'

/** What the learner decides, judged: right, or answered with the hint that the step has for it. */
type Judge = (move: string) => 'right' | 'hint' | null

/** A step may point at several things, so that the answer is not given away; what fits them is answered with a hint. */
function judgeOf(run: LessonRun): Judge {
  const right = rightMoves(run)
  const pointed = pointedAt(run)
  const hint = stepOf(run)?.hint
  const partsOf = (move: string) => run.game.parts(run.game.read(learnerOf(run).rest.view, move))
  return (move) => {
    if (right.includes(move)) return 'right'
    return hint && partsOf(move).every((part) => pointed.has(part)) ? 'hint' : null
  }
}

/** A fleet can be composed in thousands of ways: who has tried so many has seen what comes of it. */
const PATIENCE = 60

/** One of each kind before two of the same, by turns from the front and from the middle: so all sorts are mixed. */
function inTurn(names: readonly string[], path: readonly string[]): readonly string[] {
  const again = (name: string): number => path.filter((each) => each === name).length
  const middle = path.length % 2 === 0 ? 0 : Math.floor(names.length / 2)
  return [...names.slice(middle), ...names.slice(0, middle)].toSorted((a, b) => again(a) - again(b))
}

/** What is known of how a board can stand: where the right move can be made from, and what was tried this time. */
interface Been {
  readonly right: Set<string>
  readonly tried: Set<string>
}

/**
 * What comes of clicking what glows and confirming, after these clicks: the right move if there is a way to it, else a
 * hint, else nothing. What was picked before, in whatever order, leads nowhere new.
 */
async function outcomeOf(
  learner: Learner,
  judge: Judge,
  path: readonly string[],
  been: Been,
): Promise<ReturnType<Judge>> {
  const decided = await learner.click(path)
  if (decided !== null) return judge(decided)
  const here = learner.standing()
  if (been.right.has(here)) return 'right'
  if (been.tried.has(here) || been.tried.size > PATIENCE) return null
  been.tried.add(here)
  const glowing = inTurn([...learner.glowing().keys()], path)
  const confirmed = await learner.confirm()
  let outcome = confirmed === null ? null : judge(confirmed)
  for (const name of glowing) {
    if (outcome === 'right') break
    outcome = (await outcomeOf(learner, judge, [...path, name], been)) ?? outcome
  }
  if (outcome === 'right') been.right.add(here)
  return outcome
}

/** What comes of each thing that glows at a step, whichever is clicked first. */
export async function outcomesAt(
  learner: Learner,
  run: LessonRun,
): Promise<ReadonlyMap<string, ReturnType<Judge>>> {
  await learner.sitDown(run)
  const judge = judgeOf(run)
  const right = new Set<string>()
  const outcomes = new Map<string, ReturnType<Judge>>()
  for (const name of [...learner.glowing().keys()])
    outcomes.set(name, await outcomeOf(learner, judge, [name], { right, tried: new Set() }))
  return outcomes
}
