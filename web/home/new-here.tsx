import type { Lesson } from '@sternentisch/grammar'
import { Icon } from '../shell/icons.tsx'
import { addressOf } from '../shell/router.ts'
import { useSpeech } from '../shell/speech.ts'

interface Props {
  readonly game: string
  readonly lessons: readonly Lesson[]
  readonly done: ReadonlySet<string>
}

/** Stands where an open match would stand, as long as there is something to learn. */
export function NewHere({ game, lessons, done }: Props) {
  const { say } = useSpeech()
  const left = lessons.filter(({ id }) => !done.has(id))
  if (left.length === 0) return null
  const fresh = left.length === lessons.length
  const minutes = left.reduce((sum, lesson) => sum + lesson.minutes, 0)
  return (
    <section className="card" aria-label={say('home.lessons')}>
      <div className="words">
        <span className="turn">{fresh ? say('home.newHere') : say('home.lessons')}</span>
        <b>{say('home.newHere.line')}</b>
        <span>{say(fresh ? 'home.newHere.first' : 'home.newHere.rest', { n: left.length, minutes })}</span>
      </div>
      <a className="button" href={addressOf({ name: 'lesson', game, lesson: left[0].id })}>
        {say(fresh ? 'home.newHere.begin' : 'home.newHere.next')}
        <Icon name="onward" />
      </a>
    </section>
  )
}
