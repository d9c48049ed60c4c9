import type { Lesson } from '@sternentisch/grammar'
import {
  type AnyGame,
  type Attend,
  type Feed,
  Host,
  isRefusal,
  Match,
  type Move,
  Reader,
  type Remember,
  remember,
  seedFrom,
} from '@sternentisch/kernel'

/** A lesson as far as it has been played. */
export interface PlayedLesson {
  readonly game: AnyGame
  readonly lesson: Lesson
  readonly moves: readonly Move[]
  /** What the learner's board remembers. */
  readonly remember?: Remember | undefined
}

const learners = new WeakMap<readonly Move[], Reader>()

/** What the learner has seen so far. Whoever gets it only looks. */
export const learnerOf = (played: PlayedLesson): Reader =>
  remember(learners, played.moves, () => {
    const { seat } = played.lesson
    const feeds: Feed[] = []
    lessonMatch(played, (fresh) => feeds.push(new Host(fresh, [seat]).feedOf(seat)))
    const [feed] = feeds
    const reader = new Reader(feed.bill, played.remember)
    reader.readOn(feed)
    return reader
  })

/** The match of a lesson, from its laid table on. */
export function lessonMatch({ game, lesson, moves }: PlayedLesson, attend?: Attend): Match {
  const laid = game.lay(lesson.setup)
  if (isRefusal(laid)) throw new Error(`lesson ${lesson.id}: ${laid.code} ${JSON.stringify(laid.params)}`)
  const options = game.optionsOf(laid)
  const match = new Match({ game, options, seed: seedFrom(lesson.seed), id: lesson.id, names: [], laid })
  attend?.(match)
  for (const { seat, text } of moves) {
    const step = match.play(seat, text)
    if (isRefusal(step)) throw new Error(`lesson ${lesson.id}: ${text} is refused: ${step.code}`)
  }
  return match
}
