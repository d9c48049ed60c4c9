import { type CardSide, type Meaning, type ShownCard, said } from '@sternentisch/grammar'
import type { Card, CardSet } from '../../cards/index.ts'
import type { InSet } from '../../reading/cards.ts'
import type { Speech } from '../../text/index.ts'
import { cardName } from '../../words/names.ts'
import { strongest } from '../art/emblem.tsx'
import { Petals } from '../art/petals.tsx'
import { VALUE_KEYS } from '../art/values.tsx'
import { CardFace } from '../hand/card-face.tsx'
import { cardText, kindName, valuesText } from '../words/names.ts'
import { EFFECTS } from './effects.ts'
import { ValueSign } from './value-sign.tsx'

/** The cards of a set; the first of them has this number. */
export const designs = (view: InSet, set: CardSet, first: number): readonly ShownCard[] =>
  set.cards.map((card, at) => {
    const design = first + at
    return {
      id: card.id,
      name: (speech: Speech) => cardName(design, speech),
      words: (speech: Speech) => wordsOf(view, card, design, speech),
      facets: {
        kind: [card.kind],
        value: valuesIn(card),
        effect: effectsOf(card),
        ...(card.kind === 'transfer' ? { type: card.effect.reach } : {}),
      },
      copies: card.copies,
      sides: sidesOf(view, card, design),
      means: meansOf(card),
    }
  })

/** Of a figure its values, of other cards what they do; and a line of the world. */
function wordsOf(view: InSet, card: Card, design: number, speech: Speech): string {
  const what = card.kind === 'figure' ? `${valuesText(view, design, speech)}.` : cardText(design, speech)
  return `${kindName(view, design, speech)}. ${what} ${card.flavour[speech.lang]}`
}

/** Of a figure the strongest alone: it has all five. */
function valuesIn(card: Card): readonly string[] {
  switch (card.kind) {
    case 'figure':
      return [strongest(card.values)]
    case 'action':
      return [card.effect.value]
    case 'reinforcement':
      return VALUE_KEYS.filter((value) => (card.effect.bonus[value] ?? 0) > 0)
    case 'defence':
      return card.effect.against
    default:
      return []
  }
}

function effectsOf(card: Card): readonly string[] {
  if (card.kind === 'figure') return ['place']
  const riders = card.kind === 'action' ? card.effect.riders.map(({ op }) => op) : []
  const alternative = card.kind === 'reinforcement' && card.alt ? [card.alt.op] : []
  return [card.effect.op, ...riders, ...alternative]
}

const FRONT = said({ en: 'Front', de: 'Vorderseite', fr: 'Recto' })
const BACK = said({ en: 'Back', de: 'Rückseite', fr: 'Verso' })

const sidesOf = (view: InSet, card: Card, design: number): readonly CardSide[] => [
  {
    id: 'front',
    name: FRONT,
    draw: (speech: Speech, size) => (
      <div className={`sternenfeuer sn-shown sn-shown-${size}`}>
        <div className={`sn-card sn-card-${card.kind}`} data-picked>
          <CardFace view={view} design={design} speech={speech} />
        </div>
      </div>
    ),
  },
  {
    id: 'back',
    name: BACK,
    draw: (_, size) => (
      <div className={`sternenfeuer sn-shown sn-shown-${size}`}>
        <div className="sn-shown-back">
          <Petals size={84} />
        </div>
      </div>
    ),
  },
]

const COSMOS: Meaning = {
  rule: 'SN-12.5',
  name: said({
    en: 'Cosmic Might decides places',
    de: 'Kosmos-Macht entscheidet Orte',
    fr: 'La Puissance cosmique décide des lieux',
  }),
  sign: () => <ValueSign value="cosmos" />,
}

function meansOf(card: Card): readonly Meaning[] {
  const [value] = valuesIn(card)
  const sign = VALUE_KEYS.find((key) => key === value)
  const means = effectsOf(card).map((effect, at) => ({
    ...EFFECTS[effect],
    ...(sign && at === 0 ? { sign: () => <ValueSign value={sign} /> } : {}),
  }))
  return card.kind === 'figure' ? [...means, COSMOS] : means
}
