import { type Collection, said } from '@sternentisch/grammar'
import { isRefusal, readOptions } from '@sternentisch/kernel'
import fares from '../../balance/fares.json' with { type: 'json' }
import { BASE, type CardSet, cards, KINDS, shelved, sketch } from '../../cards/index.ts'
import { optionSchema } from '../../rules/options.ts'
import type { Speech } from '../../text/index.ts'
import { Icon } from '../art/icons.tsx'
import { VALUE_KEYS } from '../art/values.tsx'
import { designs } from './designs.tsx'
import { EFFECTS } from './effects.ts'
import { places } from './places.tsx'
import { ValueSign } from './value-sign.tsx'
import '../fonts.css'
import '../tokens.css'
import '../hand/hand.css'
import './collection.css'

/** Every card and every place of Sternenfeuer. */
export const sternenfeuerCollection: Collection = {
  cardsIn(file) {
    const usual = readOptions(optionSchema, {})
    if (isRefusal(usual)) return []
    const name = file ? sketch(file as CardSet) : BASE
    const { set, first } = shelved(name)
    return [...designs({ options: { ...usual, cards: name } }, set, first), ...places(set)]
  },
  shelves: 'kind',
  fares,
  facets: [
    {
      id: 'kind',
      name: said({ en: 'Kind', de: 'Art', fr: 'Sorte' }),
      values: [
        ...KINDS.map((id) => ({ id, name: ({ lang }: Speech) => wordFor(cards.kinds, id, lang) })),
        { id: 'place', name: said({ en: 'Places', de: 'Orte', fr: 'Lieux' }) },
      ],
    },
    {
      id: 'value',
      name: said({ en: 'Value', de: 'Wert', fr: 'Valeur' }),
      values: VALUE_KEYS.map((id) => ({
        id,
        name: ({ lang }: Speech) => wordFor(cards.values, id, lang),
        sign: () => <ValueSign value={id} size={18} />,
      })),
    },
    {
      id: 'effect',
      name: said({ en: 'Effect', de: 'Wirkung', fr: 'Effet' }),
      values: Object.entries(EFFECTS).map(([id, { name }]) => ({ id, name })),
    },
    {
      id: 'type',
      name: said({ en: 'Type of place', de: 'Typ des Ortes', fr: 'Type de lieu' }),
      values: cards.placeTypes.map(({ id, name }) => ({
        id,
        name: said(name),
        sign: () => <Icon name={id} size={18} />,
      })),
    },
  ],
}

const wordFor = (words: CardSet['kinds'] | CardSet['values'], id: string, lang: Speech['lang']): string =>
  words.find((word) => word.id === id)?.name[lang] ?? id
