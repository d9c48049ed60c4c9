import {
  isRefusal,
  type Refusal,
  type RefuseBehind,
  refusalsBehind,
  refuseBecause,
} from '@sternentisch/kernel'
import { slipIn, slipOf } from '@sternentisch/kernel/card-file'
import * as v from 'valibot'
import type { Messages } from '../refuse.ts'
import { Card, CardFile, type CardSet, KINDS, PLACE_TYPES, Place, VALUES } from './schema.ts'

const refuseFile: RefuseBehind<Messages, 'sternenfeuer.cards.'> = refusalsBehind('sternenfeuer.cards.')

/** A row holds at most this many figures: the notation and the lists of actions rely on a bound. */
export const MOST_FIGURES = 64

/** A card file, or what is wrong with it: the card, the field and what was expected there. */
export function readCards(file: unknown): CardSet | Refusal {
  const frame = v.safeParse(CardFile, file)
  if (!frame.success) return slip(CardFile, file, null, frame.issues[0])
  const places = readAll(Place, frame.output.places)
  if (isRefusal(places)) return places
  const cards = readAll(Card, frame.output.cards)
  if (isRefusal(cards)) return cards
  const set: CardSet = { ...frame.output, places, cards }
  return inOrder(set) ?? twice(set) ?? vehiclesFit(set) ?? playable(set) ?? set
}

function readAll<Schema extends v.GenericSchema>(
  schema: Schema,
  given: readonly unknown[],
): v.InferOutput<Schema>[] | Refusal {
  const read: v.InferOutput<Schema>[] = []
  for (const [at, each] of given.entries()) {
    const result = v.safeParse(schema, each)
    if (!result.success) return slip(schema, each, nameOf(each) ?? `#${at + 1}`, result.issues[0])
    read.push(result.output)
  }
  return read
}

const nameOf = (given: unknown): string | null => {
  const id = (given as { id?: unknown } | null)?.id
  return typeof id === 'string' ? id.slice(0, 20) : null
}

function slip(
  schema: v.GenericSchema,
  given: unknown,
  card: string | null,
  issue: v.BaseIssue<unknown>,
): Refusal {
  const field = v.getDotPath(issue) ?? ''
  return inField(slipIn(schema, given, issue, { card, field }), card ?? '–', field || '.')
}

const inField = (reason: Refusal, card: string, field: string): Refusal =>
  refuseBecause(reason, 'sternenfeuer.cards.field', { card, field })

/** Values, types of place and kinds are numbered by their place in these lists. */
function inOrder({ values, placeTypes, kinds }: CardSet): Refusal | null {
  const lists = [
    ['values', values, VALUES],
    ['placeTypes', placeTypes, PLACE_TYPES],
    ['kinds', kinds, KINDS],
  ] as const
  for (const [field, list, ids] of lists) {
    const wrong = list.findIndex(({ id }, at) => id !== ids[at])
    if (wrong < 0) continue
    const where = { card: null, field: `${field}.${wrong}.id` }
    return inField(slipOf(where, ids[wrong], list[wrong].id), '–', where.field)
  }
  return null
}

function twice({ places, cards }: CardSet): Refusal | null {
  const seen = new Set<string>()
  for (const { id } of [...places, ...cards]) {
    if (seen.has(id)) return refuseFile('twice', { card: id })
    seen.add(id)
  }
  return null
}

/** SN-9.3: a card reaches what its vehicle reaches. */
function vehiclesFit({ cards, vehicles }: CardSet): Refusal | null {
  for (const card of cards) {
    if (card.kind !== 'transfer') continue
    const { vehicle, reach } = card.effect
    const known = vehicles.find(({ id }) => id === vehicle)
    if (!known || [...known.reach].sort().join() !== [...reach].sort().join())
      return refuseFile('vehicle', { card: card.id, vehicle: vehicle.slice(0, 20) }, 'SN-9.3')
  }
  return null
}

/** SN-1.2, SN-1.4: enough for a deal. */
function playable({ places, cards }: CardSet): Refusal | null {
  if (places.length < 3) return refuseFile('places', { n: places.length }, 'SN-1.2')
  const demanding = places.filter(({ effects }) => effects.some(({ op }) => op === 'arrivalRequirement'))
  // What is known of a face-down figure is which place vouches for it; two such places could not both be believed.
  if (demanding.length > 1) return refuseFile('demanding', { place: demanding[1].id }, 'SN-10.4')
  const size = cards.reduce((sum, card) => sum + card.copies, 0)
  if (size < 11 || size > 200) return refuseFile('size', { n: size }, 'SN-1.4')
  const figures = cards.reduce((sum, card) => sum + (card.kind === 'figure' ? card.copies : 0), 0)
  return figures < 1 || figures > MOST_FIGURES
    ? refuseFile('figures', { n: figures, max: MOST_FIGURES }, 'SN-4.1')
    : null
}
