import type { Catalogues, Refusal } from '@sternentisch/kernel'
import { useSpeech } from '../shell/speech.ts'
import './table.css'

/** A match that is not there, or cannot be read: what is known of it, and a way on. Nothing is deleted. */
export function Closed({
  refusal,
  text,
  log,
}: {
  readonly refusal: Refusal | null
  readonly text?: Catalogues
  readonly log?: string
}) {
  const { say, explain } = useSpeech(text)
  return (
    <section className="page closed">
      <h1 tabIndex={-1}>{say(refusal ? 'table.closed.broken' : 'table.closed.missing')}</h1>
      <p className="lead">{refusal ? explain(refusal) : say('table.closed.here')}</p>
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
