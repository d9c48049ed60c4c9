import type { Result, Seat, Secret } from '@sternentisch/kernel'

/** A ship in an event: its class is public, its type may be a secret. */
export interface EventShip {
  readonly seat: Seat
  readonly ship: Secret<number>
  readonly class: number
  /** By which it can be followed on the table; 0 if it cannot. */
  readonly handle: number
}

export interface Place {
  readonly sector: number
  /** From the bottom of the stack. */
  readonly place: number
}

export type Reason = 'military' | 'settlement' | 'tie' | 'partners' | 'empty'

/** What happened to the ships of one seat in a decided sector. */
export interface Homecoming {
  readonly seat: Seat
  readonly ships: readonly number[]
  readonly to: 'reserve' | 'discard'
}

export type StellarEvent =
  | {
      readonly kind: 'scenario'
      readonly number: number
      readonly start: Seat
      readonly sectors: readonly (readonly number[])[]
    }
  | { readonly kind: 'ready'; readonly seat: Seat; readonly fleet: Secret<number> }
  | { readonly kind: 'fleets'; readonly sizes: readonly number[] }
  | ({ readonly kind: 'drawn' } & EventShip)
  | ({ readonly kind: 'played'; readonly up: boolean } & EventShip & Place)
  | ({ readonly kind: 'revealed' } & EventShip & Place)
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'lapsed'; readonly seat: Seat; readonly ship: number; readonly byItself: boolean }
  | { readonly kind: 'looked'; readonly seat: Seat; readonly sector: number; readonly seen: Secret<Look> }
  | ({ readonly kind: 'warped'; readonly to: number; readonly turned: boolean } & EventShip & Place)
  | ({ readonly kind: 'mended'; readonly up: boolean } & EventShip & Place)
  | {
      readonly kind: 'fight'
      readonly sector: number
      readonly attacker: EventShip
      readonly defender: EventShip
      /** For the attacker: 1 win, −1 lose, 0 both are destroyed. */
      readonly outcome: number
      readonly weighed: readonly number[]
    }
  | ({ readonly kind: 'destroyed'; readonly by: 'battle' | 'rogue' } & EventShip & Place)
  | {
      readonly kind: 'sector'
      readonly sector: number
      readonly cards: readonly number[]
      readonly winner: Seat | null
      readonly reason: Reason
      readonly settlement: readonly number[]
      readonly points: number
      readonly fortified: boolean
      readonly ships: readonly Homecoming[]
      readonly weighed: readonly number[]
    }
  | {
      readonly kind: 'standing'
      readonly scenario: number
      readonly scores: readonly number[]
      readonly reserves: readonly number[]
    }
  | { readonly kind: 'over'; readonly result: Result }

/** What a Founder shows its owner: faces of the solar cards, and types of the ships by seat. */
export interface Look {
  readonly solar: readonly number[]
  readonly ships: readonly (readonly number[])[]
}
