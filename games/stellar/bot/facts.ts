import type { Fact } from '@sternentisch/kernel'
import { kitOf } from '../rules/kit.ts'
import { verdictOn } from '../rules/scenario-end.ts'
import { scoreOf } from '../rules/score.ts'
import type { Table } from '../rules/table.ts'
import { solarIn } from '../rules/zones.ts'

/** Points won so far, and those of the sectors that a seat holds now. */
const points: Fact<Table> = {
  name: 'points',
  count(table, seat) {
    const kit = kitOf(table.options)
    const looking = { cards: table.cards, kit }
    let sum = scoreOf(looking, seat)
    for (let sector = 0; sector < table.sectors; sector++) {
      if (verdictOn(looking, sector).winner !== seat) continue
      for (const card of table.cards.zones[solarIn(kit.players, sector)])
        sum += kit.solar[kit.layout.face[card]]?.value ?? 0
    }
    return sum
  },
}

/** Sectors that a seat holds now. */
const sectors: Fact<Table> = {
  name: 'sectors',
  count(table, seat) {
    const looking = { cards: table.cards, kit: kitOf(table.options) }
    let held = 0
    for (let sector = 0; sector < table.sectors; sector++)
      if (verdictOn(looking, sector).winner === seat) held++
    return held
  },
}

export const facts = [points, sectors]
