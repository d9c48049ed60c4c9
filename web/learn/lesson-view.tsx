import { Interaction, Preview, useChoice } from '@sternentisch/grammar'
import '@sternentisch/grammar/grammar.css'
import { eventsFor } from '@sternentisch/kernel'
import { useCallback, useEffect, useMemo, useReducer } from 'react'
import { addressOf } from '../shell/router.ts'
import { useSpeech } from '../shell/speech.ts'
import { TableIcon } from '../table/icons.tsx'
import type { OpenGame } from '../table/open-game.ts'
import '../table/table.css'
import './lesson.css'
import { LessonPanel } from './lesson-panel.tsx'
import { asksForMove, isFinished, lessonReducer, matchOf, startLesson } from './lesson-run.ts'
import type { OpenLearning } from './open-learning.ts'
import { pointedAt, pointing } from './pointing.ts'
import { markDone } from './progress.ts'
import { paceNow, useLessonTable } from './use-lesson-table.ts'

interface LessonViewProps {
  readonly opened: OpenGame
  readonly learning: OpenLearning['learning']
  /** Its place in the list. */
  readonly at: number
}

const NOTHING: readonly unknown[] = []
/** Who sits opposite in every lesson. */
const OPPONENT = 'Jonas'

/** A lesson being played: the real board, and beside it one thing to do. */
export function LessonView({ opened: { game, text, board }, learning, at }: LessonViewProps) {
  const speech = useSpeech(text)
  const lesson = learning.lessons[at]
  const [run, dispatch] = useReducer(lessonReducer, startLesson(game, lesson))
  const { moment, playing, skip } = useLessonTable(run, board.remember)
  const finished = isFinished(run)
  const mine = asksForMove(run) && !playing
  const match = matchOf(run)
  const actions = useMemo(
    () => (mine ? game.actions(match.view(lesson.seat)) : NOTHING),
    [mine, game, match, lesson],
  )
  const decide = useCallback((action: unknown) => dispatch({ kind: 'try', move: game.write(action) }), [game])
  const choice = useChoice(game, moment.view, actions, decide)
  const pointed = useMemo(() => pointing(choice, pointedAt(run)), [choice, run])
  useEffect(() => {
    if (finished && !playing) markDone(game.id, lesson.id)
  }, [finished, playing, game, lesson])
  const names = useMemo(() => [speech.say('learn.lesson.you'), OPPONENT], [speech])
  const { Board, Result } = board
  const over = match.result !== null && !playing
  return (
    <div className="table lesson" data-game={game.id}>
      <header className="table-bar lesson-bar">
        <a className="button plain table-leave" href={addressOf({ name: 'lessons', game: game.id })}>
          <TableIcon name="back" />
          <span className="unseen">{speech.say('learn.lesson.leave')}</span>
        </a>
        <h1 className="lesson-title">
          {lesson.title[speech.lang]} <small>{speech.say('learn.lesson.number', { n: at + 1 })}</small>
        </h1>
      </header>
      <div className="table-body lesson-body">
        <LessonPanel
          run={run}
          dispatch={dispatch}
          playing={playing}
          onSkip={skip}
          board={board}
          view={moment.view}
          names={names}
          speech={speech}
          following={learning.lessons[at + 1] ?? null}
        />
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
                <Result
                  view={moment.view}
                  names={names}
                  speech={speech}
                  events={eventsFor(
                    match.steps.flatMap(({ events }) => events),
                    lesson.seat,
                  )}
                />
              </div>
            ) : (
              <Board
                game={game}
                viewer={lesson.seat}
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
      </div>
    </div>
  )
}
