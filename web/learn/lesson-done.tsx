import type { Lesson } from '@sternentisch/grammar'
import { type Dispatch, useEffect, useRef } from 'react'
import { addressOf } from '../shell/router.ts'
import type { Speech } from '../text/index.ts'
import type { LessonDeed, LessonRun } from './lesson-run.ts'

interface LessonDoneProps {
  readonly run: LessonRun
  readonly dispatch: Dispatch<LessonDeed>
  readonly speech: Speech
  readonly following: Lesson | null
}

/** Well done, and where to go from here. */
export function LessonDone({ run, dispatch, speech, following }: LessonDoneProps) {
  const { say, lang } = speech
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const game = run.game.id
  return (
    <div className="lesson-done">
      <h2 ref={heading} tabIndex={-1}>
        <Star />
        {say('learn.lesson.finished')}
      </h2>
      <p className="lesson-say">{run.lesson.done[lang]}</p>
      <div className="lesson-buttons">
        {following ? (
          <a className="button main" href={addressOf({ name: 'lesson', game, lesson: following.id })}>
            {say('learn.lesson.following', { title: following.title[lang] })}
          </a>
        ) : (
          <a className="button main" href={addressOf({ name: 'new', game })}>
            {say('learn.lesson.play')}
          </a>
        )}
        <a className="button" href={addressOf({ name: 'lessons', game })}>
          {say('learn.lesson.leave')}
        </a>
        <button type="button" className="button plain" onClick={() => dispatch({ kind: 'restart' })}>
          {say('learn.lesson.again')}
        </button>
      </div>
    </div>
  )
}

const Star = () => (
  <svg className="lesson-star" viewBox="0 0 20 20" aria-hidden="true">
    <path d="M10 1 12 8 19 10 12 12 10 19 8 12 1 10 8 8Z" />
  </svg>
)
