import type { Cards, Result, Seat, Secret } from '@sternentisch/kernel'
import type { Options } from './options.ts'

/** What waits to be decided. Frames name no cards, so they are the same for every viewer; only the picks are secret. */
export interface Frame {
  kind: 'choice'
  /** Seat → the strength of the ship it sends. */
  picks: number[]
}

/** In `picks`: nothing yet; a ship that the viewer may not see. */
export const NOT_READY = -1
export const READY = -2

export interface Table {
  options: Options
  /** 1 for the first; after the last it stays. */
  round: number
  /** Seat → rounds won. */
  won: number[]
  cards: Cards
  pending: Frame[]
  result: Result | null
}

/** What a player decides: the strength of the ship to send. */
export interface Action {
  readonly ship: number
}

export type SampleEvent =
  | { readonly kind: 'ready'; readonly seat: Seat; readonly ship: Secret<number> }
  | {
      readonly kind: 'clash'
      readonly round: number
      /** Seat → the strength of its ship. */
      readonly ships: readonly number[]
      readonly winner: Seat | null
      readonly weighed: readonly number[]
    }
  | { readonly kind: 'over'; readonly result: Result }
