import { isLevel, USUAL } from '@sternentisch/bots/levels'
import { endingOf, type Listing, type RatingNow, type Tally } from '@sternentisch/wire'
import { modeOf } from '../../table/names.ts'
import type { Speech } from '../../text/index.ts'
import { Bar, type BarRow, Bars, playedOf, summed } from './bars.tsx'
import { Rating } from './rating.tsx'

interface Props {
  readonly game: string
  /** The latest of them. */
  readonly matches: readonly Listing[]
  readonly tallies: readonly Tally[]
  /** Where rated matches were played. */
  readonly rating: RatingNow | undefined
  readonly speech: Speech
}

const LATEST = 12

/** One game: a bar of won, drawn and lost, the latest as marks (full is won, a ring lost, half drawn), and how each mode, deck and opponent went. */
export function Share({ game, matches, tallies, rating, speech }: Props) {
  const { say } = speech
  const counts = summed(tallies)
  const n = playedOf(counts)
  const modes = rowsBy(tallies, ({ mode }) => mode && modeOf({ game, options: { mode } }, speech))
  const levels = rowsBy(tallies, ({ level }) =>
    level === null
      ? say('lobby.account.people')
      : say('lobby.account.bot', { level: say(`home.new.level.${isLevel(level) ? level : USUAL}`) }),
  )
  const decks = rowsBy(
    tallies,
    ({ deck }) =>
      deck && (speech.find(`${game}.option.${deck.option}.${deck.value}`) ?? say('home.new.list.own')),
  )
  return (
    <article className="share" data-game={game}>
      <h3 className="title" data-game={game}>
        {say(`home.game.${game}`)}
      </h3>
      {rating && <Rating rating={rating} speech={speech} />}
      <p className="unseen">{say('lobby.account.share', counts)}</p>
      <Bar counts={counts} most={n} />
      <p className="marks" aria-hidden="true">
        {matches
          .slice(0, LATEST)
          .reverse()
          .map((listing) => (
            <i key={listing.notice.table} className={endingOf(listing)} />
          ))}
        <span>{say('lobby.account.played', { n })}</span>
      </p>
      <Bars heading={say('lobby.account.byMode')} rows={modes} speech={speech} />
      <Bars heading={say('lobby.account.byDeck')} rows={decks} speech={speech} />
      <Bars heading={say('lobby.account.byOpponent')} rows={levels} speech={speech} />
    </article>
  )
}

/** A row for each name, the most played first; what has no name is in none. */
function rowsBy(tallies: readonly Tally[], nameOf: (tally: Tally) => string | null): readonly BarRow[] {
  const names = new Set(tallies.map(nameOf).filter((name) => name !== null))
  return [...names]
    .map((name) => ({ name, counts: summed(tallies.filter((tally) => nameOf(tally) === name)) }))
    .sort((one, other) => playedOf(other.counts) - playedOf(one.counts))
}
