// ST-13 End of a scenario, ST-14 Who wins a sector, ST-15 After a sector is decided
import { EVERYBODY, move, type Seat, seatsUpTo } from '@sternentisch/kernel'
import { topMilitary } from './battle.ts'
import type { Homecoming, Reason } from './events.ts'
import { openFleets } from './fleets.ts'
import { finalResult, scoreOf } from './score.ts'
import { layOutSolarSystem } from './solar-system.ts'
import { type Looking, leftOf, type Playing } from './table.ts'
import { discardOf, removedOf, reserveOf, solarIn, stackIn, wonBy } from './zones.ts'

/** ST-13.3, ST-15.5, ST-16.1 */
export function endScenario(playing: Playing): void {
  const { table, kit, tell } = playing
  turnEverythingUp(playing)
  for (let sector = 0; sector < table.sectors; sector++) settle(playing, sector)
  table.pending.pop()
  table.sectors = 0
  if (tell) {
    const seats = Array.from({ length: kit.players }, (_, seat) => seat)
    const scores = seats.map((seat) => scoreOf(playing, seat))
    const reserves = seats.map((seat) => playing.cards.zones[reserveOf(seat)].length)
    tell({ kind: 'standing', scenario: table.scenario, scores, reserves })
  }
  if (table.scenario === kit.scenarios) {
    table.result = finalResult(playing)
    tell?.({ kind: 'over', result: table.result })
    return
  }
  table.scenario++
  table.start = leftOf(kit, table.start)
  layOutSolarSystem(playing)
  table.pending.push(openFleets(playing))
}

function turnEverythingUp({ table, cards, kit }: Playing): void {
  for (let sector = 0; sector < table.sectors; sector++) {
    const first = solarIn(kit.players, sector)
    for (let zone = first; zone <= first + kit.players; zone++) {
      for (const card of cards.zones[zone]) cards.known[card] = EVERYBODY
    }
  }
}

export interface Verdict {
  readonly winner: Seat | null
  readonly reason: Reason
}

/** ST-14.1 to ST-14.4, ST-19.5, ST-19.6 */
export function verdictOn(playing: Looking, sector: number): Verdict {
  const { kit } = playing
  let military = 0
  let holder: Seat = 0
  let ships = 0
  for (let seat = 0 as Seat; seat < kit.players; seat++) {
    ships += playing.cards.zones[stackIn(kit.players, sector, seat)].length
    if (topMilitary(playing, sector, seat) < 0) continue
    military++
    holder = seat
  }
  if (ships === 0) return { winner: null, reason: 'empty' }
  if (military === 1) return { winner: holder, reason: 'military' }
  if (military === 0) return mostSettlement(playing, sector, false)
  if (kit.options.sharedMilitary === 'nobody') return { winner: null, reason: 'partners' }
  return mostSettlement(playing, sector, true)
}

/** The single highest total above zero; with `amongMilitary` only players with military ships are compared. */
function mostSettlement(playing: Looking, sector: number, amongMilitary: boolean): Verdict {
  let winner: Seat | null = null
  let most = -1
  for (let seat = 0 as Seat; seat < playing.kit.players; seat++) {
    if (amongMilitary && topMilitary(playing, sector, seat) < 0) continue
    const points = settlementOf(playing, sector, seat)
    if (points > most) {
      most = points
      winner = seat
    } else if (points === most) winner = null
  }
  if (winner === null) return { winner, reason: amongMilitary ? 'partners' : 'tie' }
  return { winner, reason: 'settlement' }
}

function settlementOf({ cards, kit }: Looking, sector: number, seat: Seat): number {
  let points = 0
  for (const card of cards.zones[stackIn(kit.players, sector, seat)])
    points += kit.settlement[kit.layout.face[card]]
  return points
}

/** ST-15.1 to ST-15.4 */
function settle(playing: Playing, sector: number): void {
  const { cards, kit, tell } = playing
  const { winner, reason } = verdictOn(playing, sector)
  const solar = cards.zones[solarIn(kit.players, sector)]
  const fortified = isFortified(playing, solar)
  if (tell)
    tell({
      kind: 'sector',
      sector,
      winner,
      reason,
      fortified,
      ...accountOf(playing, sector, winner, fortified),
    })
  for (let seat = 0 as Seat; seat < kit.players; seat++) {
    const stack = stackIn(kit.players, sector, seat)
    const home = goesTo(seat, winner, fortified) === 'reserve' ? reserveOf(seat) : discardOf(seat)
    while (cards.zones[stack].length > 0) move(cards, kit.layout, stack, cards.zones[stack].length - 1, home)
  }
  const pile = winner === null ? removedOf(kit.players) : wonBy(kit.players, winner)
  while (solar.length > 0) move(cards, kit.layout, solarIn(kit.players, sector), solar.length - 1, pile)
}

function isFortified({ kit }: Playing, solar: readonly number[]): boolean {
  for (const card of solar) if (kit.solar[kit.layout.face[card]]!.fortified) return true
  return false
}

/** ST-15.2, ST-15.3 */
const goesTo = (seat: Seat, winner: Seat | null, fortified: boolean): 'reserve' | 'discard' =>
  seat === winner && !fortified ? 'discard' : 'reserve'

/** What the report says of a sector: its cards, how it was counted, and where the ships go. */
function accountOf(playing: Playing, sector: number, winner: Seat | null, fortified: boolean) {
  const { cards, kit } = playing
  const faces = (zone: number): number[] => cards.zones[zone].map((card) => kit.layout.face[card])
  const seats = seatsUpTo(kit.players)
  const solar = faces(solarIn(kit.players, sector))
  const ships = seats
    .map(
      (seat): Homecoming => ({
        seat,
        ships: faces(stackIn(kit.players, sector, seat)),
        to: goesTo(seat, winner, fortified),
      }),
    )
    .filter((home) => home.ships.length > 0)
  return {
    cards: solar,
    settlement: seats.map((seat) => settlementOf(playing, sector, seat)),
    points: solar.reduce((sum, face) => sum + kit.solar[face]!.value, 0),
    ships,
    weighed: seats.flatMap((seat) => cards.zones[stackIn(kit.players, sector, seat)]),
  }
}
