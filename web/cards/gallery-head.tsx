import { gameWord } from '@sternentisch/kernel'
import { addressOf } from '../shell/router.ts'
import type { Speech } from '../text/index.ts'
import type { GallerySet } from './gallery.tsx'
import { GameWays } from './game-ways.tsx'
import type { OpenCollection } from './open-collection.ts'
import { SetChoice } from './set-choice.tsx'
import { SEARCH } from './use-place-keys.ts'

interface GalleryHeadProps {
  readonly opened: OpenCollection
  readonly set: GallerySet | null
  readonly search: string
  readonly speech: Speech
  onSearch(search: string): void
}

/** The way to the other games, which set it is, and the search. */
export function GalleryHead({ opened: { game, cards }, set, search, speech, onSearch }: GalleryHeadProps) {
  const { say } = speech
  return (
    <header className="panes-head">
      <h1 className="unseen">{say('gallery.heading', { game: gameWord(speech, game.id, 'name') })}</h1>
      <GameWays current={game.id} place="cards" speech={speech} />
      <SetChoice {...{ set, speech }} game={game.id} />
      <search className="cards-search">
        <input
          id={SEARCH}
          className="field"
          type="search"
          value={search}
          aria-label={say('gallery.search')}
          placeholder={say('gallery.example')}
          onChange={({ target }) => onSearch(target.value)}
        />
        <kbd>/</kbd>
      </search>
      <a className="button" href={addressOf({ name: 'print', game: game.id, set: set?.id ?? null })}>
        {say('gallery.print')}
      </a>
      {/* Cards of some games are part of their rules. */}
      {cards && (
        <a className="button" href={addressOf({ name: 'sets', game: game.id, set: null, at: null })}>
          {say('gallery.sets')}
        </a>
      )}
    </header>
  )
}
