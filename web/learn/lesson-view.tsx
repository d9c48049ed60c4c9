import '@sternentisch/grammar/grammar.css'
import { useCallback, useEffect, useMemo, useReducer } from 'react'
import { addressOf } from '../shell/router.ts'
import { useSpeech } from '../shell/speech.ts'
import { TableIcon } from '../table/icons.tsx'
import type { OpenGame } from '../table/open/open-game.ts'
import '../table/table.css'
import './lesson.css'
import { LessonBoard } from './lesson-board.tsx'
import { LessonPanel } from './lesson-panel.tsx'
import { isFinished, lessonReducer, startLesson } from './lesson-run.ts'
import type { OpenLearning } from './open-learning.ts'
import { markDone } from './progress.ts'
import { useLessonTable } from './use-lesson-table.ts'

interface LessonViewProps {
  readonly opened: OpenGame
  readonly learning: OpenLearning['learning']
  /** Its place in the list. */
  readonly at: number
}

/** Who sits opposite in every lesson. */
const OPPONENT = 'Jonas'

/** A lesson being played: the real board, and beside it one thing to do. */
export function LessonView({ opened, learning, at }: LessonViewProps) {
  const { game, text, board } = opened
  const speech = useSpeech(text)
  const lesson = learning.lessons[at]
  const [run, dispatch] = useReducer(lessonReducer, startLesson(game, lesson, board.remember))
  const { moment, playing, skip } = useLessonTable(run)
  const finished = isFinished(run)
  const decide = useCallback((action: unknown) => dispatch({ kind: 'try', move: game.write(action) }), [game])
  useEffect(() => {
    if (finished && !playing) markDone(game.id, lesson.id)
  }, [finished, playing, game, lesson])
  const names = useMemo(() => [speech.say('learn.lesson.you'), OPPONENT], [speech])
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
        <LessonBoard {...{ opened, run, moment, playing, names, speech }} onDecide={decide} />
      </div>
    </div>
  )
}
