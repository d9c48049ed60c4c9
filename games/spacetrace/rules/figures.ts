// What is printed on the cards, by face, in the shape that the rules read quickly
import { type AnyCard, type Aura, type CardFile, isMothership } from '../cards/index.ts'
import { actionsWith, type CardActions } from './action.ts'

export type Op =
  | 'damage'
  | 'destroy'
  | 'kill'
  | 'jam'
  | 'damageBase'
  | 'boost'
  | 'repair'
  | 'reconstruct'
  | 'toFront'
  | 'removeFromGame'
  | 'counter'
  | 'draw'
  | 'discardRandom'
  | 'revealHand'

/** One effect of the closed vocabulary. Every effect has every field: one shape for the interpreter. */
export interface Effect {
  readonly op: Op
  readonly amount: number
  /** How many ships; `EVERY` for all. */
  readonly ships: number
  readonly perShip: boolean
  /** How many cards, for drawing, discarding, repair and boost. */
  readonly cards: number
  readonly times: number
  readonly add: number
  /** The classes it reaches, as bits. */
  readonly classes: number
}

export const EVERY = 1e9
const ALL_CLASSES = 0b11110

/** What a commander does, summed up; figures by class 1 to 4. */
export interface Command {
  readonly ap: readonly number[]
  readonly discount: readonly number[]
  readonly gain: number
  readonly jamproof: number
  /** What a trade for manpower gives; 0: the usual. */
  readonly trade: number
}

export const NO_COMMAND: Command = {
  ap: [0, 0, 0, 0, 0],
  discount: [0, 0, 0, 0, 0],
  gain: 0,
  jamproof: 0,
  trade: 0,
}

export const BASE = 0
export const SHIP = 1
export const MOTHERSHIP = 2
export const REINFORCEMENT = 3
export const TACTIC = 4
export const COMMANDER = 5
/** Kinds are what the backs would show if anybody saw them; faces are numbered kind by kind. */
export type Kind = 0 | 1 | 2 | 3 | 4 | 5

/** A card with all that the rules ask of any kind of card; what a kind does not have is 0 or empty. */
export interface Figures {
  readonly card: AnyCard
  readonly id: string
  readonly actions: CardActions
  readonly kind: Kind
  readonly class: number
  readonly count: number
  readonly ap: number
  readonly lp: number
  readonly cost: number
  /** What it is worth in a discard pile (SP-17.2). */
  readonly worth: number
  readonly selfdestruct: boolean
  readonly preempt: readonly Effect[]
  /** In its turn: first on own cards, then on enemies (SP-11.5). */
  readonly onOwn: readonly Effect[]
  readonly onEnemy: readonly Effect[]
  readonly gain: number
  /** Of reinforcements and tactics. */
  readonly effects: readonly Effect[]
  /** SP-5.3: may only be played by whoever has no extra fleet. */
  readonly needsNoExtraFleet: boolean
  readonly sacrifices: number
  readonly sacrificeClasses: number
  readonly timing: 'any' | 'main' | 'battle' | 'response' | ''
  readonly aims: 'ship' | 'chain' | ''
  readonly aimsOwn: boolean
  readonly aimClasses: number
  readonly aimBase: boolean
  readonly aimInBattle: boolean
  /** The class a commander needs. */
  readonly hostClass: number
  readonly command: Command
}

const classBits = (classes: readonly number[]): number =>
  classes.reduce((bits, each) => bits | (1 << each), 0)

interface Written {
  readonly op: Op
  readonly amount?: number | undefined
  readonly ships?: number | 'all' | undefined
  readonly per?: 'ship' | undefined
  readonly cards?: number | undefined
  readonly count?: number | undefined
  readonly times?: number | undefined
  readonly add?: number | undefined
  readonly classes?: readonly number[] | undefined
}

const effect = (written: Written): Effect => ({
  op: written.op,
  amount: written.amount ?? 0,
  ships: written.ships === 'all' ? EVERY : (written.ships ?? 0),
  perShip: written.per === 'ship',
  cards: written.cards ?? written.count ?? 0,
  times: written.times ?? 1,
  add: written.add ?? 0,
  classes: written.classes ? classBits(written.classes) : ALL_CLASSES,
})

const isOnOwn = ({ op }: Effect): boolean => op === 'boost' || op === 'repair' || op === 'reconstruct'

const SIGNS = { base: '', ship: '>', reinforcement: '+', tactic: '*', commander: '>' } as const
const KINDS = {
  base: BASE,
  ship: SHIP,
  reinforcement: REINFORCEMENT,
  tactic: TACTIC,
  commander: COMMANDER,
} as const

function commandFrom(auras: readonly Aura[]): Command {
  const ap = [0, 0, 0, 0, 0]
  const discount = [0, 0, 0, 0, 0]
  let [gain, jamproof, trade] = [0, 0, 0]
  for (const aura of auras) {
    if (aura.op === 'auraAp') for (const each of aura.classes) ap[each] += aura.plus
    else if (aura.op === 'auraCost') for (const each of aura.classes) discount[each] += aura.minus
    else if (aura.op === 'auraGain') gain += aura.plus
    else if (aura.op === 'auraJamproof') jamproof |= classBits(aura.classes)
    else trade = Math.max(trade, aura.amount)
  }
  return { ap, discount, gain, jamproof, trade }
}

/** At the first level abilities are not played (SP-1.2). */
function figuresOf(card: AnyCard, abilities: boolean): Figures {
  const ship = card.type === 'ship' || card.type === 'base' ? card : null
  const does = (when: 'preempt' | 'turn'): Effect[] =>
    ship && abilities
      ? ship.abilities
          .filter((each) => each.when === when)
          .flatMap((each) => each.do.map((one) => effect(one)))
      : []
  const turn = does('turn')
  const sacrifice = 'sacrifice' in card ? card.sacrifice : null
  const aim = card.type === 'tactic' ? card.target : null
  const atShip = aim?.kind === 'shipCard' ? aim : null
  return {
    card,
    id: card.id,
    actions: actionsWith(card.id, SIGNS[card.type]),
    kind: isMothership(card) ? MOTHERSHIP : KINDS[card.type],
    class: ship?.class ?? 0,
    count: ship?.count ?? 0,
    ap: ship?.ap ?? 0,
    lp: ship?.lp ?? 0,
    cost: 'mp' in card ? card.mp : 0,
    worth: card.type === 'base' ? card.wreckMp : card.type === 'ship' ? card.mp : 0,
    selfdestruct: abilities && card.type === 'ship' && card.keywords.includes('selfdestruct'),
    preempt: does('preempt'),
    onOwn: turn.filter(isOnOwn),
    onEnemy: turn.filter((each) => !isOnOwn(each)),
    gain: card.type === 'reinforcement' ? card.gain : 0,
    effects:
      card.type === 'reinforcement' || card.type === 'tactic' ? card.effects.map((one) => effect(one)) : [],
    needsNoExtraFleet: card.type === 'ship' && card.require.length > 0,
    sacrifices: sacrifice?.count ?? 0,
    sacrificeClasses: sacrifice ? classBits(sacrifice.filter.classes) : 0,
    timing: card.type === 'tactic' ? card.timing : '',
    aims: aim ? (atShip ? 'ship' : 'chain') : '',
    aimsOwn: atShip?.side === 'own',
    aimClasses: atShip ? classBits(atShip.classes) : 0,
    aimBase: atShip?.base ?? false,
    aimInBattle: atShip?.inBattle ?? false,
    hostClass: card.type === 'commander' ? card.onClass : 0,
    command: card.type === 'commander' ? commandFrom(card.auras) : NO_COMMAND,
  }
}

/** Face → figures. Within a kind the order of the file stays. */
export const figuresFor = (set: CardFile, abilities: boolean): readonly Figures[] =>
  set.cards.map((card) => figuresOf(card, abilities)).sort((a, b) => a.kind - b.kind)
