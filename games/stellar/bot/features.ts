import type { Features } from '@sternentisch/kernel'
import { type Kit, kitOf } from '../rules/kit.ts'
import { verdictOn } from '../rules/scenario-end.ts'
import { scoreOf } from '../rules/score.ts'
import { isMilitary } from '../rules/ships.ts'
import type { Table } from '../rules/table.ts'
import { discardOf, fleetOf, handOf, reserveOf, solarIn, stackIn } from '../rules/zones.ts'

const NAMES = [
  'points', // won so far
  'pointsLate', // the same, more so the later it is
  'held', // points of sectors as they are held now
  'heldLate',
  'heldAlone', // of these, where nobody else has a ship
  'sure', // of points held, as much as is safe from the ships that others have yet to play
  'sureLate',
  'armed', // of what is sure, that held by military ships
  'guarded', // the same once more for every further military ship there
  'lead', // of what is sure, that held by settlement, times by how much
  'spare', // what the better partner has more than the other: it does not count, and may be of use
  'ships', // still to be played in this scenario
  'military', // of these, military ones in hand
  'reserve', // for the scenarios to come, times how many these are
  'spent', // out of the game, times the scenarios to come
  'stakes', // ships that holding a sector will cost, times the scenarios to come
  'turn',
] as const
const COUNT = NAMES.length
const [POINTS, POINTS_LATE, HELD, HELD_LATE, ALONE, SURE, SURE_LATE, ARMED, GUARDED, LEAD, ...OTHERS] =
  NAMES.keys()
const [SPARE, SHIPS, MILITARY, RESERVE, SPENT, STAKES, TURN] = OTHERS

/** One row a seat; partners' rows are put together at the end. */
const seats = new Float64Array(4 * COUNT)

export const features: Features<Table> = {
  names: NAMES,
  seatsOf: ({ options }) => kitOf(options).players,
  modeOf: ({ options }) => options.mode,
  count(table, rows) {
    const kit = kitOf(table.options)
    const own = kit.teams ? seats : rows
    own.fill(0)
    for (let seat = 0; seat < kit.players; seat++) countSeat(table, kit, seat, own)
    countSectors(table, kit, own)
    const late = table.scenario / kit.scenarios
    for (let at = 0; at < kit.players * COUNT; at += COUNT) {
      own[at + POINTS_LATE] = own[at + POINTS] * late
      own[at + HELD_LATE] = own[at + HELD] * late
      own[at + SURE_LATE] = own[at + SURE] * late
    }
    if (!kit.teams) return kit.players
    for (let side = 0; side < 2; side++) joinPartners(side, rows)
    return 2
  },
}

function countSeat(table: Table, kit: Kit, seat: number, rows: Float64Array): void {
  const { zones } = table.cards
  const at = seat * COUNT
  const left = kit.scenarios - table.scenario
  rows[at + POINTS] = scoreOf({ cards: table.cards, kit }, seat)
  rows[at + SHIPS] = zones[handOf(seat)].length + zones[fleetOf(seat)].length
  for (const card of zones[handOf(seat)]) if (isMilitary(kit.layout.face[card])) rows[at + MILITARY]++
  rows[at + RESERVE] = zones[reserveOf(seat)].length * left
  rows[at + SPENT] = zones[discardOf(seat)].length * left
  const frame = table.pending[table.pending.length - 1]
  if (frame?.kind === 'turn' && frame.seat === seat) rows[at + TURN] = 1
}

function countSectors(table: Table, kit: Kit, rows: Float64Array): void {
  const looking = { cards: table.cards, kit }
  const { zones } = table.cards
  const left = kit.scenarios - table.scenario
  let toCome = 0
  for (let seat = 0; seat < kit.players; seat++) toCome += rows[seat * COUNT + SHIPS]
  for (let sector = 0; sector < table.sectors; sector++) {
    const { winner, reason } = verdictOn(looking, sector)
    if (winner === null) continue
    let value = 0
    let fortified = false
    for (const card of zones[solarIn(kit.players, sector)]) {
      const solar = kit.solar[kit.layout.face[card]]
      value += solar?.value ?? 0
      fortified ||= solar?.fortified ?? false
    }
    let others = 0
    let rival = 0
    for (let seat = 0; seat < kit.players; seat++)
      if (seat !== winner) {
        others += zones[stackIn(kit.players, sector, seat)].length
        rival = Math.max(rival, settledIn(table, kit, sector, seat))
      }
    const at = winner * COUNT
    const sure = (value * table.sectors) / (table.sectors + toCome - rows[at + SHIPS])
    rows[at + HELD] += value
    rows[at + SURE] += sure
    if (others === 0) rows[at + ALONE] += value
    if (reason === 'military') {
      rows[at + ARMED] += sure
      rows[at + GUARDED] += sure * (guardsIn(table, kit, sector, winner) - 1)
    } else rows[at + LEAD] += sure * (settledIn(table, kit, sector, winner) - rival)
    if (!fortified) rows[at + STAKES] += zones[stackIn(kit.players, sector, winner)].length * left
  }
}

function settledIn(table: Table, kit: Kit, sector: number, seat: number): number {
  let points = 0
  for (const card of table.cards.zones[stackIn(kit.players, sector, seat)])
    points += kit.settlement[kit.layout.face[card]]
  return points
}

function guardsIn(table: Table, kit: Kit, sector: number, seat: number): number {
  let guards = 0
  for (const card of table.cards.zones[stackIn(kit.players, sector, seat)])
    if (isMilitary(kit.layout.face[card])) guards++
  return guards
}

/** ST-19.7: the lower member counts; of what is not points both have their share. */
function joinPartners(side: number, rows: Float64Array): void {
  const [a, b] = [side * COUNT, (side + 2) * COUNT]
  const [hopeA, hopeB] = [seats[a + POINTS] + seats[a + HELD], seats[b + POINTS] + seats[b + HELD]]
  const lower = hopeA <= hopeB ? a : b
  for (let at = 0; at < COUNT; at++)
    rows[side * COUNT + at] = at <= LEAD ? seats[lower + at] : (seats[a + at] + seats[b + at]) / 2
  rows[side * COUNT + SPARE] = Math.abs(hopeA - hopeB)
}
