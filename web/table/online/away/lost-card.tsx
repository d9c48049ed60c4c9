import type { Line } from '@sternentisch/wire/client'
import { useState } from 'react'
import { addressOf } from '../../../shell/router.ts'
import type { Speech } from '../../../text/index.ts'
import { TableIcon } from '../../icons.tsx'

/** What is safe while the line is lost. It lies over the foot of the board and lets one look around. */
export function LostCard({
  seconds,
  line,
  table,
  lastMove,
  speech,
}: {
  readonly seconds: number
  readonly line: Line
  readonly table: string
  /** The last move that is stored, in words; null before the first. */
  readonly lastMove: string | null
  readonly speech: Speech
}) {
  const { say } = speech
  // The bar goes on saying that the line is lost; the next time it is another card.
  const [put, setPut] = useState(false)
  if (put) return null
  const unsent = line.unanswered(table).some((act) => act.do === 'move')
  return (
    <section className="lost-card" aria-labelledby="lost-title">
      <button type="button" className="button plain lost-close" onClick={() => setPut(true)}>
        <TableIcon name="close" />
        <span className="unseen">{say('table.close')}</span>
      </button>
      <svg viewBox="0 0 80 80" aria-hidden="true">
        {[36, 29, 22, 15].map((r, at) => (
          <circle
            key={r}
            cx="40"
            cy="40"
            r={r}
            strokeDasharray={`${r * 1.1} ${r * 0.9}`}
            strokeDashoffset={at * 17}
          />
        ))}
        <path d="M40 32l2 6 6 2-6 2-2 6-2-6-6-2 6-2Z" />
      </svg>
      <h2 id="lost-title" role="status">
        {say('at.lost.title')}
      </h2>
      <p>{say('at.lost.for', { n: seconds })}</p>
      <ul>
        <li>{lastMove === null ? say('at.lost.safe') : say('at.lost.stored', { move: lastMove })}</li>
        <li>{say(unsent ? 'at.lost.unsent' : 'at.lost.look')}</li>
      </ul>
      <div className="lost-buttons">
        <button type="button" className="button main" onClick={() => line.wake()}>
          {say('at.lost.try')}
        </button>
        <a className="button" href={addressOf({ name: 'lobby' })}>
          {say('at.menu.lobby')}
        </a>
      </div>
    </section>
  )
}
