import type { Result, Seat, Secret } from '@sternentisch/kernel'

/** A figure in an event. Where it lies is public; who it is may be a secret. */
export interface EventFigure {
  readonly seat: Seat
  /** 0 to 2 */
  readonly place: number
  /** Face of the place card that lies there. */
  readonly world: number
  /** From its owner's left, 0 first. */
  readonly at: number
  readonly figure: Secret<number>
  /** By which it can be followed on the table. */
  readonly handle: number
}

/** The parts of a side total (SN-5.6). */
export interface Total {
  readonly printed: number
  readonly reinforcements: number
  readonly partner: number
  /** Of the action card on the attacking side, of the place on the defending side. */
  readonly bonus: number
  readonly total: number
}

export type DrawReason = 'draw' | 'refill' | 'defence'
export type RevealReason = 'owner' | 'attacked' | 'arrival' | 'end'
export type LossReason = 'beaten' | 'partner' | 'unfit'
export type PairEnd = 'lost' | 'spared' | 'transfer' | 'dismantled'
/** SN-12.4 to SN-12.6 */
export type DecidedBy = 'count' | 'cosmos' | 'tied' | 'empty'

export interface PlaceScore {
  /** Face of the place. */
  readonly place: number
  readonly owner: Seat | null
  readonly by: DecidedBy
  readonly figures: readonly number[]
  /** The highest Cosmic Might of each side; −1 without figures. */
  readonly cosmos: readonly number[]
}

/** What happened. Cards are named by the number of their design. */
export type SternenfeuerEvent =
  | {
      readonly kind: 'dealt'
      readonly opener: Seat
      readonly places: readonly number[]
      readonly aside: readonly number[]
    }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly turn: number; readonly forced: boolean }
  | {
      readonly kind: 'drawn'
      readonly seat: Seat
      readonly card: Secret<number>
      readonly why: DrawReason
      readonly left: number
    }
  | { readonly kind: 'declined'; readonly seat: Seat }
  | ({ readonly kind: 'placed' } & EventFigure)
  | ({ readonly kind: 'turnedUp'; readonly why: RevealReason } & EventFigure)
  | ({ readonly kind: 'reinforced'; readonly card: number } & EventFigure)
  | {
      readonly kind: 'coupled'
      readonly card: number
      readonly left: EventFigure
      readonly right: EventFigure
    }
  | {
      readonly kind: 'attacked'
      readonly card: number
      readonly value: number
      readonly attacker: EventFigure
      readonly target: EventFigure
    }
  | { readonly kind: 'window'; readonly seat: Seat }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'repelled'; readonly seat: Seat; readonly card: number }
  | {
      readonly kind: 'compared'
      readonly value: number
      readonly attacker: EventFigure
      readonly target: EventFigure
      readonly attacking: Total
      readonly defending: Total
      /** Who loses a figure; null after a tie, or where the attacker is spared. */
      readonly loser: Seat | null
    }
  | ({
      readonly kind: 'lost'
      readonly why: LossReason
      readonly reinforcements: readonly number[]
    } & EventFigure)
  | {
      readonly kind: 'uncoupled'
      readonly seat: Seat
      readonly place: number
      readonly card: number
      readonly why: PairEnd
    }
  | ({ readonly kind: 'transferred'; readonly card: number; readonly from: number } & EventFigure)
  | {
      readonly kind: 'scouted'
      readonly seat: Seat
      readonly card: number
      readonly seen: readonly EventFigure[]
    }
  | ({ readonly kind: 'dismantled'; readonly card: number; readonly removed: number } & EventFigure)
  | { readonly kind: 'salvaged'; readonly seat: Seat; readonly card: number; readonly taken: number }
  | { readonly kind: 'hurried'; readonly seat: Seat; readonly card: number; readonly steps: number }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly card: number; readonly why: 'step' | 'limit' }
  | { readonly kind: 'ended'; readonly seat: Seat; readonly skipped: boolean }
  | { readonly kind: 'scored'; readonly places: readonly PlaceScore[] }
  | { readonly kind: 'over'; readonly result: Result }
