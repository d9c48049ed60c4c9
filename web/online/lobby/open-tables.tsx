import type { Listing } from '@sternentisch/wire'
import { addressOf } from '../../shell/router.ts'
import { modeOf } from '../../table/names.ts'
import type { Speech } from '../../text/index.ts'
import { freeChairs, hostOf } from '../listing-words.ts'
import { Stamp } from '../stamp.tsx'
import { Star } from '../star.tsx'
import { clockWords } from '../table-words.ts'

interface Props {
  readonly listings: readonly Listing[] | null
  readonly speech: Speech
}

/** Tables that anybody may sit down at, and matches that anybody may watch. */
export function OpenTables({ listings, speech }: Props) {
  const { say } = speech
  return (
    <section className="open-tables" aria-labelledby="open-tables">
      <header>
        <h2 id="open-tables">{say('lobby.tables')}</h2>
        <p>{say('lobby.tables.why')}</p>
      </header>
      {listings === null && <Skeletons />}
      {listings?.length === 0 && <p className="empty">{say('lobby.tables.none')}</p>}
      <ul>
        {listings?.map((listing) => (
          <Row key={listing.notice.table} listing={listing} speech={speech} />
        ))}
      </ul>
    </section>
  )
}

/** Where lines will stand; they appear late, so that a quick answer does not flicker. */
const Skeletons = () => (
  <div className="skeletons" aria-hidden="true">
    <i />
    <i />
    <i />
  </div>
)

function Row({ listing, speech }: { readonly listing: Listing; readonly speech: Speech }) {
  const { say } = speech
  const { notice, viewer, moves } = listing
  const host = hostOf(notice)
  const all = notice.chairs.length
  const taken = all - freeChairs(notice)
  const open = notice.state === 'open'
  const deed = say(viewer !== 'audience' ? 'lobby.tables.look' : open ? 'lobby.seat.sit' : 'lobby.watch.do')
  const brings = notice.brings.some((each) => each !== null)
  return (
    <li>
      <span className="what">
        <Stamp game={notice.game} />
        <span>
          <b>{say(`home.game.${notice.game}`)}</b>
          <small>{modeOf(notice, speech)}</small>
        </span>
      </span>
      <span className="who">
        {host && (
          <>
            <Star colour={host.colour} />
            {host.name}
          </>
        )}
      </span>
      <span className="how">
        {open
          ? notice.cards
            ? say('lobby.cards.own')
            : brings
              ? say('lobby.tables.deck')
              : say('lobby.cards.usual')
          : say('lobby.tables.running', { n: moves })}
      </span>
      <span className="time">{clockWords(notice.clock, speech)}</span>
      <span className="taken">
        <span aria-hidden="true">
          {notice.chairs.map((chair, seat) => (
            <i
              key={'ABCD'[seat]}
              className={notice.sitters[seat] ? (chair.for === 'bot' ? 'bot' : 'full') : undefined}
            />
          ))}
        </span>
        <span className="unseen">{say('lobby.tables.seats', { n: taken, all })}</span>
      </span>
      <a
        className="button"
        href={addressOf({ name: 'at', table: notice.table })}
        aria-label={`${deed}: ${say(`home.game.${notice.game}`)}, ${host?.name ?? ''}`}
      >
        {deed}
      </a>
    </li>
  )
}
