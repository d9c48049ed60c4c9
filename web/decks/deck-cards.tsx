import type { DeckCounts } from '@sternentisch/grammar'
import { useMemo } from 'react'
import { shelvesOf } from '../cards/find.ts'
import type { Speech } from '../text/index.ts'
import { dragsCard, takesCards } from './drag.ts'
import { sizeOf } from './judge.ts'
import type { OpenDecks } from './open-decks.ts'

interface DeckCardsProps {
  readonly opened: OpenDecks
  readonly counts: DeckCounts
  readonly speech: Speech
  onChange(card: string, by: 1 | -1): void
}

/** What is in the deck, shelf by shelf; what this set does not have stands at the end and can be taken out. */
export function DeckCards({ opened, counts, speech, onChange }: DeckCardsProps) {
  const { collection, building, wishes, file } = opened
  const { say } = speech
  const all = useMemo(() => collection.cardsIn(file), [collection, file])
  const cards = all.filter(({ id }) => (counts[id] ?? 0) > 0)
  const strangers = Object.keys(counts).filter((id) => !all.some((card) => card.id === id))
  const row = (id: string, name: string) => (
    <li key={id} {...dragsCard(id, 'deck')}>
      <span>
        {name} <small>{id}</small>
      </span>
      <Count
        {...{ name, say }}
        n={counts[id]}
        most={building.mostOf(id, wishes)}
        onChange={(by) => onChange(id, by)}
      />
    </li>
  )
  return (
    <section
      className="decks-cards"
      aria-labelledby="decks-cards"
      {...takesCards('pool', (card) => onChange(card, 1))}
    >
      <h2 id="decks-cards">{say('decks.count', { n: sizeOf(counts) })}</h2>
      <p className="decks-about">
        {sizeOf(counts) === 0 ? say('decks.empty') : ''} {say('decks.drop')}
      </p>
      {shelvesOf(cards, collection).map(({ value, cards: onShelf }) => (
        <section key={value.id}>
          <h3>
            {value.sign && <span className="cards-sign">{value.sign()}</span>}
            {value.name(speech)}
            <b>{onShelf.reduce((sum, { id }) => sum + counts[id], 0)}</b>
          </h3>
          <ul>{onShelf.map((card) => row(card.id, card.name(speech)))}</ul>
        </section>
      ))}
      {strangers.length > 0 && <ul className="decks-strangers">{strangers.map((id) => row(id, '?'))}</ul>}
    </section>
  )
}

interface CountProps {
  readonly name: string
  readonly n: number
  readonly most: number
  readonly say: Speech['say']
  onChange(by: 1 | -1): void
}

const Count = ({ name, n, most, say, onChange }: CountProps) => (
  <span className="decks-count">
    <button type="button" aria-label={say('decks.less', { card: name })} onClick={() => onChange(-1)}>
      −
    </button>
    <b>{n}</b>
    {most > 1 && (
      <button
        type="button"
        aria-label={say('decks.more', { card: name })}
        disabled={n >= most}
        onClick={() => onChange(1)}
      >
        +
      </button>
    )}
  </span>
)
