import type { Listing } from '@sternentisch/wire'
import { Suspense } from 'react'
import { ago } from '../../home/match-words.ts'
import { worlds } from '../../home/worlds.ts'
import { Icon } from '../../shell/icons.tsx'
import { addressOf } from '../../shell/router.ts'
import { modeOf } from '../../table/names.ts'
import { titleOf } from '../listing-words.ts'
import { Star } from '../star.tsx'
import { spanWords } from '../table-words.ts'
import { useOnlineSpeech } from '../words.ts'
import { useGlance } from './glance.ts'
import { sinceMyMove } from './since.ts'

interface Props {
  readonly listing: Listing
  readonly now: number
}

/** A match that waits for me: the board as it lies, who plays, what happened, and one button. */
export function TurnCard({ listing, now }: Props) {
  const { notice, viewer, stirred, runsOut } = listing
  const glance = useGlance(listing)
  const speech = useOnlineSpeech(glance?.opened.text)
  const { say } = speech
  const World = worlds.find(({ id }) => id === notice.game)?.Picture
  const Thumbnail = glance?.opened.board.Thumbnail
  const since = glance ? sinceMyMove(glance, speech) : []
  const asking = notice.ask && notice.ask.seat !== viewer ? notice.sitters[notice.ask.seat] : null
  const title = titleOf(listing, speech)
  const mode = glance && modeOf(notice, speech)
  return (
    <article className="turn-card" data-game={notice.game} aria-label={title}>
      <div className="view" aria-hidden="true" inert>
        {Thumbnail && glance ? (
          <div className="thumbnail">
            <Thumbnail view={glance.seen.rest.view} speech={speech} />
          </div>
        ) : (
          <Suspense>{World && <World />}</Suspense>
        )}
      </div>
      <p className="chips">
        <span className="turn">
          {asking ? say('lobby.asks', { name: asking.name }) : say('lobby.yourTurn')}
        </span>
        {runsOut !== null && (
          <span>
            <Icon name="clock" />
            {say('lobby.left', { span: spanWords(runsOut - now, speech) })}
          </span>
        )}
      </p>
      <h3>
        <span className="title" data-game={notice.game}>
          {say(`home.game.${notice.game}`)}
        </span>{' '}
        {mode && <small>{mode}</small>}
      </h3>
      <ul className="against">
        {notice.sitters.map(
          (sitter, seat) =>
            sitter &&
            seat !== viewer && (
              <li key={'ABCD'[seat]}>
                <Star colour={sitter.colour} size={26} />
                {sitter.name}
              </li>
            ),
        )}
      </ul>
      <div className="since">
        <p>
          {since.length > 0
            ? say('lobby.since')
            : say('lobby.stirred', { when: ago(stirred, now, speech.lang) })}
        </p>
        {since.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
      <a
        className="button play"
        href={addressOf({ name: 'at', table: notice.table })}
        aria-label={say('lobby.continue.match', { match: title })}
      >
        {say('lobby.continue')}
        <Icon name="onward" />
      </a>
    </article>
  )
}
