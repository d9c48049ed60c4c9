import { bit, type Seat, seatsUpTo, type Viewer } from '@sternentisch/kernel'
import { type Action, mendAction, playAction, revealAction } from '../rules/action.ts'
import { stellar } from '../rules/game.ts'
import { kitOf } from '../rules/kit.ts'
import { CLASS_OF } from '../rules/ships.ts'
import type { Table } from '../rules/table.ts'
import { discardOf, handOf, stackIn } from '../rules/zones.ts'

/** Two ships of one class and one player, of different types. */
export type Pair = readonly [number, number]

/** Every pair that the viewer could not tell if it changed places. */
export function pairsHiddenFrom(table: Table, viewer: Viewer): Pair[] {
  const { layout, players, firstSolar } = kitOf(table.options)
  const { known, once } = table.cards
  const eye = bit(viewer)
  const hidden = [...Array(firstSolar).keys()].filter((card) => ((known[card] | once[card]) & eye) === 0)
  const pairs: Pair[] = []
  for (const seat of seatsUpTo(players)) {
    const ships = hidden.filter((card) => layout.pool[card] === seat)
    for (const a of ships) {
      for (const b of ships) {
        const same = layout.face[a] === layout.face[b]
        if (a < b && !same && CLASS_OF[layout.face[a]] === CLASS_OF[layout.face[b]]) pairs.push([a, b])
      }
    }
  }
  return pairs
}

/** The same table with the two ships in each other's place. The marks stay where they are: they are public. */
export function swapped(table: Table, [a, b]: Pair): Table {
  const other = stellar.copy(table)
  const { zones, known, once, handle } = other.cards
  for (const zone of zones) {
    for (const [place, card] of zone.entries()) {
      if (card === a) zone[place] = b
      else if (card === b) zone[place] = a
    }
  }
  for (const marks of [known, once, handle]) [marks[a], marks[b]] = [marks[b], marks[a]]
  return other
}

/** The move that does in the other table what this one does here: with the ship in the same place. */
export function sameMove(table: Table, other: Table, seat: Seat, action: Action): Action {
  const { layout, players } = kitOf(table.options)
  const replaced = (zone: number, at: number): number => layout.face[other.cards.zones[zone][at]]
  const placeOf = (zone: number): number =>
    table.cards.zones[zone].findIndex((card) => layout.face[card] === action.ship)
  if (action.kind === 'play') {
    return playAction(replaced(handOf(seat), placeOf(handOf(seat))), action.sector, action.up)
  }
  if (action.kind === 'reveal') {
    return revealAction(replaced(stackIn(players, action.sector, seat), 0), action.sector)
  }
  if (action.kind === 'mend') {
    return mendAction(replaced(discardOf(seat), placeOf(discardOf(seat))), action.up)
  }
  return action
}
