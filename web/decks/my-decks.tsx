import { useState } from 'react'
import { contentOf, type KeptSet, nameOf } from '../sets/kept-set.ts'
import { saveFile } from '../shell/save-file.ts'
import type { Unreadable } from '../storage/kept-shelf.ts'
import type { Speech } from '../text/index.ts'
import { DeckWay } from './deck-way.tsx'
import type { KeptDeck } from './kept-deck.ts'
import type { OpenDecks } from './open-decks.ts'
import { PasteDeck } from './paste-deck.tsx'
import { ReadyDecks } from './ready-decks.tsx'
import { beginDeck } from './use-deck.ts'

interface MyDecksProps {
  readonly opened: OpenDecks
  readonly mine: readonly KeptDeck[]
  /** Sets of one's own that decks can be built of. */
  readonly sets: readonly KeptSet[]
  readonly damaged: readonly Unreadable[]
  readonly current: string | null
  readonly speech: Speech
  onForget(damaged: Unreadable): void
}

/** What there is to build on: one's own decks, ready-made ones, and what somebody sent. */
export function MyDecks({ opened, mine, sets, damaged, current, speech, onForget }: MyDecksProps) {
  const { say } = speech
  return (
    <section className="decks-mine" aria-labelledby="decks-mine">
      <header>
        <h2 id="decks-mine">{say('decks.mine')}</h2>
        <NewDeck {...{ opened, sets, speech }} />
      </header>
      {mine.length === 0 && <p className="decks-about">{say('decks.mine.none')}</p>}
      <ul>
        {mine.map((deck) => (
          <DeckWay key={deck.id} {...{ opened, sets, deck, current, speech }} />
        ))}
        {damaged.map((deck) => (
          <li key={deck.id} className="decks-damaged">
            <span>{say('decks.damaged')}</span>
            <button
              type="button"
              className="button"
              onClick={() => saveFile(`deck-${deck.id}.json`, deck.content)}
            >
              {say('decks.damaged.save')}
            </button>
            <button type="button" className="button" onClick={() => onForget(deck)}>
              {say('decks.delete')}
            </button>
          </li>
        ))}
      </ul>
      <ReadyDecks opened={opened} speech={speech} large={current === null} />
      <PasteDeck {...{ opened, sets, current, speech }} />
    </section>
  )
}

/** An empty deck: of the shipped cards, or of a set of one's own. */
function NewDeck({ opened, sets, speech }: Pick<MyDecksProps, 'opened' | 'sets' | 'speech'>) {
  const { say } = speech
  const [set, setSet] = useState('')
  return (
    <>
      {sets.length > 0 && (
        <select
          className="field"
          value={set}
          aria-label={say('decks.set')}
          onChange={({ target }) => setSet(target.value)}
        >
          <option value="">{say('gallery.set.shipped')}</option>
          {sets.map((each) => (
            <option key={each.id} value={each.id}>
              {nameOf(each, contentOf(each))}
            </option>
          ))}
        </select>
      )}
      <button
        type="button"
        className="button"
        onClick={() =>
          beginDeck(opened.game.id, { name: say('decks.unnamed'), value: '', ...(set ? { set } : {}) })
        }
      >
        {say('decks.new')}
      </button>
    </>
  )
}
