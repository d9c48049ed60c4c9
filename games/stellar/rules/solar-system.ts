// ST-2 Building a solar system
import { move } from '@sternentisch/kernel'
import { cards as data } from '../cards/index.ts'
import type { Playing } from './table.ts'
import { deckOf, solarIn } from './zones.ts'

/** ST-2.2, ST-2.3: does a card of this type open a new sector? */
export const opensSector = (type: number, previous: number | null, inNewest: number): boolean =>
  previous === null || type > previous || inNewest >= data.limits.sectorMaxCards

/** ST-2.1, ST-2.4, ST-2.5 */
export function layOutSolarSystem({ table, cards, kit, tell }: Playing): void {
  const deck = deckOf(kit.players)
  const sectors: number[][] = []
  let previous: number | null = null
  for (let dealt = 0; dealt < kit.solarPerScenario; dealt++) {
    const top = cards.zones[deck].length - 1
    const type = kit.solar[kit.layout.face[cards.zones[deck][top]]]!.type
    if (opensSector(type, previous, sectors.at(-1)?.length ?? 0)) sectors.push([])
    move(cards, kit.layout, deck, top, solarIn(kit.players, sectors.length - 1))
    sectors[sectors.length - 1].push(type)
    previous = type
  }
  table.sectors = sectors.length
  tell?.({ kind: 'scenario', number: table.scenario, start: table.start, sectors })
}
