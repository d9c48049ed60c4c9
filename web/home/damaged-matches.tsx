import type { Damaged } from '../matches/kept-match.ts'
import { addressOf } from '../shell/router.ts'
import { useSpeech } from '../shell/speech.ts'
import { RemoveButton } from './remove-button.tsx'

interface Props {
  readonly damaged: readonly Damaged[]
  onRemove(match: Damaged): void
}

/** What is stored and does not make a match any more: nothing is hidden, and nothing thrown away unasked. */
export function DamagedMatches({ damaged, onRemove }: Props) {
  const { say } = useSpeech()
  if (damaged.length === 0) return null
  return (
    <section className="more" aria-labelledby="damaged">
      <header>
        <h2 id="damaged">{say('home.damaged.some')}</h2>
      </header>
      <ul className="rows">
        {damaged.map((match) => (
          <li key={match.id}>
            <a href={addressOf({ name: 'table', match: match.id })}>
              <span className="words">
                <b>{say('home.damaged')}</b>
                <span className="note">
                  {say(match.log === null ? 'home.damaged.empty' : 'home.damaged.log')}
                </span>
              </span>
            </a>
            <RemoveButton title={say('home.damaged')} onRemove={() => onRemove(match)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
