import {
  type Ending,
  endingOf,
  type Listing,
  type Me,
  type History as Played,
  type RatingNow,
} from '@sternentisch/wire'
import { useState } from 'react'
import { ago } from '../../home/match-words.ts'
import { worlds } from '../../home/worlds.ts'
import { addressOf } from '../../shell/router.ts'
import { Segmented } from '../../shell/segmented.tsx'
import { modeOf } from '../../table/names.ts'
import type { Speech } from '../../text/index.ts'
import { titleOf } from '../listing-words.ts'
import { useGameWords } from '../lobby/use-game-words.ts'
import { Stamp } from '../stamp.tsx'
import { useAnswer } from '../use-answer.ts'
import { useNow } from '../use-now.ts'
import { useOnlineSpeech } from '../words.ts'
import { Share } from './share.tsx'

type Filter = 'all' | Ending

/** What was played to its end: how often it went which way, and each of the latest matches with its replay. */
export function History({ me }: { readonly me: Me }) {
  const { answer: history, failed } = useAnswer<Played>('history', me.id)
  const { answer: ratings } = useAnswer<readonly RatingNow[]>('ratings', me.id)
  const { matches = [], tallies = [] } = history ?? {}
  const speech = useOnlineSpeech(useGameWords(tallies.map(({ game }) => game)))
  const { say } = speech
  const now = useNow(60_000)
  const [filter, setFilter] = useState<Filter>('all')
  const shown = matches.filter((listing) => filter === 'all' || endingOf(listing) === filter)
  return (
    <section className="history" aria-labelledby="history">
      {failed && (
        <p className="wrong" role="alert">
          {speech.explain(failed)}
        </p>
      )}
      <div className="shares">
        {worlds.map(({ id }) => (
          <Share
            key={id}
            rating={ratings?.find(({ game }) => game === id)}
            game={id}
            matches={matches.filter(({ notice }) => notice.game === id)}
            tallies={tallies.filter(({ game }) => game === id)}
            speech={speech}
          />
        ))}
      </div>
      <header>
        <h2 id="history">{say('lobby.account.history')}</h2>
        {matches.length > 0 && (
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
      {history && matches.length === 0 && (
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
  const score = result?.by ? null : result?.scores.join(' : ')
  const ending = endingOf(listing)
  return (
    <li>
      <Stamp game={notice.game} />
      <span>
        <b>{titleOf(listing, speech)}</b>
        <small>{[modeOf(notice, speech), score, ago(stirred, now, lang)].filter(Boolean).join(' · ')}</small>
      </span>
      <span className={`went ${ending}`}>{say(`lobby.account.${ending}`)}</span>
      <a className="button" href={addressOf({ name: 'at', table: notice.table, look: 'replay' })}>
        {say('lobby.account.replay')}
        <span className="unseen">{titleOf(listing, speech)}</span>
      </a>
    </li>
  )
}
