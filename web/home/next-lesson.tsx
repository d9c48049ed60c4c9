import type { LessonTitle } from 'virtual:contents'
import { labelled } from '@sternentisch/kernel'
import { lessonsDone } from '../learn/progress.ts'
import { addressOf } from '../shell/router.ts'
import { useSpeech } from '../shell/speech.ts'
import { lessonsOf } from './lessons.ts'

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

/** Under the window of a game: what to learn of it next. */
export function NextLesson({ game }: { readonly game: string }) {
  const { say, lang } = useSpeech()
  const lessons = lessonsOf(game)
  const done = lessonsDone(game)
  const at = lessons.findIndex(({ id }) => !done.has(id))
  const next = lessons[at]
  return (
    <a
      className="lesson"
      data-game={game}
      href={addressOf(next ? { name: 'lesson', game, lesson: next.id } : { name: 'lessons', game })}
    >
      <Ticks lessons={lessons} done={done} />
      <span className="unseen">{labelled(lang, say(`home.game.${game}`), '')}</span>
      <b>{next ? next.title[lang] : say('home.allDone')}</b>
      <span className="note">
        {next
          ? say('home.lesson.of', { n: at + 1, all: lessons.length, minutes: next.minutes })
          : say('home.allDone.again')}
      </span>
    </a>
  )
}
