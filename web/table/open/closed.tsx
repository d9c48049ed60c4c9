import type { Refusal } from '@sternentisch/kernel'
import { goesOn } from '../../matches/running.ts'
import { useUnkept } from '../../matches/store.ts'
import { Brand } from '../../shell/brand.tsx'
import { useSpeech } from '../../shell/speech.ts'
import { refuse } from '../../text/refuse.ts'
import { RescueButton } from '../strip/rescue-button.tsx'
import type { OpenGame } from './open-game.ts'
import { WhyUnread } from './why-unread.tsx'
import '../table.css'

interface Props {
  readonly refusal: Refusal | null
  readonly opened?: OpenGame | null
  /** As it is kept on this device. */
  readonly log?: string | null
}

/** Refusals that quote what somebody may have played face-down. */
const QUOTING = new Set(['log.move', 'log.colon', 'log.header', 'log.late'])

/** While a match runs, no word of its log is shown: not the one that is wrong either. */
function unquoted(refusal: Refusal): Refusal {
  if (QUOTING.has(refusal.code)) return refuse('table.closed.line', { line: refusal.params.line })
  return refusal.because && QUOTING.has(refusal.because.code) ? unquoted(refusal.because) : refusal
}

/** A match that is not there, or cannot be read: what is known of it, and a way on. Nothing is deleted. */
export function Closed({ refusal, opened = null, log = null }: Props) {
  const speech = useSpeech()
  const { say } = speech
  const unkept = useUnkept()
  const running = log !== null && goesOn(log)
  return (
    <section className="page closed">
      <Brand />
      <h1 tabIndex={-1}>{say(refusal ? 'table.closed.broken' : 'table.closed.missing')}</h1>
      {refusal ? (
        <WhyUnread
          refusal={running ? unquoted(refusal) : refusal}
          opened={opened}
          onAdded={() => location.reload()}
        />
      ) : (
        <p className="lead">{say(unkept === 'forbidden' ? 'home.unkept.forbidden' : 'table.closed.here')}</p>
      )}
      {log !== null && (
        <>
          {!running && (
            <details>
              <summary>{say('table.closed.log')}</summary>
              <pre>{log}</pre>
            </details>
          )}
          <p>{say('table.rescue.holds')}</p>
          <RescueButton lost={log} speech={speech} />
        </>
      )}
      <p>
        <a className="button main" href="#/">
          {say('table.home')}
        </a>
      </p>
    </section>
  )
}
