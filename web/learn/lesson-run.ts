import type { Lesson, LessonStep } from '@sternentisch/grammar'
import {
  type AnyGame,
  type GameEvent,
  isRefusal,
  type Move,
  type Refusal,
  type Remember,
  type Seat,
  type Told,
} from '@sternentisch/kernel'
import { learnerOf, type PlayedLesson } from '../host/lesson-host.ts'

/**
 * A lesson as far as it has been played: the moves made and where each step began. The table is what the moves
 * lead to, so taking a step back and starting again are the same thing as playing on.
 */
export interface LessonRun extends PlayedLesson {
  /** The step the learner is at; as many as there are steps once the lesson is finished. */
  readonly step: number
  /** How many moves had been made when each step so far began. */
  readonly began: readonly number[]
  /** What came of the latest try at this step. */
  readonly answer: Answer | null
}

export type Answer = { readonly kind: 'hint' } | { readonly kind: 'refused'; readonly refusal: Refusal }

export type LessonDeed =
  | { readonly kind: 'try'; readonly move: string }
  /** Goes on from a step that only tells. */
  | { readonly kind: 'next' }
  | { readonly kind: 'back' }
  | { readonly kind: 'restart' }

export const startLesson = (game: AnyGame, lesson: Lesson, remember?: Remember): LessonRun => ({
  game,
  lesson,
  remember,
  step: 0,
  moves: [],
  began: [0],
  answer: null,
})

export const isFinished = ({ lesson, step }: LessonRun): boolean => step >= lesson.steps.length

export const stepOf = ({ lesson, step }: LessonRun): LessonStep | null => lesson.steps[step] ?? null

/** Whether the learner has something to decide, or only to read. */
export const asksForMove = (run: LessonRun): boolean => stepOf(run)?.moves !== undefined

export function lessonReducer(run: LessonRun, deed: LessonDeed): LessonRun {
  switch (deed.kind) {
    case 'try':
      return tryMove(run, deed.move)
    case 'next':
      return isFinished(run) || asksForMove(run) ? run : goOn(run, run.moves)
    case 'back':
      return goBack(run)
    case 'restart':
      return startLesson(run.game, run.lesson, run.remember)
  }
}

/** The right move is made and answered; any other legal one earns a hint, an illegal one the rule. */
export function tryMove(run: LessonRun, text: string): LessonRun {
  const step = stepOf(run)
  if (!step?.moves) return run
  const { seat } = run.lesson
  const action = run.game.read(learnerOf(run).rest.view, text)
  if (isRefusal(action)) return { ...run, answer: { kind: 'refused', refusal: action } }
  const move = run.game.write(action)
  if (!step.moves.includes(move)) return { ...run, answer: { kind: 'hint' } }
  const replies = (step.replies ?? []).map((reply) => ({ seat: reply.seat as Seat, text: reply.move }))
  return goOn(run, [...run.moves, { seat, text: move }, ...replies])
}

const goOn = (run: LessonRun, moves: readonly Move[]): LessonRun => ({
  ...run,
  step: run.step + 1,
  moves,
  began: [...run.began, moves.length],
  answer: null,
})

function goBack(run: LessonRun): LessonRun {
  if (run.step === 0) return { ...run, answer: null }
  const step = run.step - 1
  return {
    ...run,
    step,
    moves: run.moves.slice(0, run.began[step]),
    began: run.began.slice(0, step + 1),
    answer: null,
  }
}

/** What the learner was told since the step before this one was answered, move by move. */
export const latestEvents = (run: LessonRun): readonly Told<GameEvent>[] =>
  learnerOf(run)
    .scenes.slice(run.began[Math.max(0, run.step - 1)])
    .flatMap(({ moments }) => moments.flatMap(({ event }) => event ?? []))

/** The right moves that are open to the learner now. */
export function rightMoves(run: LessonRun): readonly string[] {
  const wanted = stepOf(run)?.moves
  if (!wanted) return []
  const { game } = run
  const open = new Set(game.actions(learnerOf(run).rest.view).map((action) => game.write(action)))
  return wanted.filter((move) => open.has(move))
}
