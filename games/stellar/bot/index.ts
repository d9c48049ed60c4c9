import type { Draws, Mind } from '@sternentisch/kernel'
import type { Action } from '../rules/action.ts'
import { sizeOf } from '../rules/fleets.ts'
import { type Kit, kitOf } from '../rules/kit.ts'
import { verdictOn } from '../rules/scenario-end.ts'
import { scoreOf } from '../rules/score.ts'
import type { Table } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import { discardOf, solarIn } from '../rules/zones.ts'

/** What a ship that can still be used is worth, in points, for each scenario to come. */
const SHIP_WORTH = 0.25

/** A lead of this many points wins about three matches of four. */
const SAFE_LEAD = 7

/** Fleets to think about: there are up to 2251, most of them much alike. */
const FLEETS = 24

export const stellarMind: Mind<Table, View, Action> = {
  horizon: 24,

  evaluate(table) {
    const kit = kitOf(table.options)
    const hopes = expectedPoints(table, kit)
    const standing = kit.teams ? hopes.map((_, seat) => Math.min(hopes[seat], hopes[(seat + 2) % 4])) : hopes
    return standing.map((own, seat) => {
      const others = standing.filter((_, other) => other !== seat && !(kit.teams && (other + seat) % 2 === 0))
      return 1 / (1 + Math.exp((Math.max(...others) - own) / SAFE_LEAD))
    })
  },

  propose(_, actions, draws) {
    return actions.length > FLEETS && actions[0].kind === 'fleet' ? someFleets(actions, draws) : actions
  },
}

/** Points won, points of sectors as they are held now, and the worth of ships not yet spent. */
function expectedPoints(table: Table, kit: Kit): number[] {
  const looking = { table, cards: table.cards, kit }
  const scenariosLeft = kit.scenarios - table.scenario
  const points = Array.from({ length: kit.players }, (_, seat) => {
    const spent = table.cards.zones[discardOf(seat)].length
    return scoreOf(looking, seat) - spent * SHIP_WORTH * scenariosLeft
  })
  for (let sector = 0; sector < table.sectors; sector++) {
    const { winner } = verdictOn(looking, sector)
    if (winner === null) continue
    for (const card of table.cards.zones[solarIn(kit.players, sector)]) {
      points[winner] += kit.solar[kit.layout.face[card]]?.value ?? 0
    }
  }
  return points
}

/** Large fleets mostly, a few smaller ones: ships not taken along can be used later. */
function someFleets(actions: readonly Action[], draws: Draws): readonly Action[] {
  const largest = Math.max(...actions.map(({ fleet }) => sizeOf(fleet)))
  const large = actions.filter(({ fleet }) => sizeOf(fleet) === largest)
  const small = actions.filter(({ fleet }) => sizeOf(fleet) < largest && sizeOf(fleet) >= largest - 2)
  return [...draws.shuffle(large).slice(0, FLEETS - 4), ...draws.shuffle(small).slice(0, 4)]
}
