import type { Features } from '@sternentisch/kernel'
import { pointsOf } from '../rules/end.ts'
import { baseLp } from '../rules/fleets.ts'
import { kitOf } from '../rules/kit.ts'
import { livingIn } from '../rules/runs.ts'
import type { Looking, Table } from '../rules/table.ts'
import { commanderOf, handOf, libraryOf, stackOf } from '../rules/zones.ts'

/** All manpower, LP and AP are counted in hundreds. */
const NAMES = [
  'base', // LP
  'baseDanger', // the lower they are, the more the next ones matter
  'cost', // manpower that the cards in play have cost
  'living', // the same, only as far as their ships live
  'ap', // of all living ships
  'lp',
  'classI', // living, by what they have cost: they fire first
  'hand', // cards in hand
  'gain', // manpower that reinforcements in hand bring
  'inHand', // what the ships in hand cost
  'library', // cards still to be drawn
  'mp', // at hand, a hundred at most
  'points', // for wrecks, where they count
  'commander',
  'active',
] as const
const [
  BASE,
  DANGER,
  COST,
  LIVING,
  AP,
  LP,
  CLASS_I,
  HAND,
  GAIN,
  IN_HAND,
  LIBRARY,
  MP,
  POINTS,
  COMMANDER,
  ACTIVE,
] = NAMES.keys()
const COUNT = NAMES.length

export const features: Features<Table> = {
  names: NAMES,
  seatsOf: () => 2,
  modeOf: ({ options }) => options.mode,
  count(table, rows) {
    rows.fill(0)
    const looking: Looking = { table, cards: table.cards, kit: kitOf(table.options) }
    countSeat(looking, 0, rows)
    countSeat(looking, 1, rows)
    rows[table.active * COUNT + ACTIVE] = 1
    return 2
  },
}

function countSeat(looking: Looking, seat: 0 | 1, rows: Float64Array): void {
  const { table, cards, kit } = looking
  const at = seat * COUNT
  const base = baseLp(looking, seat) / 100
  rows[at + BASE] = base
  rows[at + DANGER] = 3 / (base + 1)
  countFleets(looking, seat, rows)
  for (const card of cards.zones[handOf(seat)]) {
    const { gain, cost, count } = kit.figures[kit.layout.face[card]]
    rows[at + GAIN] += gain / 100
    if (count > 0) rows[at + IN_HAND] += cost / 100
  }
  rows[at + HAND] = cards.zones[handOf(seat)].length
  rows[at + LIBRARY] = cards.zones[libraryOf(seat)].length
  rows[at + MP] = Math.min(table.mp[seat], 100) / 100
  if (kit.scoring === 'wrecked') rows[at + POINTS] = pointsOf(looking, seat) / 100
  rows[at + COMMANDER] = cards.zones[commanderOf(seat)].length
}

function countFleets({ table, cards, kit }: Looking, seat: 0 | 1, rows: Float64Array): void {
  const at = seat * COUNT
  const first = stackOf(seat, 0, 1)
  for (let zone = first; zone < first + 8; zone++)
    for (const card of cards.zones[zone]) {
      if (card === kit.bases[seat]) continue
      const { cost, count, ap, lp, class: shipClass } = kit.figures[kit.layout.face[card]]
      const ships = livingIn(table.runs[card])
      const living = count > 0 ? (cost * ships) / count / 100 : 0
      rows[at + COST] += cost / 100
      rows[at + LIVING] += living
      rows[at + AP] += (ap * ships) / 100
      rows[at + LP] += (lp * ships) / 100
      if (shipClass === 1) rows[at + CLASS_I] += living
    }
}
