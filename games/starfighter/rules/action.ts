import { remember } from '@sternentisch/kernel'
import type { EffectId, Half } from './symbols.ts'

export type Kind =
  | 'cruiser'
  | 'pick'
  | 'stop'
  | 'leave'
  | 'ready'
  | 'play'
  | 'pass'
  | 'first'
  | Exclude<EffectId, 'draw' | 'hitEnemy' | 'hitOwn'>
  | 'mark'
  | 'shift'
  | 'order'

/**
 * What a player decides, named as a person would: a card and a place. Every action has every field, −1 where it
 * means nothing, and equal actions are one frozen object that is never allocated in play.
 */
export interface Action {
  readonly kind: Kind
  /** The ID of a card, or the class of a cruiser; empty where it means nothing. */
  readonly card: string
  /** Whose board. */
  readonly seat: number
  readonly sector: number
  readonly place: number
  /** The sector moved to; for shift and order a direction in the common frame: −1 left, 0 stay, 1 right. */
  readonly to: number
  /** Front up? */
  readonly up: boolean
  readonly half: Half | -1
}

/** Built field by field in one place, so that all actions have one shape. */
const the = (given: Partial<Action> & { kind: Kind }): Action => {
  const { kind, card = '', seat = -1, sector = -1, place = -1, to = -1, up = false, half = -1 } = given
  return Object.freeze({ kind, card, seat, sector, place, to, up, half })
}

const table = <T>(size: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: size }, (_, i) => make(i))

export const PASS: Action = the({ kind: 'pass' })

const byCard = (kind: Kind): ((card: string) => Action) => {
  const made = new Map<string, Action>()
  return (card) => remember(made, card, () => the({ kind, card }))
}
export const cruiserAction = byCard('cruiser')
export const pickAction = byCard('pick')
export const leaveAction = byCard('leave')
export const STOP: Action = the({ kind: 'stop' })
export const READY: Action = the({ kind: 'ready' })

const plays = new Map<string, readonly Action[]>()

/** All ways to play a card, by `sector × 2 + (front up ? 1 : 0)`. */
export const playsOf = (card: string): readonly Action[] =>
  remember(plays, card, () =>
    table(10, (way) => the({ kind: 'play', card, sector: way >> 1, up: (way & 1) === 1 })),
  )
export const playAction = (card: string, sector: number, up: boolean): Action =>
  playsOf(card)[sector * 2 + (up ? 1 : 0)]

export const FIRST: readonly Action[] = [the({ kind: 'first', half: 0 }), the({ kind: 'first', half: 1 })]
export const MARK: readonly Action[] = [the({ kind: 'mark', half: 0 }), the({ kind: 'mark', half: 1 })]

/** Slot (as `slotOf` counts) → the action on the card there. */
const onCards = (kind: Kind): readonly Action[] =>
  table(40, (slot) => {
    const zone = slot >> 2
    return the({ kind, seat: zone < 5 ? 0 : 1, sector: zone % 5, place: slot & 3 })
  })

export const VERTICALS = onCards('moveVertical')
export const PIVOTS = onCards('pivot')
export const DESTRUCTIONS = onCards('destroy')
export const BARREL_ROLLS = onCards('barrelRoll')

/** Slot × 5 + sector moved to. */
const moves = (kind: Kind): readonly Action[] =>
  table(200, (index) => {
    const slot = Math.floor(index / 5)
    const zone = slot >> 2
    return the({ kind, seat: zone < 5 ? 0 : 1, sector: zone % 5, place: slot & 3, to: index % 5 })
  })

export const HORIZONTALS = moves('moveHorizontal')
export const FREES = moves('moveFree')

/** Zone of a sector → a hit on its top card. */
export const FIGHTER_HITS: readonly Action[] = table(10, (zone) =>
  the({ kind: 'hitFighter', seat: zone < 5 ? 0 : 1, sector: zone % 5 }),
)

/** Left, stay, right. */
export const SHIFTS: readonly Action[] = [-1, 0, 1].map((to) => the({ kind: 'shift', to }))
/** From left to right, from right to left, in the common frame. */
export const ORDERS: readonly Action[] = [1, -1].map((to) => the({ kind: 'order', to }))
