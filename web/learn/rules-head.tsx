import { gameWord } from '@sternentisch/kernel'
import { addressOf } from '../shell/router.ts'
import { shelf } from '../shell/shelf.ts'
import type { Speech } from '../text/index.ts'

interface RulesHeadProps {
  readonly game: string
  /** What the address names, where this book has no such thing. */
  readonly unknown: string | null
  readonly speech: Speech
}

/** The way to the other books, and what this one is. */
export function RulesHead({ game, unknown, speech }: RulesHeadProps) {
  const { say } = speech
  return (
    <header className="rules-head">
      <nav className="rules-books" aria-label={say('home.way.rules')}>
        {shelf.map(({ id }) => (
          <a
            key={id}
            href={addressOf({ name: 'rules', game: id, rule: null })}
            aria-current={id === game ? 'page' : undefined}
          >
            {say(`home.game.${id}`)}
          </a>
        ))}
      </nav>
      <h1>{say('learn.rules', { game: gameWord(speech, game, 'name') })}</h1>
      <p className="lead">
        {say('learn.rules.lead')}{' '}
        <a href={addressOf({ name: 'lessons', game })}>{say('learn.rules.toLessons')}</a>{' '}
        <a href={addressOf({ name: 'print', game, set: null })}>{say('learn.rules.toPrint')}</a>
      </p>
      {unknown !== null && (
        <p className="rules-unknown" role="alert">
          {say('learn.rules.unknown', { rule: unknown.slice(0, 20) })}
        </p>
      )}
    </header>
  )
}
