import { type CardEditing, said } from '@sternentisch/grammar'
import { fieldOf } from '@sternentisch/kernel/card-file'
import { Card, CardFile, type CardSet, cards, Place } from '../../cards/index.ts'
import { Icon } from '../art/icons.tsx'
import { VALUE_KEYS } from '../art/values.tsx'
import { EFFECTS } from '../collection/effects.ts'
import { ValueSign } from '../collection/value-sign.tsx'
import { words } from './words.ts'
import '../tokens.css'

type File = Partial<CardSet>

/** The next ID behind a letter: `F07`, `P4`. */
function freeId(letter: string, digits: number, taken: readonly string[]): string {
  for (let n = 1; ; n++) {
    const id = letter + String(n).padStart(digits, '0')
    if (!taken.includes(id)) return id
  }
}

const VALUES: readonly string[] = VALUE_KEYS
const NAMED: readonly string[] = ['value', 'against', 'values', 'bonus']

/** Cards and places, and what the values and vehicles are called. */
export const sternenfeuerEditing: CardEditing = {
  lists: [
    {
      path: ['cards'],
      name: said({ en: 'Cards', de: 'Karten', fr: 'Cartes' }),
      entry: fieldOf(Card),
      fresh({ cards: all = [] }: File, like) {
        const from = (like ?? all[0]) as Card
        return {
          ...from,
          id: freeId(
            from.id[0],
            2,
            all.map(({ id }) => id),
          ),
        }
      },
    },
    {
      path: ['places'],
      name: said({ en: 'Places', de: 'Orte', fr: 'Lieux' }),
      entry: fieldOf(Place),
      fresh({ places: all = [] }: File, like) {
        return {
          ...((like ?? all[0]) as Place),
          id: freeId(
            'P',
            1,
            all.map(({ id }) => id),
          ),
        }
      },
    },
    {
      path: ['values'],
      name: said({ en: 'Values', de: 'Werte', fr: 'Valeurs' }),
      entry: fieldOf(CardFile.entries.values.item),
      shown: () => null,
    },
    {
      path: ['vehicles'],
      name: said({ en: 'Vehicles', de: 'Fahrzeuge', fr: 'Véhicules' }),
      entry: fieldOf(CardFile.entries.vehicles.item),
      shown: () => null,
    },
  ],
  parts: [],
  hidden: [
    'key',
    'origin',
    'typeOrigin',
    'textOrigin',
    'profile',
    'printedRange',
    'values.id',
    'vehicles.id',
  ],
  word: (field, speech) => {
    const name = field.at(-1) ?? ''
    const isValue = VALUES.includes(name) && NAMED.includes(field.at(-2) ?? '')
    return isValue ? valueName(name, speech.lang) : words.word(field, speech)
  },
  value(field, value, speech) {
    const name = field.at(-1) ?? ''
    if (NAMED.includes(name) && VALUES.includes(value)) return valueName(value, speech.lang)
    if (name === 'op') return EFFECTS[value]?.name(speech)
    if (name === 'kind' || name === 'kinds')
      return cards.kinds.find(({ id }) => id === value)?.name[speech.lang]
    if (name === 'type' || name === 'reach')
      return cards.placeTypes.find(({ id }) => id === value)?.name[speech.lang]
    return words.value(field, value, speech)
  },
  sign(field, value) {
    const name = field.at(-1)
    const key = VALUE_KEYS.find((each) => each === value)
    if (key && (name === 'value' || name === 'against')) return <ValueSign value={key} size={20} />
    if (name === 'type' || name === 'reach')
      return value === 'sphere' || value === 'planet' ? <Icon name={value} size={18} /> : null
    return null
  },
}

const valueName = (value: string, lang: 'en' | 'de' | 'fr'): string | undefined =>
  cards.values.find(({ id }) => id === value)?.name[lang]
