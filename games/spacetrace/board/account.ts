// The account of an attack, row by row: of one that is fought, and of one that is foretold
import type { Seat, Told } from '@sternentisch/kernel'
import type { SpacetraceEvent } from '../rules/events.ts'
import type { Figures } from '../rules/figures.ts'
import type { Fleet, ShipClass } from '../rules/table.ts'
import { runsFrom, type View } from '../rules/view.ts'
import { isSingle, SEATS, shipsOf } from './reading.ts'

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

interface Counted {
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

/** The account after one more event; unchanged by most. */
export function entered(account: Account, event: Told<SpacetraceEvent>): Account {
  switch (event.kind) {
    case 'battle':
      return {
        ...account,
        inRow: false,
        battles: [...account.battles, { number: event.number, fleets: event.fleets, rows: [] }],
      }
    case 'row':
      return addRow(account, event.row, event.classes, event.fires)
    case 'fired':
    case 'effect':
      return update(account, new Map(event.hits.map(({ copy, after }) => [copy, after])))
    case 'selfdestructed':
      return update(account, new Map([[event.copy, []]]))
    case 'baseHit':
      return update(account, new Map([[baseIn(account, event.seat), [1, event.lp, 0]]]))
    case 'left':
      return update(account, new Map([[event.copy, []]]))
    // Between rows: what tactics do now belongs to none of them.
    case 'passed':
    case 'announced':
    case 'chained':
      return account.inRow ? { ...account, inRow: false } : account
    default:
      return account
  }
}

const baseIn = ({ cards }: Account, seat: Seat): number =>
  [...cards].find(([, each]) => each.base && each.seat === seat)?.[0] ?? -1

function update(account: Account, changes: ReadonlyMap<number, readonly number[]>): Account {
  const cards = new Map(account.cards)
  for (const [copy, runs] of changes) {
    const card = cards.get(copy)
    if (card) cards.set(copy, { ...card, runs })
  }
  const battle = account.battles.at(-1)
  const row = battle?.rows.at(-1)
  if (!battle || !row || !account.inRow) return { ...account, cards }
  const after = SEATS.map((seat) =>
    strengthOf(cards, seat, battle.fleets[seat], row.classes[seat], row.inLp[seat]),
  )
  const lost = [...account.cards]
    .filter(([copy]) => row.lost.includes(copy) || leftIn(account, copy))
    .map(([copy]) => copy)
    .filter((copy) => leftIn({ ...account, cards }, copy) === 0)
  return {
    ...account,
    cards,
    battles: withRow(account.battles, [...battle.rows.slice(0, -1), { ...row, after, lost }]),
  }
}

const withRow = (
  battles: readonly BattleAccount[],
  rows: readonly RowAccount[],
): readonly BattleAccount[] => [...battles.slice(0, -1), { ...battles[battles.length - 1], rows }]

function addRow(
  account: Account,
  row: ShipClass,
  classes: readonly ShipClass[],
  fires: readonly boolean[],
): Account {
  const battle = account.battles.at(-1)
  if (!battle) return account
  const inLp = SEATS.map((seat) => countsLp(account.cards, seat, battle.fleets[seat], classes[seat]))
  const before = SEATS.map((seat) =>
    strengthOf(account.cards, seat, battle.fleets[seat], classes[seat], inLp[seat]),
  )
  const added: RowAccount = { row, classes, fires, before, after: before, inLp, lost: [] }
  return { ...account, inRow: true, battles: withRow(account.battles, [...battle.rows, added]) }
}

type Cards = Account['cards']

const engaged = (cards: Cards, seat: Seat, fleet: Fleet, shipClass: number): readonly Counted[] =>
  [...cards.values()].filter((card) => card.seat === seat && card.fleet === fleet && card.class === shipClass)

const countsLp = (cards: Cards, seat: Seat, fleet: Fleet, shipClass: number): boolean =>
  engaged(cards, seat, fleet, shipClass).every(({ single }) => single)

function strengthOf(cards: Cards, seat: Seat, fleet: Fleet, shipClass: number, inLp: boolean): number {
  let sum = 0
  for (const { runs } of engaged(cards, seat, fleet, shipClass))
    for (let i = 0; i < runs.length; i += 3)
      if (runs[i + 1] > 0) sum += inLp ? runs[i] * runs[i + 1] : runs[i]
  return sum
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

/** What one side lost: LP of its Base, and whole cards. */
export interface Loss {
  readonly base: number
  readonly cards: number
}

/** By seat: what was there before and is not there after. */
export const lossesIn = (before: Account, after: Account): readonly Loss[] =>
  SEATS.map((seat) => {
    const loss = { base: 0, cards: 0 }
    for (const [copy, card] of before.cards) {
      if (card.seat !== seat) continue
      const [had, has] = [leftIn(before, copy) ?? 0, leftIn(after, copy) ?? 0]
      if (card.base) loss.base += had - has
      else if (has === 0 && had > 0) loss.cards++
    }
    return loss
  })
