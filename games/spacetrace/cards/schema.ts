import * as v from 'valibot'

const Words = v.strictObject({ en: v.string(), de: v.string(), fr: v.string() })
const Names = v.strictObject({
  en: v.pipe(v.string(), v.minLength(1)),
  de: v.pipe(v.string(), v.minLength(1)),
  fr: v.pipe(v.string(), v.minLength(1)),
})

/** So large that no count times AP comes near the limit of whole numbers. */
const MOST = 1_000_000
const whole = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(MOST))
const shipClass = v.picklist([1, 2, 3, 4])
const classes = v.pipe(v.array(shipClass), v.minLength(1), v.maxLength(4))
const ships = v.union([whole(1), v.literal('all')])
const per = v.optional(v.literal('ship'))
const id = v.pipe(v.string(), v.regex(/^[a-z]+$/))

// The closed vocabulary: what ships do to enemies, before the fire and in their turn
const Damage = v.strictObject({ op: v.literal('damage'), amount: whole(1), ships, per })
const Destroy = v.strictObject({ op: v.literal('destroy'), ships, per })
const Kill = v.strictObject({ op: v.literal('kill'), ships, per })
const Jam = v.strictObject({ op: v.literal('jam'), ships, per })
const DamageBase = v.strictObject({ op: v.literal('damageBase'), amount: whole(1) })
// and to the cards that follow them
const boost = { op: v.literal('boost'), times: v.optional(whole(2)), add: v.optional(whole(1)) }
const Boost = v.strictObject({ ...boost, cards: whole(1), classes: v.optional(classes) })
const Repair = v.strictObject({ op: v.literal('repair'), cards: whole(1), classes: v.optional(classes) })
const Reconstruct = v.strictObject({
  op: v.literal('reconstruct'),
  ships: whole(1),
  per,
  classes: v.optional(classes),
})
const Draw = v.strictObject({ op: v.literal('draw'), count: whole(1) })

/** Jamming is always preemptive; effects on own cards and on the Base never are. */
const Ability = v.variant('when', [
  v.strictObject({
    when: v.literal('preempt'),
    do: v.pipe(v.array(v.variant('op', [Damage, Destroy, Kill, Jam])), v.minLength(1)),
  }),
  v.strictObject({
    when: v.literal('turn'),
    do: v.pipe(
      v.array(v.variant('op', [Damage, Destroy, Kill, DamageBase, Boost, Repair, Reconstruct])),
      v.minLength(1),
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
  v.strictObject({ op: v.literal('discardRandom'), count: whole(1) }),
])

const Aura = v.variant('op', [
  v.strictObject({ op: v.literal('auraAp'), classes, plus: whole(1) }),
  v.strictObject({ op: v.literal('auraCost'), classes, minus: whole(1) }),
  v.strictObject({ op: v.literal('auraGain'), plus: whole(1) }),
  v.strictObject({ op: v.literal('auraJamproof'), classes }),
  v.strictObject({ op: v.literal('auraDiscardMp'), amount: whole(1) }),
])

const Sacrifice = v.nullable(
  v.strictObject({ count: whole(1), filter: v.strictObject({ type: v.literal('ship'), classes }) }),
)

const common = {
  id,
  name: Names,
  text: Words,
  race: v.picklist(['none', 'terra', 'helion', 'mir', 'taura']),
  source: v.picklist(['seed-figures', 'seed-name', 'own']),
  perPlayer: whole(1),
}
const inDeck = { ...common, firstGame: v.boolean() }
const hull = { class: shipClass, count: whole(1), ap: whole(0), lp: whole(1) }
const totals = v.strictObject({ totalAp: whole(0), totalLp: whole(1) })

const Base = v.strictObject({
  ...common,
  ...hull,
  type: v.literal('base'),
  mp: v.literal(0),
  wreckMp: whole(0),
  abilities: v.pipe(v.array(Ability), v.maxLength(0)),
  keywords: v.tuple([v.literal('base')]),
})
const Ship = v.strictObject({
  ...inDeck,
  ...hull,
  type: v.literal('ship'),
  mp: whole(0),
  abilities: v.array(Ability),
  keywords: v.array(v.picklist(['mothership', 'selfdestruct'])),
  require: v.array(v.strictObject({ noExtraFleet: v.literal(true) })),
  sacrifice: Sacrifice,
  figures: v.optional(totals),
})
const Reinforcement = v.strictObject({
  ...inDeck,
  type: v.literal('reinforcement'),
  gain: whole(0),
  effects: v.array(Draw),
  sacrifice: Sacrifice,
})
const Tactic = v.strictObject({
  ...inDeck,
  type: v.literal('tactic'),
  mp: whole(0),
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
  effects: v.pipe(v.array(TacticEffect), v.minLength(1)),
  sacrifice: Sacrifice,
})
const Commander = v.strictObject({
  ...inDeck,
  type: v.literal('commander'),
  onClass: shipClass,
  mp: whole(0),
  auras: v.pipe(v.array(Aura), v.minLength(1)),
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
const exact = v.strictObject({ ...level, ships: whole(1), reinforcements: whole(1) })
const free = v.strictObject({
  ...level,
  minCards: whole(1),
  reinforcementsAbout: whole(1),
  reinforcementsSoftRange: v.tuple([whole(0), whole(0)]),
  minCommanders: whole(0),
  minMotherships: whole(0),
})

/** The card file. Whoever owns the printed game can enter its cards in a file of the same shape. */
export const CardFile = v.strictObject({
  format: v.literal('sternentisch/spacetrace-cards'),
  version: v.literal(1),
  /** The name of the set, for the option `cards`. */
  id,
  note: v.optional(v.string()),
  copies: v.optional(v.string()),
  vocabulary: v.optional(v.unknown()),
  levels: v.strictObject({ first: exact, second: exact, full: free }),
  cards: v.array(Card),
  decks: v.array(
    v.strictObject({
      id,
      name: Names,
      level: v.picklist(['first', 'second', 'full']),
      cards: v.record(id, whole(1)),
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
