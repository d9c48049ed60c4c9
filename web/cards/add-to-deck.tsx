import { Suspense, use, useState } from 'react'
import { sizeOf, withCard } from '../decks/judge.ts'
import type { KeptDeck } from '../decks/kept-deck.ts'
import { openDecks } from '../decks/open-decks.ts'
import { deckShelf, decksFor, useStoredDecks } from '../decks/store.ts'
import { beginDeck } from '../decks/use-deck.ts'
import { openedFor } from '../decks/with-set.ts'
import { setsFor, useStoredSets } from '../sets/store.ts'
import type { Speech } from '../text/index.ts'

interface AddToDeckProps {
  readonly game: string
  readonly card: string
  /** The set that is looked at, if it is one of one's own. */
  readonly set: string | null
  readonly speech: Speech
}

/** Where people build decks of these cards: into which of them it shall go. */
export const AddToDeck = (props: AddToDeckProps) => (
  <Suspense>
    <Decks {...props} />
  </Suspense>
)

function Decks({ game, card, set, speech }: AddToDeckProps) {
  const { say } = speech
  const shipped = use(openDecks(game))
  const sets = setsFor(useStoredSets(), game)
  const stored = useStoredDecks()
  const [added, setAdded] = useState<string | null>(null)
  const ofSet = { ...(set === null ? {} : { set }) }
  const found = shipped && openedFor(shipped, sets, ofSet)
  if (!found || found.trouble || found.opened.building.mostOf(card, found.opened.wishes) === 0) return null
  const { opened } = found
  const { building, wishes } = opened
  const most = building.mostOf(card, wishes)
  const mine = decksFor(stored, game).filter((deck) => (deck.set ?? null) === set)
  const add = (deck: KeptDeck): void => {
    const value = building.write(withCard(opened, building.read(deck.value, wishes), card, 1), wishes)
    deckShelf.keep({ ...deck, value, changed: Date.now() })
    setAdded(say('gallery.deck.added', { deck: deck.name }))
  }
  return (
    <section className="cards-deck">
      <h3>{say('gallery.deck')}</h3>
      <ul>
        {mine.map((deck) => {
          const counts = building.read(deck.value, wishes)
          const n = counts[card] ?? 0
          return (
            <li key={deck.id}>
              <button type="button" className="button" disabled={n >= most} onClick={() => add(deck)}>
                {deck.name}
                <small>
                  {say('gallery.deck.has', { n, most })} · {say('gallery.shelf', { n: sizeOf(counts) })}
                </small>
              </button>
            </li>
          )
        })}
        <li>
          <button
            type="button"
            className="button"
            onClick={() =>
              beginDeck(game, {
                ...ofSet,
                name: say('gallery.deck.unnamed'),
                value: building.write({ [card]: 1 }, wishes),
              })
            }
          >
            {say('gallery.deck.new')}
          </button>
        </li>
      </ul>
      <p role="status">{added}</p>
    </section>
  )
}
