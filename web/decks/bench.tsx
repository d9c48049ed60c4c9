import { LONGEST_TITLE, type SetNote } from '@sternentisch/kernel'
import { useState } from 'react'
import { useMedia } from '../shell/use-media.ts'
import { useUndoKey } from '../shell/use-undo-key.ts'
import type { Speech } from '../text/index.ts'
import { Charts } from './charts.tsx'
import { DeckCards } from './deck-cards.tsx'
import { withCard } from './judge.ts'
import type { KeptDeck } from './kept-deck.ts'
import { Legality } from './legality.tsx'
import type { OpenDecks } from './open-decks.ts'
import { Pool } from './pool.tsx'
import { Record } from './record.tsx'
import { useDeckTrouble } from './store.ts'
import { TakeAlong } from './take-along.tsx'
import { TryIt } from './try-it.tsx'
import { beginDeck, useDeck } from './use-deck.ts'

interface BenchProps {
  readonly opened: OpenDecks
  readonly deck: KeptDeck
  readonly note: SetNote | null
  readonly speech: Speech
  onDelete(): void
}

/** One deck under construction: what there is to choose from, what is chosen, and what comes of it. */
export function Bench({ opened, deck, note, speech, onDelete }: BenchProps) {
  const { say } = speech
  const { counts, write, undo, canUndo, isElsewhere, rename } = useDeck(opened, deck)
  const trouble = useDeckTrouble()
  // What is typed stays as it is typed until the field is left; what is kept of it can be read.
  const [draft, setDraft] = useState<string | null>(null)
  const change = (card: string, by: 1 | -1): void => write(withCard(opened, counts, card, by))
  useUndoKey(undo)
  // One below the other, the deck comes before the hundred cards that it is made of.
  const isPhone = useMedia('(max-width: 720px)')
  const pool = <Pool key="pool" {...{ opened, counts, speech }} onChange={change} />
  const chosen = <DeckCards key="chosen" {...{ opened, counts, speech }} onChange={change} />
  return (
    <div className="decks-bench">
      <div className="decks-tools">
        <label>
          <span className="unseen">{say('decks.name')}</span>
          <input
            className="field"
            value={draft ?? deck.name}
            maxLength={LONGEST_TITLE}
            autoComplete="off"
            onChange={({ target }) => {
              setDraft(target.value)
              rename(target.value)
            }}
            onBlur={() => setDraft(null)}
          />
        </label>
        <button type="button" className="button" disabled={!canUndo} onClick={undo}>
          {say('decks.undo')}
        </button>
        <button
          type="button"
          className="button"
          onClick={() =>
            beginDeck(opened.game.id, {
              name: say('decks.copyOf', { name: deck.name }),
              value: deck.value,
              set: deck.set,
            })
          }
        >
          {say('decks.copy')}
        </button>
        <button type="button" className="button" onClick={() => write({})}>
          {say('decks.clear')}
        </button>
        <button type="button" className="button" onClick={onDelete}>
          {say('decks.delete')}
        </button>
        <p role="status">{isElsewhere && trouble !== 'elsewhere' && say('decks.elsewhere')}</p>
      </div>
      {isPhone ? [chosen, pool] : [pool, chosen]}
      <div className="decks-side">
        <Legality {...{ opened, counts, speech }} value={deck.value} />
        <Charts {...{ opened, counts, speech }} />
        <TryIt {...{ opened, counts, speech }} value={deck.value} />
        <Record {...{ opened, speech }} value={deck.value} />
        <TakeAlong {...{ opened, deck, note, speech }} />
      </div>
    </div>
  )
}
