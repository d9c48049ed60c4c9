import { isRefusal, type Refusal, type Seat } from '@sternentisch/kernel'
import type { Notice } from '@sternentisch/wire'
import type { FollowedTable } from '@sternentisch/wire/client'
import { type FormEvent, Suspense, useState } from 'react'
import { worlds } from '../../home/worlds.ts'
import { Brand } from '../../shell/brand.tsx'
import { Icon } from '../../shell/icons.tsx'
import { Langs } from '../../shell/langs.tsx'
import { addressOf } from '../../shell/router.ts'
import { modeOf } from '../../table/names.ts'
import { Commitment } from '../invite/commitment.tsx'
import { theLine } from '../line.ts'
import { hostOf } from '../listing-words.ts'
import { refreshMine } from '../mine.ts'
import { NameField } from '../name-field.tsx'
import { Star } from '../star.tsx'
import { clockWords, unusualWords } from '../table-words.ts'
import { useConnection } from '../use-followed.ts'
import { useIntroduction } from '../use-introduction.ts'
import { useLoaded } from '../use-loaded.ts'
import { useOnlineSpeech } from '../words.ts'
import { Bring } from './bring.tsx'
import { Chairs } from './chairs.tsx'
import { OwnCards } from './own-cards.tsx'
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
  const introducing = useIntroduction()
  const connection = useConnection()
  const [deck, setDeck] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [busy, setBusy] = useState(false)

  const world = worlds.find(({ id }) => id === notice.game)
  const host = hostOf(notice)
  const seat = notice.chairs.findIndex((chair, at) => chair.for === 'person' && notice.sitters[at] === null)
  const brings = loaded?.game.options.rules.find(({ id }) => id === notice.brings[seat])
  const mode = modeOf(notice, speech)
  const unusual = loaded ? unusualWords(loaded.game, notice, speech) : []

  const sit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (busy || !introducing.fits) return
    setBusy(true)
    const me = await introducing.settle()
    const brought = brings ? (deck ?? String(brings.default)) : null
    const refused = isRefusal(me)
      ? me
      : await theLine().act(notice.table, { do: 'sit', seat: seat as Seat, deck: brought })
    setBusy(false)
    setRefusal(refused)
    if (!refused) void refreshMine()
  }

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
        <ul className="meta">
          {mode && (
            <li>
              <Icon name="players" />
              {mode}
            </li>
          )}
          <li>
            <Icon name="clock" />
            {clockWords(notice.clock, speech)}
          </li>
          {notice.rated && (
            <li>
              <Icon name="tick" />
              {say('lobby.rated')}
            </li>
          )}
        </ul>
        {unusual.length > 0 && <p className="unusual">{unusual.join(' · ')}</p>}
        {notice.cards && <OwnCards hash={notice.cards} speech={speech} />}
        <Chairs notice={notice} here={followed.here} mine={seat} speech={speech} />
        <NameField introducing={introducing} label={say('lobby.seat.name')} speech={speech} />
        {loaded && brings && (
          <Bring
            game={loaded.game}
            rule={brings}
            options={notice.options}
            value={deck ?? String(brings.default)}
            speech={speech}
            onChange={setDeck}
          />
        )}
        <p role="alert" className="wrong">
          {refusal && explain(refusal)}
        </p>
        <button type="submit" className="button play" aria-disabled={busy || connection !== 'open'}>
          {say(busy ? 'lobby.seat.busy' : 'lobby.seat.sit')}
        </button>
        <p className="unseen" role="status">
          {connection === 'lost' && say('lobby.connection.lost')}
        </p>
        {connection === 'lost' && <p className="lost-line">{say('lobby.connection.lost')}</p>}
        <p className="seat-ways">
          <a href={addressOf({ name: 'rules', game: notice.game, rule: null })}>{say('home.way.rules')}</a>
          <a href={addressOf({ name: 'lessons', game: notice.game })}>{say('home.way.lessons')}</a>
        </p>
        <Commitment hash={notice.commitment} speech={speech} />
      </div>
    </form>
  )
}
