import { useMemo } from 'react'
import { Removal } from '../home/removal.tsx'
import { useRemoval } from '../home/use-removal.ts'
import { setsFor, useStoredSets } from '../sets/store.ts'
import { go, type Place } from '../shell/router.ts'
import { useMedia } from '../shell/use-media.ts'
import { Waiting } from '../shell/waiting.tsx'
import { isReadable, type Unreadable } from '../storage/kept-shelf.ts'
import { Bench } from './bench.tsx'
import type { StoredDeck } from './kept-deck.ts'
import { MyDecks } from './my-decks.tsx'
import { NoSet } from './no-set.tsx'
import type { OpenDecks } from './open-decks.ts'
import { sentAt } from './sent.ts'
import { SentDeckCard } from './sent-deck.tsx'
import { deckShelf, decksFor, useDeckTrouble, useStoredDecks } from './store.ts'
import { useNeededSet } from './use-needed-set.ts'
import { openedFor } from './with-set.ts'
import { useDeckSpeech } from './words.ts'
import { WorkshopHead } from './workshop-head.tsx'
import '../cards/panes.css'
import '../cards/gallery.css'
import '../new-table/house-rules.css'
import './decks.css'

interface WorkshopProps {
  readonly opened: OpenDecks
  readonly place: Extract<Place, { name: 'decks' }>
}

const forget = (deck: StoredDeck): void => deckShelf.remove(deck)

/** The decks of this device for one game, and the one that is being built. */
export function Workshop({ opened, place }: WorkshopProps) {
  const { game } = opened
  const speech = useDeckSpeech(opened.text)
  const { say } = speech
  const stored = useStoredDecks()
  const trouble = useDeckTrouble()
  const removal = useRemoval(stored, forget)
  // The deck that is open comes first: below all others nobody would see that it was opened, nor come to it by Tab.
  const isNarrow = useMedia('(max-width: 1000px)')
  const storedSets = useStoredSets()
  const sets = useMemo(() => setsFor(storedSets, game.id), [storedSets, game.id])
  const kept = decksFor(stored, game.id).find(({ id }) => id === place.deck)
  const { set, needs } = kept ?? {}
  const within = useMemo(() => openedFor(opened, sets, { set, needs }), [opened, sets, set, needs])
  useNeededSet(kept, sets)
  if (!stored || !storedSets) return <Waiting />
  const mine = decksFor(stored, game.id).filter(removal.stays)
  const damaged = stored.filter((deck): deck is Unreadable => !isReadable(deck) && removal.stays(deck))
  const deck = mine.find(({ id }) => id === place.deck)
  const onDelete = (): void => {
    if (!deck) return
    removal.take(deck, deck.name)
    go({ name: 'decks', game: game.id, deck: null })
  }
  const decks = (
    <MyDecks
      key="decks"
      {...{ opened, mine, sets, damaged, speech }}
      current={deck?.id ?? null}
      onForget={(torn) => removal.take(torn, say('decks.damaged.one'))}
    />
  )
  const bench =
    deck &&
    (within.trouble ? (
      <NoSet key="bench" {...{ deck, within, sets, speech, onDelete }} />
    ) : (
      <Bench key={deck.id} {...{ deck, speech, onDelete }} opened={within.opened} note={within.note} />
    ))
  return (
    <div className="decks-place" data-open={deck ? '' : undefined}>
      <WorkshopHead game={game.id} deck={deck} speech={speech} />
      <div className="decks-told" role="status">
        {trouble && <p>{say(`decks.${trouble}`)}</p>}
        {place.deck !== null && !deck && <p>{say('decks.gone')}</p>}
      </div>
      {place.sent && <SentDeckCard {...{ opened, mine, sets, speech }} sent={sentAt(place.sent)} />}
      {isNarrow ? [bench, decks] : [decks, bench]}
      {removal.removed && (
        <Removal
          key={removal.removed.thing.id}
          title={removal.removed.title}
          onUndo={removal.undo}
          onOver={removal.settle}
        />
      )}
    </div>
  )
}
