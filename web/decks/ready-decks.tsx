import type { ShownCard } from '@sternentisch/grammar'
import { offersOf } from '@sternentisch/kernel'
import { useMemo } from 'react'
import { valueInWords } from '../new-table/value-select.tsx'
import type { Speech } from '../text/index.ts'
import { sizeOf, whyNotDeck } from './judge.ts'
import type { OpenDecks } from './open-decks.ts'
import { beginDeck } from './use-deck.ts'

interface ReadyDecksProps {
  readonly opened: OpenDecks
  readonly speech: Speech
  /** With some of their cards: there is room as long as no deck is open. */
  readonly large: boolean
}

/** Each with a word on how it wants to be played. */
export function ReadyDecks({ opened, speech, large }: ReadyDecksProps) {
  const { game, rule, wishes, building, collection } = opened
  const all = useMemo(() => collection.cardsIn(), [collection])
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
            {large && <Glance ids={Object.keys(building.read(value, wishes))} {...{ all, speech }} />}
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

/** Some cards of a deck, from its first to its last. */
const Glance = ({ ids, all, speech }: { readonly ids: readonly string[] } & GlanceProps) => {
  const cards = all.filter(({ id }) => ids.includes(id))
  const some = [0, 1, 2, 3].flatMap((at) => cards[Math.floor((at * cards.length) / 4)] ?? [])
  return (
    <div className="cards-glance" aria-hidden="true" inert>
      {some.map((card) => (
        <span key={card.id}>{card.sides[0].draw(speech, 'small')}</span>
      ))}
    </div>
  )
}

interface GlanceProps {
  readonly all: readonly ShownCard[]
  readonly speech: Speech
}
