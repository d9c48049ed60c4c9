import type { OpenChoice } from '@sternentisch/grammar'
import type { AnyGame } from '@sternentisch/kernel'
import { learnerOf } from '../host/lesson-host.ts'
import { type LessonRun, rightMoves, stepOf } from './lesson-run.ts'

/** What the lesson place itself can show: the chart of who beats whom. */
export const CHART = 'chart'

/** The parts to point at: those the step names, else those of its right moves. */
export function pointedAt(run: LessonRun): ReadonlySet<string> {
  const named = (stepOf(run)?.point ?? []).filter((part) => part !== CHART)
  return new Set(named.length > 0 ? named : rightMoves(run).flatMap((move) => partsOf(run, run.game, move)))
}

function partsOf(run: LessonRun, game: AnyGame, move: string): readonly string[] {
  const action = game.read(learnerOf(run).rest.view, move)
  return game.parts(action)
}

/**
 * The same choice, in which only what is pointed at counts as going with the picks; all other legal things can
 * still be picked, instead of it. Spots show the difference.
 */
export const pointing = (choice: OpenChoice, at: ReadonlySet<string>): OpenChoice => ({
  ...choice,
  canPick: (...parts) =>
    parts.every((part) => at.has(part)) && (choice.canPick(...parts) || corrects(choice, at, parts)),
  isMeant: (action) =>
    choice.isMeant(action) &&
    choice.menu.parts[choice.menu.actions.indexOf(action)].every((part) => at.has(part)),
})

/** Whether picking these would take the place of something that is not pointed at. */
function corrects(choice: OpenChoice, at: ReadonlySet<string>, parts: readonly string[]): boolean {
  const after = choice.after({ parts, at: null })
  if (!after) return false
  const replaced = choice.picks.filter((pick) => !after.includes(pick))
  return replaced.some((pick) => !pick.parts.every((part) => at.has(part)))
}
