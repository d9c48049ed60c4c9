import type { Cards, Random, Result, Seat, Tell } from '@sternentisch/kernel'
import type { SpacetraceEvent } from './events.ts'
import type { Kit } from './kit.ts'
import type { Runs } from './runs.ts'

export type Fleet = 0 | 1
export const BASE_FLEET: Fleet = 0
export const EXTRA_FLEET: Fleet = 1

export type ShipClass = 1 | 2 | 3 | 4
const CLASS_NAMES = ['', 'I', 'II', 'III', 'IV']
/** Classes are written as on the cards, everywhere. */
export const className = (shipClass: number): string => CLASS_NAMES[shipClass]

/** SP-6.4 */
export type WindowKind = 'start' | 'ship' | 'commander' | 'ready' | 'row' | 'end'

/** SP-9.2; `unasked` until the owner has said. */
export type Join = 'unasked' | 'out' | 'before' | 'after'

/** SP-6.7: how long a player wants to pass. */
export type Pass = 'once' | 'battle' | 'attack' | 'turn' | 'tactic'

export interface ChainItem {
  seat: Seat
  /** The face of the card, which lies on its player's stage. */
  card: number
  /** The copy (handle) of the ship card it aims at; 0: none. */
  target: number
  cancelled: boolean
}

/**
 * What waits to be done; the last frame comes first (§5.2). `seat` is who decides while the frame waits for a
 * decision. Frames name cards that lie in the open only, by kind and copy: they are the same for every viewer.
 */
export type Frame =
  | TurnFrame
  | PlayFrame
  | TradeFrame
  | WindowFrame
  | ChainFrame
  | AttackFrame
  | OrderFrame
  | BattleFrame
  | OfferFrame

export interface TurnFrame {
  kind: 'turn'
  seat: Seat
  step: 'start' | 'main' | 'end'
}

/** A card announced and not yet paid for; it lies on top of its player's stage. */
export interface PlayFrame {
  kind: 'play'
  seat: Seat
  step: 'aim' | 'sacrifice' | 'pay'
  card: number
  /** The copy it aims at, or the host of a commander; 0: none. */
  target: number
  /** Copies chosen as sacrifices so far. */
  given: number[]
}

export interface TradeFrame {
  kind: 'trade'
  seat: Seat
  gain: 'mp' | 'card'
  left: number
}

export interface WindowFrame {
  kind: 'window'
  seat: Seat
  window: WindowKind
  /** Which holder is asked next, and how many have passed in succession. */
  next: number
  passes: number
}

export interface ChainFrame {
  kind: 'chain'
  /** Who may answer. */
  seat: Seat
  /** Answers come in; closed, the last card next; the last card takes effect, and lies here until it has. */
  step: 'build' | 'resolve' | 'effect'
  items: ChainItem[]
}

export interface AttackFrame {
  kind: 'attack'
  seat: Seat
  step: 'join' | 'order' | 'fight'
  /** By seat. */
  joins: Join[]
  /** How many of the battles (SP-14.3) have begun. */
  battles: number
}

export interface OrderFrame {
  kind: 'order'
  seat: Seat
  /** The first or second of the seat's fighting fleets. */
  turn: number
  class: ShipClass
  /** So many cards from the front are placed. */
  placed: number
}

export interface BattleFrame {
  kind: 'battle'
  seat: Seat
  step: 'ready' | 'row' | 'close'
  /** The fighting fleets, by seat. */
  fleets: Fleet[]
  /** The row that comes next. */
  row: number
  /** By seat, as bits: classes that have fired; classes present when the battle began. */
  spent: number[]
  locked: number[]
}

export interface OfferFrame {
  kind: 'offer'
  seat: Seat
}

export interface Table {
  options: Kit['options']
  /** 1 for the first turn. */
  turn: number
  active: Seat
  /** Manpower, by seat. */
  mp: number[]
  attacked: boolean
  commanded: boolean
  offered: boolean
  /** Did anything happen in this turn that keeps it from being quiet (SP-16.2)? */
  progress: boolean
  /** Quiet turns in succession; turns completed with both libraries empty. */
  quiet: number
  endgame: number
  /** By seat: a longer pass that still holds. Private. */
  standing: Pass[]
  /** By seat: the copy (handle) of the ship card that carries the commander; 0: none in play. */
  hosts: number[]
  cards: Cards
  /** Card → its ships; boosts until the end of the battle; 1 if it may not change fleets just now. */
  runs: Runs[]
  plus: number[]
  times: number[]
  moved: number[]
  pending: Frame[]
  result: Result | null
}

/** What a rule needs to see. */
export interface Looking {
  readonly table: Table
  readonly cards: Cards
  readonly kit: Kit
}

/** Everything a rule needs while an action is carried out. */
export interface Playing extends Looking {
  readonly random: Random
  readonly tell: Tell<SpacetraceEvent> | undefined
}

export const otherSeat = (seat: Seat): Seat => (seat === 0 ? 1 : 0)
