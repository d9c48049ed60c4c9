import { type Refusal, type RefuseBehind, refusalsBehind, refuseBecause } from '@sternentisch/kernel'
import { type Fault, type FilePath, slipIn, slipOf } from '@sternentisch/kernel/card-file'
import * as v from 'valibot'
import type { Messages } from '../refuse.ts'
import { Card, CardFile, type CardSet, KINDS, PLACE_TYPES, Place, VALUES } from './schema.ts'

const refuseFile: RefuseBehind<Messages, 'sternenfeuer.cards.'> = refusalsBehind('sternenfeuer.cards.')

/** A row holds at most this many figures: the notation and the lists of actions rely on a bound. */
export const MOST_FIGURES = 64

/** A card file, or what is wrong with it first: the card, the field and what was expected there. */
export function readCards(file: unknown): CardSet | Refusal {
  const [first] = faultsIn(file)
  // Nobody else holds it: what is done to the file later does nothing to the set.
  return (first as Fault | undefined)?.refusal ?? structuredClone(file as CardSet)
}

/** All that is wrong with a card file. What cards have to do with one another is asked once each is right. */
export function faultsIn(file: unknown): readonly Fault[] {
  const frame = v.safeParse(CardFile, file)
  const { places, cards } = (file ?? {}) as { places?: unknown; cards?: unknown }
  const faults = [
    ...(frame.issues ?? []).map((issue) => slip(CardFile, file, null, issue, [])),
    ...faultsInAll(Place, places, 'places'),
    ...faultsInAll(Card, cards, 'cards'),
  ]
  if (faults.length > 0) return faults
  const set = file as CardSet
  return [...inOrder(set), ...twice(set), ...vehiclesFit(set), ...playable(set)]
}

const faultsInAll = (schema: v.GenericSchema, given: unknown, list: string): readonly Fault[] =>
  (Array.isArray(given) ? given : []).flatMap((each, at) =>
    (v.safeParse(schema, each).issues ?? []).map((issue) =>
      slip(schema, each, nameOf(each) ?? `#${at + 1}`, issue, [list, at]),
    ),
  )

const nameOf = (given: unknown): string | null => {
  const id = (given as { id?: unknown } | null)?.id
  return typeof id === 'string' ? id.slice(0, 20) : null
}

function slip(
  schema: v.GenericSchema,
  given: unknown,
  card: string | null,
  issue: v.BaseIssue<unknown>,
  outer: FilePath,
): Fault {
  const field = v.getDotPath(issue) ?? ''
  const path = [...outer, ...(issue.path ?? []).map(({ key }) => key as string | number)]
  return inField(slipIn(schema, given, issue, { card, field }), card, field, path)
}

const inField = (reason: Refusal, card: string | null, field: string, path: FilePath): Fault => ({
  ...{ path, card, field },
  refusal: refuseBecause(reason, 'sternenfeuer.cards.field', { card: card ?? '–', field: field || '.' }),
})

/** Values, types of place and kinds are numbered by their place in these lists. */
function* inOrder({ values, placeTypes, kinds }: CardSet): Generator<Fault> {
  const lists = [
    ['values', values, VALUES],
    ['placeTypes', placeTypes, PLACE_TYPES],
    ['kinds', kinds, KINDS],
  ] as const
  for (const [field, list, ids] of lists) {
    const wrong = list.findIndex(({ id }, at) => id !== ids[at])
    if (wrong < 0) continue
    const where = { card: null, field: `${field}.${wrong}.id` }
    yield inField(slipOf(where, ids[wrong], list[wrong].id), null, where.field, [field, wrong, 'id'])
  }
}

function* twice({ places, cards }: CardSet): Generator<Fault> {
  const seen = new Set<string>()
  for (const [list, all] of [['places', places] as const, ['cards', cards] as const])
    for (const [at, { id }] of all.entries()) {
      const path = [list, at, 'id']
      if (seen.has(id)) yield { path, card: id, field: 'id', refusal: refuseFile('twice', { card: id }) }
      seen.add(id)
    }
}

/** SN-9.3: a card reaches what its vehicle reaches. */
function* vehiclesFit({ cards, vehicles }: CardSet): Generator<Fault> {
  for (const [at, card] of cards.entries()) {
    if (card.kind !== 'transfer') continue
    const { vehicle, reach } = card.effect
    const known = vehicles.find(({ id }) => id === vehicle)
    if (known && [...known.reach].sort().join() === [...reach].sort().join()) continue
    const refusal = refuseFile('vehicle', { card: card.id, vehicle: vehicle.slice(0, 20) }, 'SN-9.3')
    yield { path: ['cards', at, 'effect'], card: card.id, field: 'effect', refusal }
  }
}

/** SN-1.2, SN-1.4: enough for a deal. */
function* playable({ places, cards }: CardSet): Generator<Fault> {
  const whole = (field: string, refusal: Refusal): Fault => ({ path: [field], card: null, field, refusal })
  if (places.length < 3) yield whole('places', refuseFile('places', { n: places.length }, 'SN-1.2'))
  const demanding = places.filter(({ effects }) => effects.some(({ op }) => op === 'arrivalRequirement'))
  // What is known of a face-down figure is which place vouches for it; two such places could not both be believed.
  if (demanding.length > 1)
    yield whole('places', refuseFile('demanding', { place: demanding[1].id }, 'SN-10.4'))
  const size = cards.reduce((sum, card) => sum + card.copies, 0)
  if (size < 11 || size > 200) yield whole('cards', refuseFile('size', { n: size }, 'SN-1.4'))
  const figures = cards.reduce((sum, card) => sum + (card.kind === 'figure' ? card.copies : 0), 0)
  if (figures < 1 || figures > MOST_FIGURES)
    yield whole('cards', refuseFile('figures', { n: figures, max: MOST_FIGURES }, 'SN-4.1'))
}
