import { About, like } from '@sternentisch/kernel/card-file'
import * as v from 'valibot'

/** Every text comes in three languages. */
const Text = v.strictObject({
  en: v.pipe(v.string(), v.minLength(1)),
  de: v.pipe(v.string(), v.minLength(1)),
  fr: v.pipe(v.string(), v.minLength(1)),
})
const origin = v.optional(v.string())

export const VALUES = ['cosmos', 'psi', 'combat', 'tech', 'guile'] as const
export const PLACE_TYPES = ['sphere', 'planet'] as const
export const KINDS = ['figure', 'action', 'reinforcement', 'collective', 'defence', 'transfer'] as const
export type Kind = (typeof KINDS)[number]

const value = v.picklist(VALUES)
const placeType = v.picklist(PLACE_TYPES)
/** Printed numbers; the base deck stays below 60. */
const power = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))
const amount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999))
const designId = like(/^[A-Z]\d{2}$/, 'F01')
const copies = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9))

const op = <Name extends string>(name: Name) => v.strictObject({ op: v.literal(name) })

/** SN-5.9 */
const Rider = v.variant('op', [
  op('noDefence'),
  op('spareAttacker'),
  op('ignoreSupport'),
  op('ambush'),
  v.strictObject({ op: v.literal('attackBonus'), amount }),
])

const Attack = v.strictObject({
  op: v.literal('attack'),
  value,
  riders: v.pipe(v.array(Rider), v.maxLength(9)),
})

/** SN-7.8. Fetching reinforcements is left out on purpose: games might not end (SN-12.10). */
const Alternative = v.variant('op', [
  Attack,
  op('scout'),
  op('dismantle'),
  v.strictObject({
    op: v.literal('salvage'),
    kinds: v.pipe(v.array(v.picklist(['figure', 'action'])), v.minLength(1), v.maxLength(2)),
  }),
  v.strictObject({
    op: v.literal('extraSteps'),
    amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)),
  }),
])

/** SN-10 */
const PlaceEffect = v.variant('op', [
  v.strictObject({ op: v.literal('blockValue'), value }),
  v.strictObject({
    op: v.literal('arrivalRequirement'),
    anyOf: v.pipe(v.array(v.strictObject({ value, min: power })), v.minLength(1), v.maxLength(9)),
  }),
  op('arriveFaceUp'),
  v.strictObject({ op: v.literal('loneDefenderBonus'), amount }),
])

export const Place = v.strictObject({
  id: like(/^P\d$/, 'P1'),
  key: v.string(),
  type: placeType,
  typeOrigin: origin,
  textOrigin: origin,
  name: Text,
  text: Text,
  flavour: Text,
  effects: v.pipe(v.array(PlaceEffect), v.maxLength(9)),
})

const common = { id: designId, copies, name: Text, flavour: Text }
const figureValues = v.strictObject({ cosmos: power, psi: power, combat: power, tech: power, guile: power })

export const Card = v.variant('kind', [
  v.strictObject({
    ...common,
    kind: v.literal('figure'),
    /** What it is called where there is little room; without it, by the first part of its name. */
    short: v.optional(Text),
    profile: v.optional(v.string()),
    values: figureValues,
  }),
  v.strictObject({ ...common, kind: v.literal('action'), text: Text, effect: Attack }),
  v.strictObject({
    ...common,
    kind: v.literal('reinforcement'),
    text: Text,
    effect: v.strictObject({ op: v.literal('reinforce'), bonus: v.partial(figureValues) }),
    alt: v.nullable(Alternative),
  }),
  v.strictObject({ ...common, kind: v.literal('collective'), text: Text, effect: op('couple') }),
  v.strictObject({
    ...common,
    kind: v.literal('defence'),
    text: Text,
    effect: v.strictObject({
      op: v.literal('repel'),
      against: v.pipe(v.array(value), v.minLength(1), v.maxLength(VALUES.length)),
    }),
  }),
  v.strictObject({
    ...common,
    kind: v.literal('transfer'),
    text: Text,
    effect: v.strictObject({
      op: v.literal('transfer'),
      vehicle: v.string(),
      reach: v.pipe(v.array(placeType), v.minLength(1), v.maxLength(2)),
    }),
  }),
])

const named = <Id extends v.GenericSchema>(id: Id) => v.strictObject({ id, origin, name: Text })

/** The frame of a card file; its places and cards are read one by one, so that a slip can be named by its card. */
export const CardFile = v.strictObject({
  schema: v.literal('sternentisch/sternenfeuer-cards@1'),
  about: v.optional(About),
  set: v.strictObject({
    id: like(/^[a-z][a-z0-9-]{0,30}$/, 'my-set-2'),
    version: v.string(),
    name: Text,
    note: v.optional(v.string()),
  }),
  values: v.pipe(
    v.array(
      v.strictObject({
        id: value,
        origin,
        name: Text,
        abbr: Text,
        printedRange: v.optional(v.tuple([power, power])),
      }),
    ),
    v.length(VALUES.length),
  ),
  placeTypes: v.pipe(v.array(named(placeType)), v.length(PLACE_TYPES.length)),
  vehicles: v.array(
    v.strictObject({ id: v.string(), origin, name: Text, reach: v.pipe(v.array(placeType), v.minLength(1)) }),
  ),
  kinds: v.pipe(v.array(named(v.picklist(KINDS))), v.length(KINDS.length)),
  places: v.pipe(v.array(v.unknown()), v.maxLength(10)),
  cards: v.pipe(v.array(v.unknown()), v.maxLength(200)),
})

export type Card = v.InferOutput<typeof Card>
export type Place = v.InferOutput<typeof Place>
export type Rider = v.InferOutput<typeof Rider>
export type Alternative = v.InferOutput<typeof Alternative>
export type Text = v.InferOutput<typeof Text>
export interface CardSet extends Omit<v.InferOutput<typeof CardFile>, 'places' | 'cards'> {
  readonly places: readonly Place[]
  readonly cards: readonly Card[]
}
