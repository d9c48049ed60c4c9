import {
  type Alternative,
  type Card,
  type CardSet,
  KINDS,
  type Kind,
  PLACE_TYPES,
  type Place,
  type Rider,
  VALUES,
} from '../cards/index.ts'
import { sortOf } from './ways.ts'

/**
 * The closed vocabulary (§10.6): what a card can be used for. Every use has every field, so that all are of one
 * shape; a field that means nothing for its op is 0 or false.
 */
export interface Use {
  readonly op: Op
  /** Number of the value that is compared; −1 if none is. */
  readonly value: number
  readonly noDefence: boolean
  readonly spareAttacker: boolean
  readonly ignoreSupport: boolean
  readonly ambush: boolean
  readonly attackBonus: number
  /** Further main steps. */
  readonly amount: number
  /** Kinds that can be salvaged, as bits. */
  readonly kinds: number
  /** Types of place that can be reached, as bits. */
  readonly reach: number
  /** See `sortOf`. */
  readonly sort: number
}

export type Op =
  | 'place'
  | 'reinforce'
  | 'couple'
  | 'attack'
  | 'transfer'
  | 'scout'
  | 'dismantle'
  | 'salvage'
  | 'extraSteps'

/** One card as printed, with everything as numbers. */
export interface Design {
  readonly id: string
  readonly kind: Kind
  /** The same as a bit. */
  readonly kindBit: number
  /** What it can be used for as a main step, besides being discarded. */
  readonly uses: readonly Use[]
  /** Five printed values of a figure, five bonuses of a reinforcement. */
  readonly values: readonly number[]
  /** The highest of them. */
  readonly best: number
  /** Values that a defence card repels, as bits. */
  readonly against: number
}

/** A place as printed. */
export interface PlaceDesign {
  readonly id: string
  readonly type: number
  /** SN-10.3: values that cannot be used here, as bits. */
  readonly blocked: number
  /** SN-10.5 */
  readonly arriveFaceUp: boolean
  /** SN-10.6 */
  readonly loneDefenderBonus: number
  /** SN-10.4: which designs fit; null if all do. */
  readonly admits: readonly boolean[] | null
}

const NO_VALUES = [0, 0, 0, 0, 0]

function use(op: Op, given: Partial<Use> = {}): Use {
  const { value = -1, ambush = false } = given
  return {
    op,
    value,
    noDefence: given.noDefence ?? false,
    spareAttacker: given.spareAttacker ?? false,
    ignoreSupport: given.ignoreSupport ?? false,
    ambush,
    attackBonus: given.attackBonus ?? 0,
    amount: given.amount ?? 0,
    kinds: given.kinds ?? 0,
    reach: given.reach ?? 0,
    sort: sortOf({ op, value, ambush }),
  }
}

const bits = <T>(all: readonly T[], some: readonly T[]): number =>
  some.reduce((mask, each) => mask | (1 << all.indexOf(each)), 0)

/** SN-5.9 */
function attackWith(value: (typeof VALUES)[number], riders: readonly Rider[]): Use {
  const has = (op: Rider['op']): boolean => riders.some((rider) => rider.op === op)
  const bonus = riders.reduce((sum, rider) => sum + (rider.op === 'attackBonus' ? rider.amount : 0), 0)
  return use('attack', {
    value: VALUES.indexOf(value),
    noDefence: has('noDefence'),
    spareAttacker: has('spareAttacker'),
    ignoreSupport: has('ignoreSupport'),
    ambush: has('ambush'),
    attackBonus: bonus,
  })
}

/** SN-7.8 */
function alternative(alt: Alternative): Use {
  switch (alt.op) {
    case 'attack':
      return attackWith(alt.value, alt.riders)
    case 'salvage':
      return use('salvage', { kinds: bits<Kind>(KINDS, alt.kinds) })
    case 'extraSteps':
      return use('extraSteps', { amount: alt.amount })
    default:
      return use(alt.op)
  }
}

/** SN-3.4 */
function usesOf(card: Card): Use[] {
  switch (card.kind) {
    case 'figure':
      return [use('place')]
    case 'action':
      return [attackWith(card.effect.value, card.effect.riders)]
    case 'reinforcement':
      return [use('reinforce'), ...(card.alt ? [alternative(card.alt)] : [])]
    case 'collective':
      return [use('couple')]
    case 'transfer':
      return [use('transfer', { reach: bits(PLACE_TYPES, card.effect.reach) })]
    case 'defence':
      return []
  }
}

function printed(card: Card): readonly number[] {
  if (card.kind === 'figure') return VALUES.map((value) => card.values[value])
  if (card.kind === 'reinforcement') return VALUES.map((value) => card.effect.bonus[value] ?? 0)
  return NO_VALUES
}

export const designsOf = (cards: readonly Card[]): readonly Design[] =>
  cards.map((card) => ({
    id: card.id,
    kind: card.kind,
    kindBit: bits<Kind>(KINDS, [card.kind]),
    uses: usesOf(card),
    values: printed(card),
    best: Math.max(...printed(card)),
    against: card.kind === 'defence' ? bits(VALUES, card.effect.against) : 0,
  }))

/** A list by numbers from the first on. */
export function numbered<Thing>(first: number, things: readonly Thing[]): readonly Thing[] {
  if (first === 0) return things
  const all: Thing[] = []
  for (const [at, thing] of things.entries()) all[first + at] = thing
  return all
}

export const placesIn = (
  { places }: CardSet,
  designs: readonly Design[],
  first: number,
): readonly PlaceDesign[] =>
  places.map((place) => ({
    id: place.id,
    type: PLACE_TYPES.indexOf(place.type),
    blocked: place.effects.reduce(
      (mask, effect) => mask | (effect.op === 'blockValue' ? 1 << VALUES.indexOf(effect.value) : 0),
      0,
    ),
    arriveFaceUp: place.effects.some(({ op }) => op === 'arriveFaceUp'),
    loneDefenderBonus: place.effects.reduce(
      (sum, effect) => sum + (effect.op === 'loneDefenderBonus' ? effect.amount : 0),
      0,
    ),
    admits: admittedTo(place, designs, first),
  }))

/** SN-10.4: the printed values decide. */
function admittedTo(
  { effects }: Place,
  designs: readonly Design[],
  first: number,
): readonly boolean[] | null {
  const demands = effects.flatMap((effect) => (effect.op === 'arrivalRequirement' ? [effect.anyOf] : []))
  if (demands.length === 0) return null
  const admits = designs.map(({ values }) =>
    demands.every((anyOf) => anyOf.some(({ value, min }) => values[VALUES.indexOf(value)] >= min)),
  )
  return numbered(first, admits)
}
