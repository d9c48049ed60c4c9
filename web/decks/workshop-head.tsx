import { gameWord } from '@sternentisch/kernel'
import { addressOf } from '../shell/router.ts'
import type { Speech } from '../text/index.ts'
import type { KeptDeck } from './kept-deck.ts'
import { deckGames } from './open-decks.ts'

interface WorkshopHeadProps {
  readonly game: string
  /** The one that is being built. */
  readonly deck: KeptDeck | undefined
  readonly speech: Speech
}

/** The games that have decks, and the ways to paper and to the card sets. */
export function WorkshopHead({ game, deck, speech }: WorkshopHeadProps) {
  const { say } = speech
  return (
    <header className="panes-head">
      <h1 className="unseen">{say('decks.heading', { game: gameWord(speech, game, 'name') })}</h1>
      <nav className="cards-games" aria-label={say('gallery.games')}>
        {deckGames.map((id) => (
          <a
            key={id}
            href={addressOf({ name: 'decks', game: id, deck: null })}
            aria-current={id === game ? 'page' : undefined}
          >
            <span className="title" data-game={id}>
              {say(`home.game.${id}`)}
            </span>
          </a>
        ))}
      </nav>
      <a
        className="button"
        // The deck goes along whatever is in it; if that is nothing, the page says so.
        href={addressOf({ name: 'print', game, set: deck?.set ?? null, ...(deck && { deck: deck.id }) })}
      >
        {say('gallery.print')}
      </a>
      <a className="button" href={addressOf({ name: 'sets', game, set: null, at: null })}>
        {say('gallery.sets')}
      </a>
    </header>
  )
}
