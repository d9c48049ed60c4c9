import type { Refusal } from '@sternentisch/kernel'
import { useUnkept } from '../matches/store.ts'
import { Brand } from '../shell/brand.tsx'
import { useSpeech } from '../shell/speech.ts'
import type { OpenGame } from './open-game.ts'
import { rescue } from './rescue.ts'
import { WhyUnread } from './why-unread.tsx'
import './table.css'

interface Props {
  readonly refusal: Refusal | null
  readonly opened?: OpenGame | null
  readonly log?: string | null | undefined
}

/** A match that is not there, or cannot be read: what is known of it, and a way on. Nothing is deleted. */
export function Closed({ refusal, opened = null, log }: Props) {
  const { say } = useSpeech()
  const unkept = useUnkept()
  return (
    <section className="page closed">
      <Brand />
      <h1 tabIndex={-1}>{say(refusal ? 'table.closed.broken' : 'table.closed.missing')}</h1>
      {refusal ? (
        <WhyUnread refusal={refusal} opened={opened} onAdded={() => location.reload()} />
      ) : (
        <p className="lead">{say(unkept === 'forbidden' ? 'home.unkept.forbidden' : 'table.closed.here')}</p>
      )}
      {log && (
        <details>
          <summary>{say('table.closed.log')}</summary>
          <pre>{log}</pre>
          <p>{say('table.rescue.holds')}</p>
          <button type="button" className="button" onClick={() => rescue(log)}>
            {say('table.rescue.save')}
          </button>
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
