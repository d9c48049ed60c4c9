import type { ShownCard } from '@sternentisch/grammar'
import { memo } from 'react'
import type { Speech } from '../text/index.ts'
import type { CardShelf } from './find.ts'
import { onGridKey } from './grid-keys.ts'

interface GridProps {
  readonly shelves: readonly CardShelf[]
  readonly shown: ShownCard | null
  readonly speech: Speech
  addressTo(id: string): string
}

/** The cards in their shelves: one stop for the Tab key, and arrows inside. */
export function Grid({ shelves, shown, speech, addressTo }: GridProps) {
  const cards = shelves.flatMap((shelf) => shelf.cards)
  const stop = shown && cards.includes(shown) ? shown : cards[0]
  return (
    <div className="cards-grid" data-cards="">
      <p className="unseen">{speech.say('gallery.grid')}</p>
      {shelves.map(({ value, cards }) => (
        <section key={value.id} aria-label={value.name(speech)}>
          <h2>
            {value.sign && <span className="cards-sign">{value.sign()}</span>}
            {value.name(speech)}
            <small>{speech.say('gallery.shelf', { n: cards.length })}</small>
          </h2>
          <ul>
            {cards.map((card) => (
              <li key={card.id}>
                <a
                  href={addressTo(card.id)}
                  data-card={card.id}
                  onKeyDown={onGridKey}
                  tabIndex={card === stop ? 0 : -1}
                  aria-current={card === shown ? 'true' : undefined}
                  aria-label={`${card.name(speech)}, ${card.id}`}
                >
                  <Drawing card={card} speech={speech} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** A hundred of them stay as they are while somebody types. */
const Drawing = memo(({ card, speech }: { readonly card: ShownCard; readonly speech: Speech }) => (
  <span aria-hidden="true" inert>
    {card.sides[0].draw(speech, 'small')}
  </span>
))
