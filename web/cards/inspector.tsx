import type { ShownCard } from '@sternentisch/grammar'
import { useEffect, useRef } from 'react'
import type { Speech } from '../text/index.ts'
import { AddToDeck } from './add-to-deck.tsx'
import { Fares } from './fares.tsx'
import { MeaningEntry } from './meaning-entry.tsx'
import type { OpenCollection } from './open-collection.ts'

interface InspectorProps {
  readonly opened: OpenCollection
  readonly card: ShownCard
  readonly set: string | null
  /** By its address; otherwise it is only the first of all. */
  readonly chosen: boolean
  readonly ways: { readonly back: string; readonly previous: string | null; readonly next: string | null }
  readonly speech: Speech
}

/** One card, large: all its sides, what stands on it, what that means, how it fares. */
export function Inspector({ opened, card, set, chosen, ways, speech }: InspectorProps) {
  const { say } = speech
  const heading = useRef<HTMLHeadingElement>(null)
  // Whoever opens a card is led to it, and Back or Escape leads to where it lies among the others.
  useEffect(() => {
    if (!chosen) return
    heading.current?.focus({ preventScroll: true })
    return () => {
      const inside = document.activeElement === document.body || document.activeElement === null
      if (inside) document.querySelector<HTMLElement>(`[data-card="${CSS.escape(card.id)}"]`)?.focus()
    }
  }, [chosen, card.id])
  return (
    <aside className="cards-one" data-game={opened.game.id} aria-label={say('gallery.card')}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {card.name(speech)} <small>{card.id}</small>
        </h2>
        {card.copies !== undefined && (
          <span className="cards-copies">{say('gallery.copies', { n: card.copies })}</span>
        )}
        <nav>
          <a className="button cards-back" href={ways.back}>
            {say('gallery.back')}
          </a>
          <Step to={ways.previous} words={say('gallery.previous')} path="M12.5 4.5 7 10l5.5 5.5" />
          <Step to={ways.next} words={say('gallery.next')} path="M7.5 4.5 13 10l-5.5 5.5" />
        </nav>
      </header>
      <div className="cards-sides">
        {card.sides.map((side) => (
          <figure key={side.id}>
            <div role="img" aria-label={`${card.name(speech)}, ${side.name(speech)}`}>
              {side.draw(speech, 'large')}
            </div>
            <figcaption>{side.name(speech)}</figcaption>
          </figure>
        ))}
      </div>
      <p className="cards-words">{card.words(speech)}</p>
      <AddToDeck game={opened.game.id} card={card.id} {...{ set, speech }} />
      {set === null && (
        <Fares game={opened.game.id} fares={opened.collection.fares} card={card.id} speech={speech} />
      )}
      <h3>{say('gallery.means')}</h3>
      <ul className="cards-means">
        {card.means.map((meaning, at) => (
          <MeaningEntry key={at} {...{ meaning, speech }} game={opened.game.id} rules={opened.rules} />
        ))}
      </ul>
    </aside>
  )
}

interface StepProps {
  readonly to: string | null
  readonly words: string
  readonly path: string
}

/** At either end of the row there is nowhere to go. */
const Step = ({ to, words, path }: StepProps) => (
  <a className="button cards-step" href={to ?? undefined} title={words} aria-disabled={to === null}>
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
    <span className="unseen">{words}</span>
  </a>
)
