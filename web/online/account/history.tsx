import type { Listing } from '@sternentisch/wire'
import { useState } from 'react'
import { ago } from '../../home/match-words.ts'
import { worlds } from '../../home/worlds.ts'
import { addressOf } from '../../shell/router.ts'
import { Segmented } from '../../shell/segmented.tsx'
import type { Speech } from '../../text/index.ts'
import { type Ending, endingOf, titleOf } from '../listing-words.ts'
import { Stamp } from '../stamp.tsx'
import { useNow } from '../use-now.ts'
import { useMine } from '../use-standing.ts'
import { useRatings } from './rating.tsx'
import { Share } from './share.tsx'

type Filter = 'all' | Ending

/** What was played to its end: how often it went which way, and each match with its replay. */
export function History({ accounts, speech }: { readonly accounts: boolean; readonly speech: Speech }) {
  const { say } = speech
  const { listings } = useMine()
  const now = useNow(60_000)
  const ratings = useRatings(accounts)
  const [filter, setFilter] = useState<Filter>('all')
  const over = (listings ?? []).filter(({ notice }) => notice.state === 'over')
  const shown = over.filter((listing) => filter === 'all' || endingOf(listing) === filter)
  return (
    <section className="history" aria-labelledby="history">
      <div className="shares">
        {worlds.map(({ id }) => (
          <Share
            key={id}
            rating={ratings.get(id)}
            game={id}
            matches={over.filter(({ notice }) => notice.game === id)}
            speech={speech}
          />
        ))}
      </div>
      <header>
        <h2 id="history">{say('lobby.account.history')}</h2>
        {over.length > 0 && (
          <Segmented<Filter>
            hideLabel
            label={say('lobby.account.filter')}
            values={['all', 'won', 'lost', 'drawn']}
            value={filter}
            nameOf={(each) => say(`lobby.account.${each}`)}
            onChange={setFilter}
          />
        )}
      </header>
      {listings && over.length === 0 && (
        <p className="empty">
          {say('lobby.account.history.none')}{' '}
          <a href={addressOf({ name: 'lobby' })}>{say('lobby.account.history.first')}</a>
        </p>
      )}
      <ul>
        {shown.map((listing) => (
          <Row key={listing.notice.table} listing={listing} now={now} speech={speech} />
        ))}
      </ul>
    </section>
  )
}

interface RowProps {
  readonly listing: Listing
  readonly now: number
  readonly speech: Speech
}

function Row({ listing, now, speech }: RowProps) {
  const { say, lang } = speech
  const { notice, result, stirred } = listing
  const ending = endingOf(listing)
  return (
    <li>
      <Stamp game={notice.game} />
      <span>
        <b>{titleOf(listing, speech)}</b>
        <small>
          {[result?.by ? null : result?.scores.join(' : '), ago(stirred, now, lang)]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      <span className={`ending ${ending}`}>{say(`lobby.account.${ending}`)}</span>
      <a className="button" href={addressOf({ name: 'at', table: notice.table })}>
        {say('lobby.account.replay')}
        <span className="unseen">{titleOf(listing, speech)}</span>
      </a>
    </li>
  )
}
