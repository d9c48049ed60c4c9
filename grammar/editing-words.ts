import type { CardEditing } from './editing.ts'

type Three = readonly [en: string, de: string, fr: string]

/** `fighters` names that field wherever it stands, `upper.fighters` only there. Values are named `colour.green`. */
export type WordTable = Readonly<Record<string, Three>>

/** What most card files have, unless a game calls it otherwise. */
const COMMON: WordTable = {
  id: ['ID', 'ID', 'Identifiant'],
  name: ['Name', 'Name', 'Nom'],
  text: ['Text on the card', 'Text auf der Karte', 'Texte sur la carte'],
  amount: ['How much', 'Wie viel', 'Combien'],
}

const AT = { en: 0, de: 1, fr: 2 } as const

const found = (table: WordTable, names: readonly string[]): Three | undefined => {
  for (let from = 0; from < names.length; from++) {
    const key = names.slice(from).join('.')
    if (Object.hasOwn(table, key)) return table[key]
  }
  return undefined
}

/** What fields and values are called, from two tables: the longest way that is in one of them counts. */
export const editingWords = (
  fields: WordTable,
  values: WordTable = {},
): Pick<CardEditing, 'word' | 'value'> => ({
  word: (field, { lang }) => (found(fields, field) ?? found(COMMON, field))?.[AT[lang]],
  value: (field, value, { lang }) => found(values, [...field, value])?.[AT[lang]],
})
