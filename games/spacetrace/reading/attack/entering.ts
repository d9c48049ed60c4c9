// What events change of an account
import type { Seat, Told } from '@sternentisch/kernel'
import type { SpacetraceEvent } from '../../rules/events.ts'
import type { Fleet, ShipClass } from '../../rules/table.ts'
import { SEATS } from '../seats.ts'
import { type Account, type BattleAccount, type Counted, leftIn, type RowAccount } from './account.ts'

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
