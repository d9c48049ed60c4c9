import type { Features } from '@sternentisch/kernel'
import { attackOf } from '../rules/battle.ts'
import { type Kit, kitOf } from '../rules/kit.ts'
import { visibleSymbols } from '../rules/supply.ts'
import type { Table } from '../rules/table.ts'
import { asideOf, handOf, sectorOf } from '../rules/zones.ts'

const NAMES = [
  'hull',
  'danger', // the smaller the hull, the more the next points of it matter
  'fighters', // that shoot, in all sectors
  'open', // of these, against sectors with nothing in them: the hull takes it
  'facing', // of these, against sectors with cards
  'board', // cards in play
  'sectors', // with cards in them: they keep damage from the hull
  'room', // slots that are free: a full sector takes no more cards
  'hand', // cards to play, and those aside
  'symbols', // to draw by
  'initiative',
  'passed', // who has passed while the other goes on
] as const
const [HULL, DANGER, FIGHTERS, OPEN, FACING, BOARD, HELD, ROOM, HAND, SYMBOLS, INITIATIVE, PASSED] =
  NAMES.keys()
const COUNT = NAMES.length

export const features: Features<Table> = {
  names: NAMES,
  seatsOf: () => 2,
  modeOf: ({ options }) => options.mode,
  count(table, rows) {
    rows.fill(0)
    // Before the first round there is nothing to count.
    if (table.round === 0) return 2
    const kit = kitOf(table.options)
    countSeat(table, kit, 0, rows)
    countSeat(table, kit, 1, rows)
    return 2
  },
}

function countSeat(table: Table, kit: Kit, seat: 0 | 1, rows: Float64Array): void {
  const looking = { table, cards: table.cards, kit }
  const { zones } = table.cards
  const at = seat * COUNT
  const hull = Math.max(0, table.hull[seat])
  rows[at + HULL] = table.hull[seat]
  rows[at + DANGER] = 10 / (hull + 3)
  const { slots } = kit.ships[table.cruisers[seat]]
  for (let sector = 0; sector < 5; sector++) {
    const attack = attackOf(looking, sectorOf(seat, sector))
    const cards = zones[sectorOf(seat, sector)].length
    // SF-4.2: which sector of the other side lies opposite.
    const opposite = seat === 0 ? sector - table.offset : sector + table.offset
    rows[at + FIGHTERS] += attack
    rows[at + BOARD] += cards
    rows[at + ROOM] += slots[sector] - cards
    if (cards > 0) rows[at + HELD]++
    if (opposite < 0 || opposite > 4) continue
    rows[at + (zones[sectorOf(1 - seat, opposite)].length === 0 ? OPEN : FACING)] += attack
  }
  rows[at + HAND] = zones[handOf(seat)].length + zones[asideOf(seat)].length
  rows[at + SYMBOLS] = visibleSymbols(looking, seat)
  rows[at + INITIATIVE] = table.initiative === seat ? 1 : 0
  rows[at + PASSED] = (table.passed >> seat) & 1
}
