import { offersOf } from '@sternentisch/kernel'
import { valueInWords } from '../new-table/value-select.tsx'
import { addressOf } from '../shell/router.ts'
import { saveFile } from '../shell/save-file.ts'
import type { Unreadable } from '../storage/kept-shelf.ts'
import type { Speech } from '../text/index.ts'
import { sizeOf, whyNotDeck } from './judge.ts'
import type { KeptDeck } from './kept-deck.ts'
import type { OpenDecks } from './open-decks.ts'
import { PasteDeck } from './paste-deck.tsx'
import { deckShelf } from './store.ts'
import { beginDeck } from './use-deck.ts'

interface MyDecksProps {
  readonly opened: OpenDecks
  readonly mine: readonly KeptDeck[]
  readonly damaged: readonly Unreadable[]
  readonly current: string | null
  readonly speech: Speech
}

/** What there is to build on: one's own decks, ready-made ones, and what somebody sent. */
export function MyDecks({ opened, mine, damaged, current, speech }: MyDecksProps) {
  const { game, building, wishes } = opened
  const { say } = speech
  return (
    <section className="decks-mine" aria-labelledby="decks-mine">
      <header>
        <h2 id="decks-mine">{say('decks.mine')}</h2>
        <button
          type="button"
          className="button"
          onClick={() => beginDeck(game.id, { name: say('decks.unnamed'), value: '' })}
        >
          {say('decks.new')}
        </button>
      </header>
      {mine.length === 0 && <p className="decks-about">{say('decks.mine.none')}</p>}
      <ul>
        {mine.map(({ id, name, value }) => (
          <li key={id}>
            <a
              href={addressOf({ name: 'decks', game: game.id, deck: id, list: null, title: null })}
              aria-current={id === current ? 'true' : undefined}
            >
              <b>{name}</b>
              <span>
                {say('decks.count', { n: sizeOf(building.read(value, wishes)) })}
                {whyNotDeck(opened, value) && ` · ${say('decks.illegal')}`}
              </span>
            </a>
          </li>
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
            <button type="button" className="button" onClick={() => deckShelf.remove(deck.id)}>
              {say('decks.delete')}
            </button>
          </li>
        ))}
      </ul>
      <ReadyDecks opened={opened} speech={speech} />
      <PasteDeck opened={opened} speech={speech} />
    </section>
  )
}

/** Each with a word on how it wants to be played. */
function ReadyDecks({ opened, speech }: Pick<MyDecksProps, 'opened' | 'speech'>) {
  const { game, rule, wishes, building } = opened
  const tidy = (value: string): string => building.write(building.read(value, wishes), wishes)
  const ready = offersOf(rule, wishes)
    .map(({ value }) => String(value))
    .filter((value) => sizeOf(building.read(value, wishes)) > 0 && whyNotDeck(opened, value) === null)
    // The usual deck is one of the others: it is called by its name.
    .filter((value, at, all) => !all.slice(at + 1).some((other) => tidy(other) === tidy(value)))
  const take = (value: string): void => {
    const [name] = valueInWords(game, rule, value, speech).split(/\s*:/)
    beginDeck(game.id, { name, value: tidy(value) })
  }
  return (
    <>
      <h3>{speech.say('decks.ready')}</h3>
      <ul className="decks-ready">
        {ready.map((value) => (
          <li key={value}>
            <span>{valueInWords(game, rule, value, speech)}</span>
            <button type="button" className="button" onClick={() => take(value)}>
              {speech.say('decks.ready.take')}
              <span className="unseen">{valueInWords(game, rule, value, speech)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
