// Two fleets put together at will, and the table on which they stand
import { isRefusal, type Seat } from '@sternentisch/kernel'
import { type CardOf, cards, writeDeck } from '../../cards/index.ts'
import { spacetrace } from '../../rules/game.ts'
import { className } from '../../rules/table.ts'
import type { View } from '../../rules/view.ts'

/** A ship card in a fleet, and what is left of it: ships, or the LP of a single one. */
export interface Placed {
  readonly id: string
  readonly left: number
}

/** Base fleets: the attacker's, then the defender's; within a class the front comes first. */
export type Fleets = readonly (readonly Placed[])[]

export type ShipFigures = CardOf<'ship' | 'base'>

const isShip = (card: { readonly type: string }): card is ShipFigures =>
  card.type === 'ship' || card.type === 'base'

/** Whatever can stand in a base fleet; a Mothership opens another one (SP-14.1). */
export const ships: readonly ShipFigures[] = cards.cards
  .filter(isShip)
  .filter((card) => card.type === 'base' || !card.keywords.includes('mothership'))
  .sort((a, b) => a.class - b.class)

export const shipOf = (id: string): ShipFigures => ships.find((ship) => ship.id === id)!

/** What can be lost of a card. */
export const fullOf = ({ count, lp }: ShipFigures): number => (count > 1 ? count : lp)

const fresh = (id: string): Placed => ({ id, left: fullOf(shipOf(id)) })

export const EXAMPLE: Fleets = [
  ['fighter', 'stormwing', 'destroyer', 'siegelance', 'base'].map(fresh),
  ['fighter', 'drones', 'cruiser', 'base'].map(fresh),
]

const withFleet = (fleets: Fleets, seat: Seat, fleet: readonly Placed[]): Fleets => fleets.with(seat, fleet)

/** Each half of the box has only so many. */
export const mayAdd = (fleets: Fleets, seat: Seat, { id, type, perPlayer }: ShipFigures): boolean =>
  type !== 'base' && fleets[seat].filter((each) => each.id === id).length < perPlayer

/** At the back of its class, but in front of the Base: nobody puts a Base before its wall. */
export function added(fleets: Fleets, seat: Seat, id: string): Fleets {
  const own = shipOf(id).class
  const next = fleets[seat].findIndex((each) => shipOf(each.id).class > own || each.id === 'base')
  return withFleet(fleets, seat, fleets[seat].toSpliced(next, 0, fresh(id)))
}

export const removed = (fleets: Fleets, seat: Seat, at: number): Fleets =>
  withFleet(fleets, seat, fleets[seat].toSpliced(at, 1))

export function damaged(fleets: Fleets, seat: Seat, at: number, left: number): Fleets {
  const { id } = fleets[seat][at]
  const kept = Math.min(fullOf(shipOf(id)), Math.max(1, Math.round(left)))
  return withFleet(fleets, seat, fleets[seat].with(at, { id, left: kept }))
}

/** Whether another card of its class stands before it. */
export const hasOneBefore = (fleet: readonly Placed[], at: number): boolean =>
  at > 0 && shipOf(fleet[at - 1].id).class === shipOf(fleet[at].id).class

/** One place nearer to the front. */
export const advanced = (fleets: Fleets, seat: Seat, at: number): Fleets =>
  withFleet(fleets, seat, fleets[seat].with(at, fleets[seat][at - 1]).with(at - 1, fleets[seat][at]))

/** `10x0 90x1`: what is gone was in front. */
export function shipsIn({ id, left }: Placed): string {
  const { count, lp } = shipOf(id)
  if (count === 1) return `1x${left}`
  return left === count ? `${count}x${lp}` : `${count - left}x0 ${left}x${lp}`
}

/** A deck of everything: whatever is wished can be laid. */
const ALL = writeDeck(
  Object.fromEntries(
    cards.cards.filter(({ type }) => type !== 'base').map(({ id, perPlayer }) => [id, perPlayer]),
  ),
)
const OPTIONS = { mode: 'full', deckSource: 'custom', deckA: ALL, deckB: ALL, firstSeat: 'A' }

const stacksOf = (fleet: readonly Placed[]): object =>
  Object.fromEntries(
    ([1, 2, 3, 4] as const).map((each) => [
      className(each),
      fleet
        .filter(({ id }) => shipOf(id).class === each)
        .map((placed) => ({ card: placed.id, ships: shipsIn(placed) })),
    ]),
  )

/** Both fleets before the attack, as anybody beside the table sees them. */
export function viewOf(fleets: Fleets): View {
  const players = fleets.map((fleet) => ({ base: stacksOf(fleet) }))
  const table = spacetrace.lay({ options: OPTIONS, turn: 2, active: 'A', players })
  if (isRefusal(table)) throw new Error(`${table.code} ${JSON.stringify(table.params)}`)
  return spacetrace.view(table, 'audience')
}
