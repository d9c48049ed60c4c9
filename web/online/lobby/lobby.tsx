import { useEffect } from 'react'
import { worlds } from '../../home/worlds.ts'
import { addressOf } from '../../shell/router.ts'
import { refreshMine, waitsForMe } from '../mine.ts'
import { useNow } from '../use-now.ts'
import { useMine } from '../use-standing.ts'
import { useOnlineSpeech } from '../words.ts'
import { CodeEntry } from './code-entry.tsx'
import { waitsHeading, waitsLead } from './heading.ts'
import { endedHow, waitsFor } from './mine-words.ts'
import { NotifySwitch } from './notify-switch.tsx'
import { OpenTables } from './open-tables.tsx'
import { Quick } from './quick.tsx'
import { Rows } from './rows.tsx'
import { TurnCard } from './turn-card.tsx'
import { useGameWords } from './use-game-words.ts'
import { useTables } from './use-tables.ts'
import './lobby.css'
import './turn-card.css'
import './quick.css'

const LATELY = 4

/** Who waits for whom: my matches first, then somebody new. */
export function Lobby() {
  const { listings, failed } = useMine()
  const tables = useTables()
  const words = useGameWords(
    [...(listings ?? []), ...(tables.listings ?? [])].map(({ notice }) => notice.game),
  )
  const speech = useOnlineSpeech(words)
  const { say } = speech
  const now = useNow()
  useEffect(() => void refreshMine(), [])
  const mine = listings ?? []
  const waiting = mine.filter(waitsForMe)
  const running = mine.filter(({ notice }) => notice.state === 'open' || notice.state === 'running')
  const others = running.filter((listing) => !waiting.includes(listing))
  const over = mine.filter(({ notice }) => notice.state === 'over').slice(0, LATELY)
  const beside = others.length + over.length > 0
  return (
    <section className="lobby">
      <header className="lobby-top">
        <div>
          <h1>{waitsHeading(waiting.length, speech)}</h1>
          <p>{waitsLead(waiting, others.length, now, speech)}</p>
        </div>
        <CodeEntry speech={speech} />
        <details className="set-up">
          <summary className="button main">{say('lobby.setUp')}</summary>
          <ul aria-label={say('lobby.choose')}>
            {worlds.map(({ id }) => (
              <li key={id}>
                <a className="title" data-game={id} href={addressOf({ name: 'open', game: id })}>
                  {say(`home.game.${id}`)}
                </a>
              </li>
            ))}
          </ul>
        </details>
      </header>
      {(failed ?? tables.failed) && (
        <p className="stale" role="status">
          {say('lobby.stale')}
        </p>
      )}
      {(waiting.length > 0 || beside) && (
        <div className={beside ? 'lobby-mine' : 'lobby-mine alone'}>
          <section aria-label={say('lobby.yourTurn')}>
            {waiting.length > 0 && <h2>{say('lobby.yourTurn')}</h2>}
            <div className="turn-cards">
              {waiting.map((listing) => (
                <TurnCard key={listing.notice.table} listing={listing} now={now} />
              ))}
            </div>
          </section>
          {beside && (
            <div>
              {others.length > 0 && (
                <Rows
                  heading={say('lobby.others')}
                  listings={others}
                  speech={speech}
                  words={(listing) => waitsFor(listing, now, speech)}
                />
              )}
              {over.length > 0 && (
                <Rows
                  heading={say('lobby.over')}
                  listings={over}
                  speech={speech}
                  words={(listing) => endedHow(listing, speech)}
                />
              )}
            </div>
          )}
        </div>
      )}
      <Quick speech={speech} />
      <OpenTables listings={tables.listings} speech={speech} />
      {mine.length > 0 && <NotifySwitch speech={speech} />}
    </section>
  )
}
