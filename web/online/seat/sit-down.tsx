import type { Notice } from '@sternentisch/wire'
import type { FollowedTable } from '@sternentisch/wire/client'
import { Suspense } from 'react'
import { worlds } from '../../home/worlds.ts'
import { Brand } from '../../shell/brand.tsx'
import { Langs } from '../../shell/langs.tsx'
import { addressOf } from '../../shell/router.ts'
import { Commitment } from '../invite/commitment.tsx'
import { hostOf } from '../listing-words.ts'
import { NameField } from '../name-field.tsx'
import { Star } from '../star.tsx'
import { useLoaded } from '../use-loaded.ts'
import { useOnlineSpeech } from '../words.ts'
import { Bring } from './bring.tsx'
import { Chairs } from './chairs.tsx'
import { OwnCards } from './own-cards.tsx'
import { Terms } from './terms.tsx'
import { useSitting } from './use-sitting.ts'
import './seat.css'

interface Props {
  readonly followed: FollowedTable
  readonly notice: Notice
}

/** The invitation as a friend sees it: who, what, under which conditions, and one button. */
export function SitDown({ followed, notice }: Props) {
  const loaded = useLoaded(notice.game, notice.cards)
  const speech = useOnlineSpeech(loaded?.text)
  const { say, explain } = speech
  const { introducing, seat, brings, busy, ready, lost, refusal, bring, sit } = useSitting(notice, loaded)
  const world = worlds.find(({ id }) => id === notice.game)
  const host = hostOf(notice)

  return (
    <form className="seat-page" data-game={notice.game} onSubmit={(event) => void sit(event)} noValidate>
      <header className="seat-hero">
        <div className="window" aria-hidden="true">
          <Suspense>{world && <world.Picture />}</Suspense>
        </div>
        <div className="seat-top">
          <Brand />
          <Langs />
        </div>
        {host && (
          <p className="host">
            <Star colour={host.colour} /> <span>{say('lobby.seat.invites', { name: host.name })}</span>
          </p>
        )}
        <h1 className="title" data-game={notice.game}>
          {say(`home.game.${notice.game}`)}
        </h1>
      </header>
      <div className="seat-body">
        <p className="line">{say(`home.line.${notice.game}`)}</p>
        <Terms game={loaded?.game ?? null} notice={notice} speech={speech} />
        {notice.cards && <OwnCards game={notice.game} hash={notice.cards} speech={speech} />}
        <Chairs notice={notice} here={followed.here} mine={seat} speech={speech} />
        <NameField introducing={introducing} label={say('lobby.seat.name')} speech={speech} />
        {loaded && brings && (
          <Bring
            game={loaded.game}
            rule={brings.rule}
            options={notice.options}
            value={brings.deck}
            speech={speech}
            onChange={bring}
          />
        )}
        <p role="alert" className="wrong">
          {refusal && explain(refusal)}
        </p>
        <button type="submit" className="button play" aria-disabled={!ready}>
          {say(busy ? 'lobby.seat.busy' : 'lobby.seat.sit')}
        </button>
        <p className="unseen" role="status">
          {lost && say('lobby.connection.lost')}
        </p>
        {lost && <p className="lost-line">{say('lobby.connection.lost')}</p>}
        <p className="seat-ways">
          <a href={addressOf({ name: 'rules', game: notice.game, rule: null })}>{say('home.way.rules')}</a>
          <a href={addressOf({ name: 'lessons', game: notice.game })}>{say('home.way.lessons')}</a>
        </p>
        <Commitment hash={notice.commitment} speech={speech} />
      </div>
    </form>
  )
}
