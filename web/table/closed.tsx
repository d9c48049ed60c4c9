import type { Refusal } from '@sternentisch/kernel'
import { Brand } from '../shell/brand.tsx'
import { useSpeech } from '../shell/speech.ts'
import type { OpenGame } from './open-game.ts'
import { WhyUnread } from './why-unread.tsx'
import './table.css'

interface Props {
  readonly refusal: Refusal | null
  readonly opened?: OpenGame | null
  readonly log?: string | undefined
}

/** A match that is not there, or cannot be read: what is known of it, and a way on. Nothing is deleted. */
export function Closed({ refusal, opened = null, log }: Props) {
  const { say } = useSpeech()
  return (
    <section className="page closed">
      <Brand />
      <h1 tabIndex={-1}>{say(refusal ? 'table.closed.broken' : 'table.closed.missing')}</h1>
      {refusal ? (
        <WhyUnread refusal={refusal} opened={opened} onAdded={() => location.reload()} />
      ) : (
        <p className="lead">{say('table.closed.here')}</p>
      )}
      {log && (
        <details>
          <summary>{say('table.closed.log')}</summary>
          <pre>{log}</pre>
        </details>
      )}
      <p>
        <a className="button main" href="#/">
          {say('table.home')}
        </a>
      </p>
    </section>
  )
}
