import { AUDIENCE, seatsUpTo } from '@sternentisch/kernel'
import { topMilitary } from '../rules/battle.ts'
import { kitOf } from '../rules/kit.ts'
import { sameSide, type Table } from '../rules/table.ts'
import { discardOf, fleetOf, handOf, reserveOf, stackIn } from '../rules/zones.ts'

/** For each seat: ships in reserve, fleet, hand, discard and on the table. */
export function shipsByPlace(table: Table): number[][] {
  const { players } = kitOf(table.options)
  const { zones } = table.cards
  return seatsUpTo(players).map((seat) => {
    const homes = [reserveOf(seat), fleetOf(seat), handOf(seat), discardOf(seat)]
    return [...homes.map((zone) => zones[zone].length), shipsOnTable(table, seat).length]
  })
}

export function shipsOnTable(table: Table, seat: number): number[] {
  const { players } = kitOf(table.options)
  return Array.from(
    { length: table.sectors },
    (_, sector) => table.cards.zones[stackIn(players, sector, seat)],
  ).flat()
}

/** Stacks in which a ship above the bottom is hidden: there must never be one (ST-5.7). */
export function hiddenAboveBottom(table: Table): string[] {
  const { players } = kitOf(table.options)
  const found: string[] = []
  for (let sector = 0; sector < table.sectors; sector++) {
    for (let seat = 0; seat < players; seat++) {
      const stack = table.cards.zones[stackIn(players, sector, seat)]
      if (stack.slice(1).some((card) => (table.cards.known[card] & AUDIENCE) === 0)) {
        found.push(`${'ABCD'[seat]} in sector ${sector + 1}`)
      }
    }
  }
  return found
}

/** Sectors where military ships of two sides lie side by side: only ever while they fight (I1). */
export function contestedSectors(table: Table): number[] {
  const kit = kitOf(table.options)
  const found: number[] = []
  for (let sector = 0; sector < table.sectors; sector++) {
    const holders = seatsUpTo(kit.players).filter(
      (seat) => topMilitary({ cards: table.cards, kit }, sector, seat) >= 0,
    )
    if (holders.some((seat) => !sameSide(kit, seat, holders[0]))) found.push(sector + 1)
  }
  return found
}
