import type { DeckCounts, ShownCard } from '@sternentisch/grammar'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import { FiltersPanel } from '../cards/filters-panel.tsx'
import { cardsWith, type Filters, haystacks, shelvesOf } from '../cards/find.ts'
import { onGridKey } from '../cards/grid-keys.ts'
import { wordsIn } from '../learn/search.ts'
import type { Speech } from '../text/index.ts'
import { dragsCard, takesCards } from './drag.ts'
import type { OpenDecks } from './open-decks.ts'

interface PoolProps {
  readonly opened: OpenDecks
  readonly counts: DeckCounts
  readonly speech: Speech
  onChange(card: string, by: 1 | -1): void
}

/** The cards that may be in a deck: a click, a drag or Enter adds one, Delete takes one away. */
export function Pool({ opened, counts, speech, onChange }: PoolProps) {
  const { collection, building, wishes, text, file } = opened
  const [search, setSearch] = useState('')
  const [filters, setFilters] = useState<Filters>({})
  const words = wordsIn(useDeferredValue(search))
  const stacks = useMemo(() => {
    const cards = collection.cardsIn(file).filter(({ id }) => building.mostOf(id, wishes) > 0)
    return haystacks(cards, collection, text)
  }, [collection, building, wishes, text, file])
  const shelves = shelvesOf(cardsWith(stacks, words, filters), collection)
  const [first] = shelves[0]?.cards ?? []
  return (
    <section
      className="decks-pool"
      aria-label={speech.say('decks.pool')}
      {...takesCards('deck', (card) => onChange(card, -1))}
    >
      {/* It stays in sight beside its own deck, and never beyond it: that takes a box of its own. */}
      <div className="decks-shelf">
        <h2>{speech.say('decks.pool')}</h2>
        <input
          className="field"
          type="search"
          value={search}
          aria-label={speech.say('gallery.search')}
          placeholder={speech.say('gallery.example')}
          onChange={({ target }) => setSearch(target.value)}
        />
        <FiltersPanel {...{ collection, stacks, words, filters, speech }} onChange={setFilters} folded />
        {!first && <p>{speech.say('gallery.none')}</p>}
        <div className="cards-grid" data-cards="">
          {shelves.map(({ value, cards }) => (
            <section key={value.id} aria-label={value.name(speech)}>
              <h3>{value.name(speech)}</h3>
              <ul>
                {cards.map((card) => (
                  <PoolCard
                    key={card.id}
                    {...{ card, speech, onChange }}
                    n={counts[card.id] ?? 0}
                    most={building.mostOf(card.id, wishes)}
                    stop={card === first}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </section>
  )
}

interface PoolCardProps {
  readonly card: ShownCard
  readonly n: number
  readonly most: number
  readonly stop: boolean
  readonly speech: Speech
  onChange(card: string, by: 1 | -1): void
}

const PoolCard = ({ card, n, most, stop, speech, onChange }: PoolCardProps) => {
  const { say } = speech
  // A card that can be in a deck once is put in and out by clicks; of others, whoever clicks fast is not to lose one.
  const by = n < most ? 1 : most === 1 ? -1 : 0
  const does = { 1: 'decks.more', '-1': 'decks.less', 0: 'decks.all' } as const
  const label = say(does[by], { card: card.name(speech) })
  return (
    <li data-in={n > 0 ? '' : undefined}>
      <button
        type="button"
        data-card={card.id}
        tabIndex={stop ? 0 : -1}
        aria-label={`${label}, ${say('decks.copies', { n, most })}`}
        aria-disabled={by === 0 || undefined}
        {...dragsCard(card.id, 'pool')}
        onKeyDown={(event) => {
          if (event.key === 'Delete' || event.key === 'Backspace') onChange(card.id, -1)
          else onGridKey(event)
        }}
        onClick={() => by !== 0 && onChange(card.id, by)}
      >
        <Drawing card={card} speech={speech} />
        <span className="decks-copies">{say('decks.copies', { n, most })}</span>
      </button>
    </li>
  )
}

const Drawing = memo(({ card, speech }: { readonly card: ShownCard; readonly speech: Speech }) => (
  <span aria-hidden="true" inert>
    {card.sides[0].draw(speech, 'small')}
  </span>
))
