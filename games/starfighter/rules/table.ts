import type { Cards, Random, Result, Seat, Tell } from '@sternentisch/kernel'
import type { StarfighterEvent } from './events.ts'
import type { Kit } from './kit.ts'
import type { Lie } from './lies.ts'
import type { Options } from './options.ts'
import type { Effect, Half } from './symbols.ts'

export type FrameKind =
  | 'cruiser'
  | 'cruisers'
  | 'draft'
  | 'compose'
  | 'deployment'
  | 'battle'
  | 'salvo'
  | 'marker'
  | 'effects'
  | 'effect'

/** Of a battle: the initiative holder shifts, then chooses the direction; then engagements run. */
export type Step = 'shift' | 'order' | 'run' | ''

/**
 * What waits to be done; the last frame comes first. All frames have all fields, which keeps the chain fast;
 * `seat` is who decides, or whom it concerns.
 *
 * - `cruiser`, `cruisers`: a player chooses a cruiser; both do, in secret.
 * - `draft`: a player picks a card for their share; `left` is who has stopped, as bits.
 * - `compose`: both leave cards of their share out, in secret; `left` is who is ready, as bits.
 * - `deployment`: `seat` is on turn.
 * - `battle`: `step`; the next engagement is in South's `sector`, going on by `left` (1 or −1).
 * - `salvo`: `seat` still takes `left` damage in `sector`.
 * - `marker`: `seat` chooses the half of the top card of `sector` that takes a marker.
 * - `effects`: one or two effects wait, `first` and `second`.
 * - `effect`: `first` is being carried out.
 */
export interface Frame {
  kind: FrameKind
  seat: Seat
  step: Step
  sector: number
  left: number
  first: Waiting
  second: Waiting
}

/** Decided by both at the same time; `seat` means nothing then. */
export const asksBoth = ({ kind }: Frame): boolean => kind === 'cruisers' || kind === 'compose'

export const frame = (
  kind: FrameKind,
  seat: Seat,
  step: Step = '',
  sector = -1,
  left = 0,
  first: Waiting = 0,
  second: Waiting = 0,
): Frame => ({ kind, seat, step, sector, left, first, second })

/**
 * A visible half whose effect waits, in one number: the handle of its card, the effect, the printed half. A card
 * in play can be followed by its handle wherever it moves; 0 is nothing, or an effect that was cancelled.
 */
export type Waiting = number

export const waiting = (handle: number, effect: Effect, half: Half): Waiting =>
  (handle << 5) | (effect << 1) | half
export const handleOf = (each: Waiting): number => each >> 5
export const effectOf = (each: Waiting): Effect => (each >> 1) & 15
export const halfOf = (each: Waiting): Half => (each & 1) as Half

/** In `cruisers`: not chosen yet; chosen, but the viewer may not see it. */
export const NOT_CHOSEN = -1
export const CHOSEN = -2

export interface Table {
  options: Options
  /** 1 for the first; 0 before it. */
  round: number
  /** The starting player (SF-1.1). */
  start: Seat
  initiative: Seat
  /** Who has passed this round, as bits. */
  passed: number
  /** SF-4.2: the column of North's sector 1 minus that of South's. */
  offset: number
  hull: number[]
  cruisers: number[]
  /** How the card on each slot lies: ten sectors of four slots, as `slotOf` counts them; 0 where none lies. */
  lies: Lie[]
  /** Effects carried out in the current chain (SF-6.10). */
  chain: number
  /** Rounds in a row in which nothing happened (SF-7.6), and whether something did in this one. */
  idle: number
  acted: boolean
  cards: Cards
  pending: Frame[]
  result: Result | null
}

/** Everything a rule needs while an action is carried out. */
export interface Playing {
  readonly table: Table
  readonly cards: Cards
  readonly kit: Kit
  readonly random: Random
  readonly tell: Tell<StarfighterEvent> | undefined
}

export const other = (seat: Seat): Seat => (1 - seat) as Seat

/** Where the lie of a card is kept: zone of its sector, place from the bottom. */
export const slotOf = (zone: number, place: number): number => zone * 4 + place
