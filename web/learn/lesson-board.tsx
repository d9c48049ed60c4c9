import { Interaction, Preview, useChoice } from '@sternentisch/grammar'
import type { Moment } from '@sternentisch/kernel'
import { useMemo } from 'react'
import { learnerOf } from '../host/lesson-host.ts'
import { paceNow } from '../shell/settings.ts'
import type { OpenGame } from '../table/open/open-game.ts'
import type { Speech } from '../text/index.ts'
import { asksForMove, type LessonRun } from './lesson-run.ts'
import { pointedAt, pointing } from './pointing.ts'

interface LessonBoardProps {
  readonly opened: Pick<OpenGame, 'game' | 'board'>
  readonly run: LessonRun
  readonly moment: Moment
  /** Things are still happening. */
  readonly playing: boolean
  readonly names: readonly string[]
  readonly speech: Speech
  /** The learner has decided. Must stay the same as long as nothing else changes. */
  readonly onDecide: (action: unknown) => void
}

const NOTHING: readonly unknown[] = []

/** The board of a lesson: everything legal can be picked, what the step is about is pointed at. */
export function LessonBoard({
  opened: { game, board },
  run,
  moment,
  playing,
  names,
  speech,
  onDecide,
}: LessonBoardProps) {
  const { seat } = run.lesson
  const learner = learnerOf(run)
  const mine = asksForMove(run) && !playing
  const actions = useMemo(() => (mine ? game.actions(learner.rest.view) : NOTHING), [mine, game, learner])
  const choice = useChoice(game, moment.view, actions, onDecide)
  const pointed = useMemo(() => pointing(choice, pointedAt(run)), [choice, run])
  const { Board, Result } = board
  const over = learner.standing?.result != null && !playing
  return (
    <Interaction
      className="table-board lesson-board"
      game={game}
      board={board}
      view={moment.view}
      choice={mine ? pointed : null}
      speech={speech}
    >
      <div className="table-cloth">
        {over ? (
          <div className="lesson-result">
            <Result view={moment.view} names={names} speech={speech} events={learner.told} />
          </div>
        ) : (
          <Board
            game={game}
            viewer={seat}
            moment={moment}
            choice={mine ? choice : null}
            names={names}
            speech={speech}
            pace={paceNow()}
          />
        )}
      </div>
      {!board.hasPreview && <Preview className="table-preview" />}
    </Interaction>
  )
}
