import { AUDIENCE, type Cards, type Random, type Result, type Seat, type Tell } from '@sternentisch/kernel'
import type { SternenfeuerEvent } from './events.ts'
import type { Kit } from './kit.ts'
import type { Options } from './options.ts'
import { rowOf } from './zones.ts'

/** SN-3.1 */
export type Step = 'draw' | 'act' | 'end'

/** The turn (SN-3), and above it an attack that waits for the defender (SN-6). Figures are named by their place. */
export interface Turn {
  kind: 'turn'
  seat: Seat
  step: Step
  /** Took a card in the draw decision. */
  drew: boolean
  /** Main steps made, and main steps still allowed. */
  made: number
  left: number
  turnedUp: boolean
}

export interface Defence {
  kind: 'defence'
  /** Who is asked: the owner of the target. */
  seat: Seat
  place: number
  attacker: number
  target: number
  /** Whether the target lay face down when it was attacked. */
  wasDown: boolean
}

export type Frame = Turn | Defence

export interface Table {
  options: Options
  opener: Seat
  /** 1 for the first; one for each player's turn. */
  turn: number
  /** Skipped turns in a row (SN-3.9). */
  skips: number
  cards: Cards
  /** Handle of a figure → the turn in which it was placed, and in which it turned up; 0 where there is none. */
  placed: number[]
  revealed: number[]
  pending: Frame[]
  result: Result | null
}

/** What a rule needs to see: a table, or as much of one as a viewer knows. */
export interface Looking {
  readonly table: Table
  readonly cards: Cards
  readonly kit: Kit
}

/** Everything a rule needs while an action is carried out. */
export interface Playing extends Looking {
  readonly random: Random
  readonly tell: Tell<SternenfeuerEvent> | undefined
}

export const HAND_SIZE = 5

export const otherSeat = (seat: number): Seat => (1 - seat) as Seat

export const isUp = (cards: Cards, card: number): boolean => (cards.known[card] & AUDIENCE) !== 0

/** SN-4.6: face up since an earlier turn. */
export const isReady = ({ table, cards }: Looking, card: number): boolean =>
  isUp(cards, card) && table.revealed[cards.handle[card]] < table.turn

/** Figures are followed by their handles, which are the same for everybody; handles are given out one by one. */
export function dateFigure({ placed, revealed }: Table, handle: number, since: number, up: number): void {
  while (placed.length <= handle) {
    placed.push(0)
    revealed.push(0)
  }
  placed[handle] = since
  revealed[handle] = up
}

/** Where in its row the figure lies that is the so-manyth from its owner's left; −1 if there is none. */
export function indexOfFigure(kit: Kit, row: readonly number[], at: number): number {
  let left = at
  for (let index = 0; index < row.length; index++) {
    if (kit.isFigure[row[index]] && left-- === 0) return index
  }
  return -1
}

/** The figure with all that lies under it ends before this index. */
export function groupEnd(kit: Kit, row: readonly number[], index: number): number {
  let end = index + 1
  while (end < row.length && !kit.isFigure[row[end]]) end++
  return end
}

export function countFigures(kit: Kit, row: readonly number[]): number {
  let figures = 0
  for (let index = 0; index < row.length; index++) figures += kit.asFigure[row[index]]
  return figures
}

export const figureAt = ({ cards, kit }: Looking, seat: number, place: number, at: number): number => {
  const row = cards.zones[rowOf(seat, place)]
  return row[indexOfFigure(kit, row, at)]
}

/** SN-8: which neighbour a figure is coupled with: +1 the next, −1 the one before, 0 none. */
export function partnerOf(kit: Kit, row: readonly number[], index: number): number {
  const end = groupEnd(kit, row, index)
  if (kit.isCollective[row[end - 1]]) return 1
  return index > 0 && kit.isCollective[row[index - 1]] ? -1 : 0
}

/** The index of the figure before this one. */
export function figureBefore(kit: Kit, row: readonly number[], index: number): number {
  let before = index - 1
  while (before >= 0 && !kit.isFigure[row[before]]) before--
  return before
}
