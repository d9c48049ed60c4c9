import type { GameBoard, Lesson } from '@sternentisch/grammar'
import type { Dispatch, ReactNode } from 'react'
import { learnerOf } from '../host/lesson-host.ts'
import { useWide } from '../table/side/use-media.ts'
import type { Speech } from '../text/index.ts'
import { LessonAnswer } from './lesson-answer.tsx'
import { LessonDone } from './lesson-done.tsx'
import {
  asksForMove,
  isFinished,
  type LessonDeed,
  type LessonRun,
  latestEvents,
  stepOf,
} from './lesson-run.ts'
import { CHART } from './pointing.ts'

interface LessonPanelProps {
  readonly run: LessonRun
  readonly dispatch: Dispatch<LessonDeed>
  readonly playing: boolean
  readonly onSkip: () => void
  readonly board: GameBoard
  readonly view: unknown
  readonly names: readonly string[]
  readonly speech: Speech
  readonly following: Lesson | null
}

/** What to do now, what came of the last try, and the way through the lesson. */
export function LessonPanel(props: LessonPanelProps) {
  const { run, dispatch, playing, onSkip, speech } = props
  const { say, lang } = speech
  const step = stepOf(run)
  const all = run.lesson.steps.length
  const finished = isFinished(run) && !playing
  return (
    <section className="lesson-panel" aria-label={say('learn.lesson.task')}>
      <Progress at={Math.min(run.step, all)} all={all} speech={speech} />
      {finished ? (
        <LessonDone run={run} dispatch={dispatch} speech={speech} following={props.following} />
      ) : (
        <div className="lesson-task" aria-live="polite">
          {!playing && step && <p className="lesson-say">{step.say[lang]}</p>}
          {!playing && <LessonAnswer run={run} speech={speech} />}
        </div>
      )}
      {!finished && (
        <div className="lesson-buttons">
          {playing ? (
            <button type="button" className="button" onClick={onSkip}>
              {say('learn.lesson.skip')}
            </button>
          ) : (
            !asksForMove(run) && (
              <button type="button" className="button main" onClick={() => dispatch({ kind: 'next' })}>
                {say('learn.lesson.next')}
              </button>
            )
          )}
          {run.step > 0 && (
            <>
              <button type="button" className="button plain" onClick={() => dispatch({ kind: 'back' })}>
                {say('learn.lesson.back')}
              </button>
              <button type="button" className="button plain" onClick={() => dispatch({ kind: 'restart' })}>
                {say('learn.lesson.restart')}
              </button>
            </>
          )}
        </div>
      )}
      <Happened {...props} />
      <Chart {...props} />
    </section>
  )
}

function Progress({
  at,
  all,
  speech,
}: {
  readonly at: number
  readonly all: number
  readonly speech: Speech
}) {
  const n = Math.min(at + 1, all)
  return (
    <p className="lesson-progress">
      <span>{speech.say('learn.lesson.step', { n, all })}</span>
      <progress max={all} value={at} aria-hidden="true" />
    </p>
  )
}

interface BesideProps {
  readonly title: string
  readonly className: string
  readonly children: ReactNode
}

/** Something to look at besides: in view where there is room, else a tap away. */
function Beside({ title, className, children }: BesideProps) {
  return useWide() ? (
    <section className={className}>
      <h2>{title}</h2>
      {children}
    </section>
  ) : (
    <details className={className}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}

/** The moves since the step before, as the learner was told about them. */
function Happened({ run, board, names, speech, playing }: LessonPanelProps) {
  const { seat } = run.lesson
  const { options } = learnerOf(run).bill
  const lines = playing
    ? []
    : latestEvents(run).flatMap((event) => board.tell(event, seat, names, speech, options) ?? [])
  if (lines.length === 0) return null
  return (
    <Beside title={speech.say('learn.lesson.happened')} className="lesson-happened">
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Beside>
  )
}

function Chart({ run, board: { Chart: Drawing }, view, names, speech }: LessonPanelProps) {
  const wanted = run.lesson.steps.some(({ point }) => point?.includes(CHART))
  if (!Drawing || !wanted) return null
  return (
    <Beside title={speech.say('learn.lesson.chart')} className="lesson-chart">
      <Drawing view={view} names={names} speech={speech} />
    </Beside>
  )
}
