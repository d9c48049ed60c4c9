import { type Collection, type ShownCard, said } from '@sternentisch/grammar'
import { optionSchema } from '../../rules/options.ts'
import type { Speech } from '../../text/index.ts'
import '../board.css'

const MOST = Math.max(...optionSchema.rules[0].values.map(Number))

const FRONT = said({ en: 'Front', de: 'Vorderseite', fr: 'Recto' })
const BACK = said({ en: 'Back', de: 'Rückseite', fr: 'Verso' })
const STRONGER = said({ en: 'The stronger wins', de: 'Das stärkere gewinnt', fr: 'Le plus fort gagne' })

/** Everything in the box, to look at: the gallery takes cards, filters and meanings from here. */
export const sampleCollection: Collection = {
  cardsIn: () => Array.from({ length: MOST }, (_, at) => ship(at + 1)),
  shelves: 'kind',
  facets: [
    {
      id: 'kind',
      name: said({ en: 'Kind', de: 'Art', fr: 'Sorte' }),
      values: [{ id: 'ship', name: said({ en: 'Ships', de: 'Schiffe', fr: 'Vaisseaux' }) }],
    },
  ],
}

const ship = (strength: number): ShownCard => ({
  id: `ship-${strength}`,
  name: (speech: Speech) => speech.say('sample.draw.ship', { ship: strength }),
  words: (speech: Speech) => speech.say('sample.rule.SM-2.2'),
  facets: { kind: ['ship'] },
  copies: 2,
  sides: [
    { id: 'front', name: FRONT, draw: () => <b className="sample-ship">{strength}</b> },
    { id: 'back', name: BACK, draw: () => <b className="sample-ship sample-back" /> },
  ],
  means: [{ rule: 'SM-2.2', name: STRONGER, note: () => String(strength) }],
})
