import { MOST_FIGURES } from '../cards/index.ts'
import type { Op } from './designs.ts'

export type ActionKind = Op | 'draw' | 'decline' | 'turnUp' | 'discard' | 'end' | 'defend' | 'pass'

/** Which end of a row (SN-2.4); none where both are the same. */
export const NO_END = -1
export const LEFT = 0
export const RIGHT = 1

/**
 * What a player decides, named as a person would: a design and places. Every action has every field, −1 where it
 * means nothing, and equal actions are one object: a single shape that is never allocated in play.
 */
export interface Action {
  readonly kind: ActionKind
  /** The design of the card from hand. */
  readonly card: number
  /** Whose figure is named. */
  readonly seat: number
  /** 0 to 2: where the figure lies, or where a new one goes. */
  readonly place: number
  /** The figure, from its owner's left; of a pair the left one. */
  readonly at: number
  /** The opposing figure that is attacked. */
  readonly target: number
  /** Where a transfer goes. */
  readonly to: number
  readonly end: number
  /** The design that is dismantled or salvaged. */
  readonly other: number
}

/** Built field by field in one place, so that all actions have one shape. */
const make = (
  kind: ActionKind,
  card = -1,
  seat = -1,
  place = -1,
  at = -1,
  target = -1,
  to = -1,
  end = -1,
  other = -1,
): Action => Object.freeze({ kind, card, seat, place, at, target, to, end, other })

export const DRAW = make('draw')
export const DECLINE = make('decline')
export const END = make('end')
export const PASS = make('pass')

/**
 * Own sets have large numbers, and lists must not: each design gets its place as it is first asked for. Those of the shipped set are
 * their own places.
 */
const OWN = 256
const places = new Map<number, number>()

function placeOfOwn(card: number): number {
  const found = places.get(card)
  if (found !== undefined) return found
  const place = OWN + places.size
  places.set(card, place)
  return place
}

const placeOf = (card: number): number => (card < OWN ? card : placeOfOwn(card))

/** Lists that fill up as actions are first asked for. */
type Kept = (Action | undefined)[]
type Shelf = (Kept | undefined)[]

const kept = (shelf: Shelf, key: number): Kept => {
  const found = shelf[key]
  if (found !== undefined) return found
  const fresh: Kept = []
  while (shelf.length <= key) shelf.push(undefined)
  shelf[key] = fresh
  return fresh
}

const keep = (list: Kept, key: number, action: Action): Action => {
  while (list.length <= key) list.push(undefined)
  list[key] = action
  return action
}

const discards: Kept = []
export const discardAction = (card: number): Action =>
  discards[placeOf(card)] ?? keep(discards, placeOf(card), make('discard', card))

const defences: Kept = []
export const defendAction = (card: number): Action =>
  defences[placeOf(card)] ?? keep(defences, placeOf(card), make('defend', card))

const scouts: Kept = []
export const scoutAction = (card: number): Action =>
  scouts[placeOf(card)] ?? keep(scouts, placeOf(card), make('scout', card))

const hurries: Kept = []
export const extraStepsAction = (card: number): Action =>
  hurries[placeOf(card)] ?? keep(hurries, placeOf(card), make('extraSteps', card))

const placings: Kept = []
export const placeAction = (card: number, place: number, end: number): Action => {
  const key = (placeOf(card) * 3 + place) * 3 + end + 1
  return placings[key] ?? keep(placings, key, make('place', card, -1, place, -1, -1, -1, end))
}

const turnUps: Kept = []
export const turnUpAction = (seat: number, place: number, at: number): Action => {
  const key = (seat * 3 + place) * MOST_FIGURES + at
  return turnUps[key] ?? keep(turnUps, key, make('turnUp', -1, seat, place, at))
}

const reinforcing: Shelf = []
export const reinforceAction = (card: number, seat: number, place: number, at: number): Action => {
  const list = kept(reinforcing, placeOf(card))
  const key = (seat * 3 + place) * MOST_FIGURES + at
  return list[key] ?? keep(list, key, make('reinforce', card, seat, place, at))
}

const couplings: Shelf = []
export const coupleAction = (card: number, seat: number, place: number, at: number): Action => {
  const list = kept(couplings, placeOf(card))
  const key = (seat * 3 + place) * MOST_FIGURES + at
  return list[key] ?? keep(list, key, make('couple', card, seat, place, at))
}

const attacks: Shelf = []
export const attackAction = (
  card: number,
  seat: number,
  place: number,
  at: number,
  target: number,
): Action => {
  const list = kept(attacks, (placeOf(card) * 6 + seat * 3 + place) * MOST_FIGURES + at)
  return list[target] ?? keep(list, target, make('attack', card, seat, place, at, target))
}

const transfers: Shelf = []
export const transferAction = (
  card: number,
  seat: number,
  place: number,
  at: number,
  to: number,
  end: number,
): Action => {
  const list = kept(transfers, (placeOf(card) * 6 + seat * 3 + place) * MOST_FIGURES + at)
  const key = to * 3 + end + 1
  return list[key] ?? keep(list, key, make('transfer', card, seat, place, at, -1, to, end))
}

const dismantlings: Shelf = []
/** `seat` is the owner of what is dismantled. */
export const dismantleAction = (
  card: number,
  seat: number,
  place: number,
  at: number,
  other: number,
): Action => {
  const list = kept(dismantlings, (placeOf(card) * 6 + seat * 3 + place) * MOST_FIGURES + at)
  return (
    list[placeOf(other)] ??
    keep(list, placeOf(other), make('dismantle', card, seat, place, at, -1, -1, -1, other))
  )
}

const salvages: Shelf = []
export const salvageAction = (card: number, other: number): Action => {
  const list = kept(salvages, placeOf(card))
  return (
    list[placeOf(other)] ?? keep(list, placeOf(other), make('salvage', card, -1, -1, -1, -1, -1, -1, other))
  )
}
