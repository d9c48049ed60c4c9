import type { ShownCard } from '@sternentisch/grammar'
import { LANGS } from '@sternentisch/kernel'
import { isLike, valueAt } from '@sternentisch/kernel/card-file'
import { useEffect, useRef } from 'react'
import type { Speech } from '../text/index.ts'
import { Drawing } from './drawing.tsx'
import type { OpenSets } from './open-sets.ts'
import { atText, type Spot, shownAt } from './spots.ts'
import { setSpeech } from './words.ts'

interface SideDrawingProps {
  readonly opened: OpenSets
  readonly content: object
  readonly cards: readonly ShownCard[]
  readonly spot: Spot
  readonly speech: Speech
}

/** The card as it will be drawn, and as it will be read aloud. While it cannot be drawn, as it was before. */
export function SideDrawing({ opened, content, cards, spot, speech }: SideDrawingProps) {
  const { say } = speech
  const fits = isLike(spot.field, valueAt(content, spot.path))
  const id = shownAt(spot, content)
  const drawn = fits ? cards.find((card) => card.id === id) : undefined
  const last = useRef<{ readonly at: string; readonly card: ShownCard } | null>(null)
  const at = atText(spot)
  useEffect(() => {
    if (drawn) last.current = { at, card: drawn }
  }, [at, drawn])
  const before = !drawn && last.current?.at === at ? last.current.card : undefined
  const card = drawn ?? before
  return (
    <section className="sets-drawn" aria-labelledby="sets-drawn">
      <h2 id="sets-drawn">{say('sets.drawn')}</h2>
      {!card && <p className="sets-hint">{say(fits ? 'sets.drawn.none' : 'sets.drawn.not')}</p>}
      {before && <p className="sets-hint">{say('sets.drawn.last')}</p>}
      {card && (
        <div className="sets-sides" data-before={before ? '' : undefined}>
          {card.sides.map((side, each) => (
            <figure key={side.id} data-size={each === 0 ? 'large' : 'small'}>
              <div role="img" aria-label={`${card.name(speech)}, ${side.name(speech)}`}>
                <Drawing side={side} size={each === 0 ? 'large' : 'small'} speech={speech} />
              </div>
              <figcaption>{side.name(speech)}</figcaption>
            </figure>
          ))}
        </div>
      )}
      {card && (
        <details className="sets-aloud">
          <summary>{say('sets.aloud')}</summary>
          {LANGS.map((lang) => (
            <p key={lang} lang={lang}>
              <i>{lang.toUpperCase()}</i> {card.name(setSpeech(lang, opened.text))}.{' '}
              {card.words(setSpeech(lang, opened.text))}
            </p>
          ))}
        </details>
      )}
    </section>
  )
}
