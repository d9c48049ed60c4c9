import type { LessonTitle } from 'virtual:contents'
import { Icon } from '../shell/icons.tsx'
import { addressOf } from '../shell/router.ts'
import { useSpeech } from '../shell/speech.ts'
import { lessonsOf } from './lessons.ts'

interface Props {
  readonly game: string
  readonly done: ReadonlySet<string>
}

/** One mark for each lesson: filled, next, still to come. */
function Ticks({
  lessons,
  done,
}: {
  readonly lessons: readonly LessonTitle[]
  readonly done: ReadonlySet<string>
}) {
  const next = lessons.find(({ id }) => !done.has(id))
  return (
    <span className="ticks" aria-hidden="true">
      {lessons.map((lesson) => (
        <i
          key={lesson.id}
          className={done.has(lesson.id) ? 'done' : lesson === next ? 'upcoming' : undefined}
        />
      ))}
    </span>
  )
}

export function LessonList({ game, done }: Props) {
  const { say, lang } = useSpeech()
  const lessons = lessonsOf(game)
  const learnt = lessons.filter(({ id }) => done.has(id)).length
  return (
    <section className={`lessons ${game}`} aria-labelledby={`lessons-${game}`}>
      <header>
        <h2 id={`lessons-${game}`}>{say('home.lessons')}</h2>
        <span className="unseen">{say('home.lessons.done', { done: learnt, all: lessons.length })}</span>
        <Ticks lessons={lessons} done={done} />
        <span className="about">{say('home.lessons.about')}</span>
      </header>
      <ol className="rows">
        {lessons.map((lesson, at) => (
          <li key={lesson.id}>
            <a href={addressOf({ name: 'lesson', game, lesson: lesson.id })}>
              <span className="number">{done.has(lesson.id) ? <Icon name="tick" /> : at + 1}</span>
              <b>{lesson.title[lang]}</b>
              <span className="note">
                {done.has(lesson.id)
                  ? say('home.lesson.learnt')
                  : say('home.lesson.minutes', { n: lesson.minutes })}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}
