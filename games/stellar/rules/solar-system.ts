// ST-2 Building a solar system
import { move } from '@sternentisch/kernel'
import { cards as data } from '../cards/index.ts'
import type { Kit } from './kit.ts'
import type { Playing, Table } from './table.ts'
import { deckOf, solarIn } from './zones.ts'

/** ST-2.2, ST-2.3: does a card of this type open a new sector? */
export const opensSector = (type: number, previous: number | null, inNewest: number): boolean =>
  previous === null || type > previous || inNewest >= data.limits.sectorMaxCards

/** ST-2.1, ST-2.4, ST-2.5 */
export function layOutSolarSystem({ table, cards, kit, tell }: Playing): void {
  const deck = cards.zones[deckOf(kit.players)]
  let previous: number | null = null
  let inNewest = 0
  table.sectors = 0
  for (let dealt = 0; dealt < kit.solarPerScenario; dealt++) {
    const { type } = kit.solar[kit.layout.face[deck[deck.length - 1]]]!
    if (opensSector(type, previous, inNewest)) {
      table.sectors++
      inNewest = 0
    }
    move(cards, kit.layout, deckOf(kit.players), deck.length - 1, solarIn(kit.players, table.sectors - 1))
    inNewest++
    previous = type
  }
  tell?.({ kind: 'scenario', number: table.scenario, start: table.start, sectors: typesBySector(table, kit) })
}

const typesBySector = ({ cards, sectors }: Table, { solar, layout, players }: Kit): number[][] =>
  Array.from({ length: sectors }, (_, sector) =>
    cards.zones[solarIn(players, sector)].map((card) => solar[layout.face[card]]!.type),
  )
