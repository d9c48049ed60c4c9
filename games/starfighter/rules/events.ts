import type { Result, Seat, Secret } from '@sternentisch/kernel'
import type { Effect, Half } from './symbols.ts'

/** Where a card lies: whose board, which sector (0 to 4 from South's left), which slot. */
export interface Spot {
  readonly seat: Seat
  readonly sector: number
  readonly place: number
  /** By which the card can be followed on the table. */
  readonly handle: number
  /** Its front, for those who know it. */
  readonly card: Secret<number>
}

/** An effect on a card in play. */
export interface Source extends Spot {
  readonly half: Half
  readonly effect: Effect
}

export type StarfighterEvent =
  | { readonly kind: 'cruiser'; readonly seat: Seat; readonly cruiser: Secret<number> }
  | { readonly kind: 'cruisers'; readonly cruisers: readonly number[] }
  | { readonly kind: 'picked'; readonly seat: Seat; readonly card: number }
  /** No more picks; the share has so many cards. */
  | { readonly kind: 'stopped'; readonly seat: Seat; readonly cards: number }
  | { readonly kind: 'leftOut'; readonly seat: Seat; readonly card: Secret<number> }
  /** The pile is made, of so many cards. */
  | { readonly kind: 'composed'; readonly seat: Seat; readonly cards: number }
  | { readonly kind: 'round'; readonly number: number; readonly initiative: Seat }
  | { readonly kind: 'shuffled'; readonly pile: number; readonly cards: number }
  /** Cards taken in from aside, and drawn; fewer than `symbols` if the piles ran out. */
  | {
      readonly kind: 'supply'
      readonly seat: Seat
      readonly symbols: number
      readonly fromAside: number
      readonly drawn: number
      readonly cards: Secret<readonly number[]>
    }
  | ({ readonly kind: 'played'; readonly up: boolean } & Spot)
  | {
      readonly kind: 'passed'
      readonly seat: Seat
      /** Nothing to play, or nowhere to play it. */
      readonly byItself: boolean
      readonly takesInitiative: boolean
    }
  /** One or two effects became visible and wait. */
  | { readonly kind: 'triggered'; readonly seat: Seat; readonly effects: readonly Source[] }
  /** A waiting effect is gone because its half is hidden or its card left. */
  | ({ readonly kind: 'cancelled' } & Omit<Source, 'place' | 'sector'>)
  /** An effect is carried out now; without a legal target it does nothing. */
  | ({ readonly kind: 'effect'; readonly possible: boolean; readonly chain: number } & Omit<
      Source,
      'place' | 'sector'
    >)
  | { readonly kind: 'aside'; readonly seat: Seat; readonly drawn: boolean }
  | ({ readonly kind: 'moved'; readonly by: Seat; readonly to: number; readonly toPlace: number } & Spot)
  | ({ readonly kind: 'pivoted'; readonly by: Seat; readonly turned: boolean } & Spot)
  | ({
      readonly kind: 'rolled'
      readonly by: Seat
      readonly up: boolean
      readonly weighed?: readonly number[]
    } & Spot)
  | ({
      readonly kind: 'destroyed'
      readonly by: 'damage' | 'effect'
      readonly weighed?: readonly number[]
    } & Spot)
  | ({ readonly kind: 'marked'; readonly half: Half; readonly on: 'fighter' | 'shield' } & Spot)
  /** Markers on a half that is hidden now went back to supply. */
  | ({ readonly kind: 'repaired'; readonly half: Half; readonly markers: number } & Spot)
  | {
      readonly kind: 'hull'
      readonly seat: Seat
      readonly lost: number
      readonly hull: number
      readonly by: 'damage' | 'effect'
      /** The sector through which damage came, else −1. */
      readonly sector: number
    }
  | { readonly kind: 'shifted'; readonly seat: Seat; readonly to: number; readonly offset: number }
  | { readonly kind: 'ordered'; readonly seat: Seat; readonly to: number }
  /** What South's and North's sector take, fixed at the start. */
  | {
      readonly kind: 'engagement'
      readonly south: number
      readonly north: number
      readonly salvos: readonly number[]
    }
  | { readonly kind: 'absorbed'; readonly seat: Seat; readonly sector: number; readonly lost: number }
  | { readonly kind: 'chainLimit' }
  | { readonly kind: 'roundEnd'; readonly initiative: Seat; readonly shieldMarkers: number }
  | {
      readonly kind: 'over'
      readonly result: Result
      readonly reason: 'hull' | 'cards' | 'drawn'
      readonly standstill: boolean
      /** Cards on board, in hand and aside, by seat. */
      readonly cards: readonly number[]
    }
