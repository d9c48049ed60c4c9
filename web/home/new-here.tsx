import { Icon } from '../shell/icons.tsx'
import { addressOf } from '../shell/router.ts'
import { useSpeech } from '../shell/speech.ts'
import { lessonsOf } from './lessons.ts'

interface Props {
  readonly game: string
  readonly done: ReadonlySet<string>
}

/** Stands where an open match would stand: what to learn next. */
export function NewHere({ game, done }: Props) {
  const { say } = useSpeech()
  const left = lessonsOf(game).filter(({ id }) => !done.has(id))
  const minutes = left.reduce((sum, lesson) => sum + lesson.minutes, 0)
  const [next] = left
  const fresh = done.size === 0
  return (
    <section className="card" aria-label={say('home.lessons')}>
      <div className="words">
        <span className="turn">{fresh ? say('home.newHere') : say('home.lessons')}</span>
        <b>{next ? say('home.newHere.line', { game: say(`home.game.${game}`) }) : say('home.allDone')}</b>
        <span>
          {next
            ? say(fresh ? 'home.newHere.first' : 'home.newHere.rest', { n: left.length, minutes })
            : say('home.allDone.again')}
        </span>
      </div>
      <a
        className="button"
        href={addressOf(next ? { name: 'lesson', game, lesson: next.id } : { name: 'lessons', game: null })}
      >
        {say(next ? (fresh ? 'home.newHere.begin' : 'home.newHere.next') : 'home.way.lessons')}
        <Icon name="onward" />
      </a>
    </section>
  )
}
