import type { Result, Seat, Secret } from '@sternentisch/kernel'
import type { Op } from './figures.ts'
import type { Fleet, Join, ShipClass, WindowKind } from './table.ts'

/** A card that lies in the open: its id, and the copy (handle) by which it can be followed. */
export interface OpenCard {
  readonly seat: Seat
  readonly card: string
  readonly copy: number
}

/** What an effect or a salvo did to one card: its ships before and after. */
export interface Hit extends OpenCard {
  readonly before: readonly number[]
  readonly after: readonly number[]
}

/** Who announces a card shows that it can be paid for: that rests on the reinforcements in hand. */
interface Weighed {
  readonly weighed?: readonly number[]
}

export type SpacetraceEvent =
  | { readonly kind: 'started'; readonly seat: Seat }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly turn: number }
  | {
      readonly kind: 'drawn'
      readonly seat: Seat
      readonly count: number
      readonly cards: Secret<readonly string[]>
    }
  | ({ readonly kind: 'announced' } & OpenCard & Weighed)
  | ({ readonly kind: 'aimed'; readonly seat: Seat; readonly target: OpenCard } & Weighed)
  /** A reinforcement brought so much; the pool is what there is now. */
  | ({ readonly kind: 'reinforced'; readonly gain: number; readonly pool: number } & OpenCard)
  | ({ readonly kind: 'paid'; readonly cost: number; readonly pool: number } & OpenCard)
  | ({ readonly kind: 'deployed'; readonly fleet: Fleet } & OpenCard)
  | ({ readonly kind: 'commands'; readonly host: OpenCard } & OpenCard)
  | ({ readonly kind: 'sacrificed' } & OpenCard & Weighed)
  | ({ readonly kind: 'moved'; readonly fleet: Fleet } & OpenCard)
  | { readonly kind: 'traded'; readonly seat: Seat; readonly gain: 'mp' | 'card'; readonly amount: number }
  | ({ readonly kind: 'gaveUp'; readonly to: 'discard' | 'removed' } & OpenCard)
  | { readonly kind: 'passed'; readonly seat: Seat; readonly window: WindowKind | 'chain' }
  | ({ readonly kind: 'chained'; readonly depth: number; readonly target: OpenCard | null } & OpenCard)
  | ({ readonly kind: 'resolved'; readonly outcome: 'done' | 'cancelled' | 'noTarget' } & OpenCard)
  | { readonly kind: 'scanned'; readonly seat: Seat; readonly hand: Secret<readonly string[]> }
  | ({ readonly kind: 'lostFromHand' } & OpenCard)
  | ({ readonly kind: 'toFront' } & OpenCard)
  | { readonly kind: 'attack'; readonly seat: Seat }
  | { readonly kind: 'joined'; readonly seat: Seat; readonly join: Exclude<Join, 'unasked'> }
  | ({
      readonly kind: 'ordered'
      readonly fleet: Fleet
      readonly class: ShipClass
      readonly place: number
    } & OpenCard)
  | { readonly kind: 'battle'; readonly number: number; readonly fleets: readonly Fleet[] }
  /** By seat: the classes that meet in this row, and whether they fire. */
  | {
      readonly kind: 'row'
      readonly row: ShipClass
      readonly classes: readonly ShipClass[]
      readonly fires: readonly boolean[]
    }
  /** An effect of a ship card in battle, or of a tactic (`copy` is the acting card). */
  | ({
      readonly kind: 'effect'
      readonly op: Op
      readonly preempt: boolean
      readonly hits: readonly Hit[]
    } & OpenCard)
  | ({
      readonly kind: 'fired'
      readonly shots: number
      readonly ap: number
      readonly unfired: number
      readonly hits: readonly Hit[]
    } & OpenCard)
  | ({ readonly kind: 'selfdestructed' } & OpenCard)
  | ({ readonly kind: 'boosted'; readonly plus: number; readonly times: number } & OpenCard)
  | { readonly kind: 'baseHit'; readonly seat: Seat; readonly amount: number; readonly lp: number }
  | ({ readonly kind: 'left'; readonly to: 'discard' | 'removed'; readonly why: Leaving } & OpenCard)
  | { readonly kind: 'battleOver' }
  | { readonly kind: 'attackOver' }
  | { readonly kind: 'done'; readonly seat: Seat }
  | { readonly kind: 'offered'; readonly seat: Seat }
  | { readonly kind: 'declined'; readonly seat: Seat }
  | { readonly kind: 'turnOver'; readonly seat: Seat; readonly quiet: number }
  | { readonly kind: 'over'; readonly result: Result; readonly why: Ending }

/** Why a card leaves play. */
export type Leaving = 'wrecked' | 'sacrificed' | 'removed' | 'lostFleet' | 'commander'

export type Ending = 'base' | 'quiet' | 'cap' | 'agreed'
