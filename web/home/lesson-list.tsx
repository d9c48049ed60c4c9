import type { Lesson } from '@sternentisch/grammar'
import { Icon } from '../shell/icons.tsx'
import { addressOf } from '../shell/router.ts'
import { useSpeech } from '../shell/speech.ts'

interface Props {
  readonly game: string
  readonly lessons: readonly Lesson[] | null
  readonly done: ReadonlySet<string>
}

/** One mark for each lesson: filled, next, still to come. */
function Ticks({
  lessons,
  done,
}: {
  readonly lessons: readonly Lesson[]
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

export function LessonList({ game, lessons, done }: Props) {
  const { say, lang } = useSpeech()
  const learnt = lessons?.filter(({ id }) => done.has(id)).length ?? 0
  return (
    <section className={`lessons ${game}`} aria-labelledby={`lessons-${game}`}>
      <header>
        <h2 id={`lessons-${game}`}>{say('home.lessons')}</h2>
        {lessons && lessons.length > 0 && (
          <>
            <span className="unseen">{say('home.lessons.done', { done: learnt, all: lessons.length })}</span>
            <Ticks lessons={lessons} done={done} />
          </>
        )}
        <span className="about">{say('home.lessons.about')}</span>
      </header>
      <ol className="rows">
        {lessons?.map((lesson, at) => (
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
