import { About, like } from '@sternentisch/kernel/card-file'
import * as v from 'valibot'

const Words = v.strictObject({ en: v.string(), de: v.string(), fr: v.string() })
const Names = v.strictObject({
  en: v.pipe(v.string(), v.minLength(1)),
  de: v.pipe(v.string(), v.minLength(1)),
  fr: v.pipe(v.string(), v.minLength(1)),
})

/** Every number has a bound, far above what the built-in set prints, and so that no file can make a turn without end. */
const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
/** AP, LP, MP and what is added to them; no count times AP comes near the limit of whole numbers. */
const points = (least: number) => whole(least, 10_000)
/** Ships on a card: each is a dot on the table. */
const shipsOn = whole(1, 10_000)
/** Cards that something is done to, or that are drawn. */
const fewCards = whole(1, 99)
/** Cards of a deck, and copies of one of them. */
const deckCards = (least: number) => whole(least, 200)
const copies = whole(1, 20)
const shipClass = v.picklist([1, 2, 3, 4])
const classes = v.pipe(v.array(shipClass), v.minLength(1), v.maxLength(4))
const ships = v.union([shipsOn, v.literal('all')])
const per = v.optional(v.literal('ship'))
const id = like(/^[a-z]+$/, 'cruiser')

// The closed vocabulary: what ships do to enemies, before the fire and in their turn
const Damage = v.strictObject({ op: v.literal('damage'), amount: points(1), ships, per })
const Destroy = v.strictObject({ op: v.literal('destroy'), ships, per })
const Kill = v.strictObject({ op: v.literal('kill'), ships, per })
const Jam = v.strictObject({ op: v.literal('jam'), ships, per })
const DamageBase = v.strictObject({ op: v.literal('damageBase'), amount: points(1) })
// and to the cards that follow them
const boost = { op: v.literal('boost'), times: v.optional(whole(2, 99)), add: v.optional(points(1)) }
const Boost = v.strictObject({ ...boost, cards: fewCards, classes: v.optional(classes) })
const Repair = v.strictObject({ op: v.literal('repair'), cards: fewCards, classes: v.optional(classes) })
const Reconstruct = v.strictObject({
  op: v.literal('reconstruct'),
  ships: shipsOn,
  per,
  classes: v.optional(classes),
})
const Draw = v.strictObject({ op: v.literal('draw'), count: fewCards })

/** Jamming is always preemptive; effects on own cards and on the Base never are. */
const Ability = v.variant('when', [
  v.strictObject({
    when: v.literal('preempt'),
    do: v.pipe(v.array(v.variant('op', [Damage, Destroy, Kill, Jam])), v.minLength(1), v.maxLength(9)),
  }),
  v.strictObject({
    when: v.literal('turn'),
    do: v.pipe(
      v.array(v.variant('op', [Damage, Destroy, Kill, DamageBase, Boost, Repair, Reconstruct])),
      v.minLength(1),
      v.maxLength(9),
    ),
  }),
])

const TacticEffect = v.variant('op', [
  v.strictObject({ op: v.literal('repair'), cards: v.literal(1) }),
  v.strictObject({ op: v.literal('reconstruct'), ships }),
  v.strictObject({ op: v.literal('destroy'), ships }),
  v.strictObject({ op: v.literal('kill'), ships }),
  v.strictObject({ op: v.literal('jam'), ships }),
  v.strictObject(boost),
  v.strictObject({ op: v.picklist(['toFront', 'removeFromGame', 'counter', 'revealHand']) }),
  DamageBase,
  Draw,
  v.strictObject({ op: v.literal('discardRandom'), count: fewCards }),
])

const Aura = v.variant('op', [
  v.strictObject({ op: v.literal('auraAp'), classes, plus: points(1) }),
  v.strictObject({ op: v.literal('auraCost'), classes, minus: points(1) }),
  v.strictObject({ op: v.literal('auraGain'), plus: points(1) }),
  v.strictObject({ op: v.literal('auraJamproof'), classes }),
  v.strictObject({ op: v.literal('auraDiscardMp'), amount: points(1) }),
])

const Sacrifice = v.nullable(
  v.strictObject({ count: copies, filter: v.strictObject({ type: v.literal('ship'), classes }) }),
)

const common = {
  id,
  name: Names,
  text: Words,
  race: v.picklist(['none', 'terra', 'helion', 'mir', 'taura']),
  source: v.picklist(['seed-figures', 'seed-name', 'own']),
  perPlayer: copies,
}
const inDeck = { ...common, firstGame: v.boolean() }
const hull = { class: shipClass, count: shipsOn, ap: points(0), lp: points(1) }
const totals = v.strictObject({ totalAp: whole(0, 10_000_000), totalLp: whole(1, 10_000_000) })

const Base = v.strictObject({
  ...common,
  ...hull,
  type: v.literal('base'),
  mp: v.literal(0),
  wreckMp: points(0),
  abilities: v.pipe(v.array(Ability), v.maxLength(0)),
  keywords: v.tuple([v.literal('base')]),
})
const Ship = v.strictObject({
  ...inDeck,
  ...hull,
  type: v.literal('ship'),
  mp: points(0),
  abilities: v.pipe(v.array(Ability), v.maxLength(9)),
  keywords: v.array(v.picklist(['mothership', 'selfdestruct'])),
  require: v.array(v.strictObject({ noExtraFleet: v.literal(true) })),
  sacrifice: Sacrifice,
  figures: v.optional(totals),
})
const Reinforcement = v.strictObject({
  ...inDeck,
  type: v.literal('reinforcement'),
  gain: points(0),
  effects: v.pipe(v.array(Draw), v.maxLength(9)),
  sacrifice: Sacrifice,
})
const Tactic = v.strictObject({
  ...inDeck,
  type: v.literal('tactic'),
  mp: points(0),
  timing: v.picklist(['any', 'main', 'battle', 'response']),
  target: v.nullable(
    v.variant('kind', [
      v.strictObject({ kind: v.literal('chainItem'), side: v.literal('enemy') }),
      v.strictObject({
        kind: v.literal('shipCard'),
        side: v.picklist(['own', 'enemy']),
        classes,
        base: v.boolean(),
        inBattle: v.boolean(),
      }),
    ]),
  ),
  effects: v.pipe(v.array(TacticEffect), v.minLength(1), v.maxLength(9)),
  sacrifice: Sacrifice,
})
const Commander = v.strictObject({
  ...inDeck,
  type: v.literal('commander'),
  onClass: shipClass,
  mp: points(0),
  auras: v.pipe(v.array(Aura), v.minLength(1), v.maxLength(9)),
})

export const Card = v.variant('type', [Base, Ship, Reinforcement, Tactic, Commander])

const level = {
  types: v.array(v.picklist(['ship', 'reinforcement', 'tactic', 'commander'])),
  classes: v.array(shipClass),
  exclude: v.array(id),
  tactics: v.boolean(),
  commanders: v.boolean(),
  extraFleets: v.boolean(),
  abilities: v.boolean(),
  scoring: v.picklist(['beginner', 'wrecked']),
}
const exact = v.strictObject({ ...level, ships: deckCards(1), reinforcements: deckCards(1) })
const free = v.strictObject({
  ...level,
  minCards: deckCards(1),
  reinforcementsAbout: deckCards(1),
  reinforcementsSoftRange: v.tuple([deckCards(0), deckCards(0)]),
  minCommanders: deckCards(0),
  minMotherships: deckCards(0),
})

/** The card file. Whoever owns the printed game can enter its cards in a file of the same shape. */
export const CardFile = v.strictObject({
  format: v.literal('sternentisch/spacetrace-cards'),
  version: v.literal(1),
  /** The name of the set, for the option `cards`. */
  id,
  about: v.optional(About),
  note: v.optional(v.string()),
  copies: v.optional(v.string()),
  vocabulary: v.optional(v.unknown()),
  levels: v.strictObject({ first: exact, second: exact, full: free }),
  cards: v.pipe(v.array(Card), v.maxLength(300)),
  decks: v.array(
    v.strictObject({
      id,
      name: Names,
      level: v.picklist(['first', 'second', 'full']),
      cards: v.record(id, copies),
    }),
  ),
})

export type CardFile = v.InferOutput<typeof CardFile>
export type AnyCard = v.InferOutput<typeof Card>
export type CardOf<Type extends AnyCard['type']> = Extract<AnyCard, { type: Type }>
export type Ability = v.InferOutput<typeof Ability>
export type TacticEffect = v.InferOutput<typeof TacticEffect>
export type Aura = v.InferOutput<typeof Aura>
export type Level = keyof CardFile['levels']
export type DeckCounts = Readonly<Record<string, number>>
