import type { ShownCard } from '@sternentisch/grammar'
import { gameWord } from '@sternentisch/kernel'
import { useDeferredValue, useMemo } from 'react'
import { wordsIn } from '../learn/search.ts'
import type { Place } from '../shell/router.ts'
import { FiltersPanel } from './filters-panel.tsx'
import { cardsWith, haystacks, shelvesOf } from './find.ts'
import { GalleryHead } from './gallery-head.tsx'
import { Grid } from './grid.tsx'
import { Inspector } from './inspector.tsx'
import { NoneFits } from './none-fits.tsx'
import type { OpenCollection } from './open-collection.ts'
import { usePlaceKeys } from './use-place-keys.ts'
import { useSought } from './use-sought.ts'
import { useGallerySpeech } from './words.ts'
import '../learn/figure-table.css'
import './panes.css'
import './gallery.css'
import './inspector.css'

interface GalleryProps {
  readonly opened: OpenCollection
  readonly place: Extract<Place, { name: 'cards' }>
  /** A set of one's own; null for the one that ships with the game. */
  readonly set: GallerySet | null
}

export interface GallerySet {
  /** As the address names it. */
  readonly id: string
  readonly name: string
  /** Null if there is no such set. */
  readonly cards: readonly ShownCard[] | null
}

/** Every card of a game: what is searched for, in shelves, and one of them large. */
export function Gallery({ opened, place, set: wanted }: GalleryProps) {
  const { card } = place
  const { game, text, collection } = opened
  const speech = useGallerySpeech(text)
  const { say } = speech
  const own = wanted?.cards ?? null
  const set = wanted && own ? wanted.id : null
  const { search, setSearch, filters, setFilters, sought, clear, isSeeking } = useSought(
    place,
    collection.facets,
  )
  const words = wordsIn(useDeferredValue(search))
  const all = useMemo(() => own ?? collection.cardsIn(), [collection, own])
  const stacks = useMemo(() => haystacks(all, collection, text), [all, collection, text])
  const found = cardsWith(stacks, words, filters)
  const shelves = shelvesOf(found, collection)
  const inOrder = shelves.flatMap((shelf) => shelf.cards)
  const picked = card === null ? null : (all.find(({ id }) => id === card) ?? null)
  const shown = picked ?? inOrder[0] ?? null
  const addressTo = (id: string | null): string => sought({ name: 'cards', game: game.id, card: id, set })
  const step = (by: 1 | -1): string | null => {
    const next = shown && inOrder[inOrder.indexOf(shown) + by]
    return next ? addressTo(next.id) : null
  }
  usePlaceKeys({
    onStep: (by) => {
      const next = step(by)
      if (next) location.hash = next
    },
    onClose: () => {
      if (picked) location.hash = addressTo(null)
    },
  })
  return (
    <div className="cards-place panes" data-chosen={picked ? '' : undefined}>
      <GalleryHead {...{ opened, search, speech }} set={own && wanted} onSearch={setSearch} />
      <div className="cards-unknown" role="alert">
        {card !== null && !picked && <p>{say('gallery.noCard', { card: card.slice(0, 40) })}</p>}
        {wanted !== null && set === null && <p>{say('gallery.noSet', { set: wanted.name })}</p>}
      </div>
      <FiltersPanel {...{ collection, stacks, words, filters, speech }} onChange={setFilters} />
      <section className="cards-all" aria-label={gameWord(speech, game.id, 'name')}>
        <p className="cards-found" role="status">
          {found.length === all.length
            ? say('gallery.all', { n: all.length })
            : say('gallery.found', { n: found.length, all: all.length })}
          {isSeeking && (
            <button type="button" className="button plain" onClick={clear}>
              {say('gallery.clear')}
            </button>
          )}
        </p>
        {found.length === 0 ? (
          <NoneFits {...{ collection, filters, search, speech }} />
        ) : (
          <Grid {...{ shelves, shown, speech, addressTo }} />
        )}
      </section>
      {shown && (
        <Inspector
          key={shown.id}
          {...{ opened, set, speech }}
          card={shown}
          chosen={picked !== null}
          ways={{ back: addressTo(null), previous: step(-1), next: step(1) }}
        />
      )}
    </div>
  )
}
