import type { Listing, RatingNow } from '@sternentisch/wire'
import type { Speech } from '../../text/index.ts'
import { type Ending, endingOf } from '../listing-words.ts'
import { Rating } from './rating.tsx'

interface Props {
  readonly game: string
  readonly matches: readonly Listing[]
  /** Where rated matches were played. */
  readonly rating: RatingNow | undefined
  readonly speech: Speech
}

const LATEST = 12

/** One game: a bar of won, drawn and lost, and the latest as marks; full is won, a ring lost, half drawn. */
export function Share({ game, matches, rating, speech }: Props) {
  const { say } = speech
  const endings = matches.map(endingOf)
  const count = (ending: Ending): number => endings.filter((each) => each === ending).length
  const [won, drawn, lost] = [count('won'), count('drawn'), count('lost')]
  const all = Math.max(1, matches.length)
  return (
    <article className="share" data-game={game}>
      <h3 className="title" data-game={game}>
        {say(`home.game.${game}`)}
      </h3>
      {rating && <Rating rating={rating} speech={speech} />}
      <p className="unseen">{say('lobby.account.share', { won, drawn, lost })}</p>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect className="none" width="100" height="8" />
        <rect className="won" width={(100 * won) / all} height="8" />
        <rect className="drawn" x={(100 * won) / all} width={(100 * drawn) / all} height="8" />
      </svg>
      <p className="marks" aria-hidden="true">
        {matches
          .slice(0, LATEST)
          .reverse()
          .map((listing) => (
            <i key={listing.notice.table} className={endingOf(listing)} />
          ))}
        <span>{say('lobby.account.played', { n: matches.length })}</span>
      </p>
    </article>
  )
}
