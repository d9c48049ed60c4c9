import type * as v from 'valibot'
import { type Refusal, refuseBecause, type Words } from '../refusal.ts'
import { everyLang, expectedOf, receivedOf, type Shape, shapeAt, wordsOf } from './expected.ts'
import { refuse } from './refuse.ts'

/** Where in a card file something is wrong: on a card, if it is one, and in which field. */
interface Where {
  readonly card: string | null
  readonly field: string
}

/** What does not fit the schema of a card file: where, what is expected there, and what is. */
export function slipIn(
  schema: v.GenericSchema,
  given: unknown,
  issue: v.BaseIssue<unknown>,
  where: Where,
): Refusal {
  const at = whereWords(where)
  const path = (issue.path ?? []).map(({ key }) => key)
  if (issue.expected === 'never') {
    const known = Object.keys(shapeAt(schema, given, path.slice(0, -1))?.entries ?? {}).join(', ')
    return refuse('file.unknown', { at, known })
  }
  if (issue.received === 'undefined') {
    const shape: Shape | null = shapeAt(schema, given, path)
    return refuse('file.missing', { at, expected: shape ? wordsOf(shape) : expectedOf(issue) })
  }
  // Of what is too short the schema tells only the length.
  const received = issue.type === 'non_empty' ? NOTHING : receivedOf(issue.received)
  return refuse('file.value', { at, expected: expectedOf(issue), received })
}

/** One value where another one must stand. */
export const slipOf = (where: Where, expected: string, received: string): Refusal =>
  refuse('file.value', { at: whereWords(where), expected, received: received.slice(0, 40) })

/** A rule of the game about the cards, which says itself what is wrong. */
export const ruleSlip = (rule: Refusal, where: Where): Refusal =>
  refuseBecause(rule, 'file.rule', { at: whereWords(where) })

const NOTHING: Words = { en: 'an empty one', de: 'ein leerer', fr: 'un texte vide' }

const FILE: Words = { en: 'The file', de: 'Die Datei', fr: 'Le fichier' }
const FIELD: Words = { en: 'Field {field}', de: 'Feld {field}', fr: 'Champ {field}' }
const CARD: Words = { en: 'Card {card}', de: 'Karte {card}', fr: 'Carte {card}' }
const CARD_FIELD: Words = {
  en: 'Card {card}, field {field}',
  de: 'Karte {card}, Feld {field}',
  fr: 'Carte {card}, champ {field}',
}

function whereWords({ card, field }: Where): Words {
  if (card === null) return field === '' ? FILE : everyLang(FIELD, { field })
  return field === '' ? everyLang(CARD, { card }) : everyLang(CARD_FIELD, { card, field })
}
