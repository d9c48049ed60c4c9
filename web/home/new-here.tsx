import type { Lesson } from '@sternentisch/grammar'
import { Icon } from '../shell/icons.tsx'
import { addressOf } from '../shell/router.ts'
import { useSpeech } from '../shell/speech.ts'

interface Props {
  readonly game: string
  /** Null until they are fetched: the card stands there already, so that nothing jumps. */
  readonly lessons: readonly Lesson[] | null
  readonly done: ReadonlySet<string>
}

/** Stands where an open match would stand: what to learn next. */
export function NewHere({ game, lessons, done }: Props) {
  const { say } = useSpeech()
  const left = lessons?.filter(({ id }) => !done.has(id)) ?? []
  const fresh = done.size === 0
  const finished = lessons !== null && lessons.length > 0 && left.length === 0
  const minutes = left.reduce((sum, lesson) => sum + lesson.minutes, 0)
  const next = left[0]
  return (
    <section className="card" aria-label={say('home.lessons')}>
      <div className="words">
        <span className="turn">{fresh ? say('home.newHere') : say('home.lessons')}</span>
        <b>{say(finished ? 'home.allDone' : 'home.newHere.line')}</b>
        <span className="measure">
          {finished && say('home.allDone.again')}
          {next && say(fresh ? 'home.newHere.first' : 'home.newHere.rest', { n: left.length, minutes })}
        </span>
      </div>
      <a
        className="button"
        href={addressOf(next ? { name: 'lesson', game, lesson: next.id } : { name: 'lessons', game: null })}
      >
        {say(finished ? 'home.way.lessons' : fresh ? 'home.newHere.begin' : 'home.newHere.next')}
        <Icon name="onward" />
      </a>
    </section>
  )
}
