import type { LessonTitle } from 'virtual:contents'
import { Icon } from '../shell/icons.tsx'
import { addressOf } from '../shell/router.ts'
import type { Speech } from '../text/index.ts'
import './lessons.css'
import { useDone } from './progress.ts'

interface LessonsViewProps {
  readonly game: string
  readonly lessons: readonly LessonTitle[]
  readonly speech: Speech
}

/** The lessons of one game, with what is done and what comes next. */
export function LessonsView({ game, lessons, speech }: LessonsViewProps) {
  const { say, lang } = speech
  const done = useDone(game)
  const next = lessons.findIndex(({ id }) => !done.has(id))
  const count = lessons.filter(({ id }) => done.has(id)).length
  return (
    <section className="lessons-of" aria-labelledby={`lessons-${game}`}>
      <header>
        <h2 id={`lessons-${game}`} className="title" data-game={game}>
          {say(`home.game.${game}`)}
        </h2>
        <p>{say('learn.lessons.progress', { done: count, all: lessons.length })}</p>
      </header>
      <ol className="lesson-list">
        {lessons.map((lesson, at) => (
          <li key={lesson.id}>
            <a
              href={addressOf({ name: 'lesson', game, lesson: lesson.id })}
              data-next={at === next ? '' : undefined}
            >
              <span className="lesson-number">{done.has(lesson.id) ? <Icon name="tick" /> : at + 1}</span>
              <b>{lesson.title[lang]}</b>
              <span className="lesson-minutes">
                {done.has(lesson.id) && <em>{say('learn.lessons.done')}</em>}
                {say('learn.lessons.minutes', { n: lesson.minutes })}
              </span>
            </a>
          </li>
        ))}
      </ol>
      <p className="lessons-ways">
        <Onward game={game} lessons={lessons} next={next} speech={speech} />
        <a className="button" href={addressOf({ name: 'rules', game, rule: null })}>
          {say('learn.lessons.toRules')}
        </a>
      </p>
    </section>
  )
}

function Onward({ game, lessons, next, speech: { say } }: LessonsViewProps & { readonly next: number }) {
  if (next < 0)
    return (
      <a className="button main" href={addressOf({ name: 'new', game })}>
        {say('learn.lessons.play')}
      </a>
    )
  return (
    <a className="button main" href={addressOf({ name: 'lesson', game, lesson: lessons[next].id })}>
      {next === 0 ? say('learn.lessons.start') : say('learn.lessons.goOn', { n: next + 1 })}
    </a>
  )
}
