// The account of an attack, row by row: of one that is fought, and of one that is foretold
import type { Seat } from '@sternentisch/kernel'
import type { Figures } from '../../rules/figures.ts'
import type { Fleet, ShipClass } from '../../rules/table.ts'
import { runsFrom, type View } from '../../rules/view.ts'
import { SEATS } from '../seats.ts'
import { isSingle, shipsOf } from '../ships.ts'

/** One row: who met whom, who fired, and what both had before and after. By seat. */
export interface RowAccount {
  readonly row: ShipClass
  readonly classes: readonly ShipClass[]
  readonly fires: readonly boolean[]
  readonly before: readonly number[]
  readonly after: readonly number[]
  /** Whether LP are counted and not ships: single ships, and the Base. */
  readonly inLp: readonly boolean[]
  /** The copies of which nothing is left. */
  readonly lost: readonly number[]
}

export interface BattleAccount {
  readonly number: number
  readonly fleets: readonly Fleet[]
  readonly rows: readonly RowAccount[]
}

/** A card in play, and what is left of it. */
export interface Counted {
  readonly figures: Figures
  readonly seat: Seat
  readonly fleet: Fleet
  readonly class: number
  readonly single: boolean
  readonly base: boolean
  readonly runs: readonly number[]
}

export interface Account {
  readonly cards: ReadonlyMap<number, Counted>
  readonly battles: readonly BattleAccount[]
  /** The last row of the last battle is being fought: what is lost now is lost in it. */
  readonly inRow: boolean
}

export function openAccount(view: View): Account {
  const cards = new Map<number, Counted>()
  for (const seat of SEATS)
    for (const { copy, fleet, figures, ship } of shipsOf(view, seat))
      cards.set(copy, {
        figures,
        seat,
        fleet,
        class: figures.class,
        single: isSingle(figures),
        base: figures.card.type === 'base',
        runs: runsFrom(ship.runs),
      })
  return { cards, battles: [], inRow: false }
}

/** What is left of a card: its ships, or the LP of a single one; null if it is not known here. */
export function leftIn({ cards }: Account, copy: number): number | null {
  const card = cards.get(copy)
  if (!card) return null
  let sum = 0
  for (let i = 0; i < card.runs.length; i += 3)
    if (card.runs[i + 1] > 0) sum += card.single ? card.runs[i + 1] : card.runs[i]
  return sum
}
