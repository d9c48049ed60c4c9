// What must hold for a table at rest, so that play can go on from it
import { AUDIENCE, letterOf, type Refusal, type Seat, seatsUpTo } from '@sternentisch/kernel'
import { cards as data } from '../cards/index.ts'
import { refuseTable } from '../refuse.ts'
import { actionsAt } from './actions.ts'
import { topMilitary } from './battle.ts'
import { isFleetFrom } from './fleet-list.ts'
import { fleetFrom, smallestFleet } from './fleets.ts'
import type { Kit } from './kit.ts'
import { FOUNDER, isMilitary } from './ships.ts'
import { type Frame, NOT_READY, sameSide, type Table } from './table.ts'
import { deckOf, fleetOf, handOf, reserveOf, solarIn, stackIn } from './zones.ts'

/** The first thing wrong with the table, or null. */
export const inconsistency = (table: Table, kit: Kit): Refusal | null =>
  scenarioFits(table, kit) ?? handsFit(table, kit) ?? sectorsFit(table, kit) ?? pendingFits(table, kit)

/** ST-1, ST-16: the deck must last for the scenarios to come. */
function scenarioFits({ scenario, start, cards }: Table, kit: Kit): Refusal | null {
  if (start >= kit.players) return refuseTable('seat', { seat: letterOf(start) })
  if (scenario > kit.scenarios) return refuseTable('scenario', { scenario, max: kit.scenarios })
  const needed = (kit.scenarios - scenario) * kit.solarPerScenario
  const left = cards.zones[deckOf(kit.players)].length
  return left < needed ? refuseTable('deck', { n: left, needed }, 'ST-2.1') : null
}

/** ST-3.1, ST-3.5 */
function handsFit({ cards }: Table, kit: Kit): Refusal | null {
  for (const seat of seatsUpTo(kit.players)) {
    const hand = cards.zones[handOf(seat)].length
    const fleet = cards.zones[fleetOf(seat)].length
    const { handSize, fleetMax } = data.limits
    if (hand > handSize)
      return refuseTable('hand', { seat: letterOf(seat), n: hand, max: handSize }, 'ST-3.5')
    if (hand + fleet > fleetMax) {
      return refuseTable('fleet', { seat: letterOf(seat), n: hand + fleet, max: fleetMax }, 'ST-3.1')
    }
  }
  return null
}

function sectorsFit(table: Table, kit: Kit): Refusal | null {
  for (let sector = 0; sector < table.sectors; sector++) {
    const solar = table.cards.zones[solarIn(kit.players, sector)].length
    if (solar < 1 || solar > data.limits.sectorMaxCards) {
      return refuseTable('sector', { sector: sector + 1, n: solar }, 'ST-2.2')
    }
    const refusal = onlyBottomIsHidden(table, kit, sector) ?? oneSideHolds(table, kit, sector)
    if (refusal) return refusal
  }
  return null
}

/** ST-5.7 */
function onlyBottomIsHidden({ cards }: Table, kit: Kit, sector: number): Refusal | null {
  for (const seat of seatsUpTo(kit.players)) {
    const stack = cards.zones[stackIn(kit.players, sector, seat)]
    if (stack.some((card, place) => place > 0 && (cards.known[card] & AUDIENCE) === 0)) {
      return refuseTable('hidden', { seat: letterOf(seat), sector: sector + 1 }, 'ST-5.7')
    }
  }
  return null
}

/** §4: unless a battle goes on there, all military ships of a sector belong to one side. */
function oneSideHolds(table: Table, kit: Kit, sector: number): Refusal | null {
  const top = table.pending.at(-1)
  if (top?.kind === 'battle' && top.sector === sector) return null
  const holders = seatsUpTo(kit.players).filter(
    (seat) => topMilitary({ cards: table.cards, kit }, sector, seat) >= 0,
  )
  if (holders.every((seat) => sameSide(kit, seat, holders[0]))) return null
  return refuseTable('unfought', { sector: sector + 1 }, 'ST-7.1')
}

/** Somebody must have something to decide, and nothing else may wait. */
function pendingFits(table: Table, kit: Kit): Refusal | null {
  const { pending, result } = table
  if (result) {
    const whole = result.scores.length === kit.players && result.winners.every((seat) => seat < kit.players)
    return pending.length === 0 && whole ? null : refuseTable('over')
  }
  const kinds = pending.map((frame) => frame.kind).join(' ')
  if (!['fleets', 'turn', 'turn ability', 'turn battle'].includes(kinds)) return refuseTable('pending')
  // ST-4.7: only a ship that was played or revealed sets something off.
  if (pending[0].kind === 'turn' && pending[0].step === 'play' && pending.length > 1)
    return refuseTable('pending', {}, 'ST-4.7')
  for (const frame of pending) {
    const refusal = frame.kind === 'fleets' ? picksFit(table, kit, frame) : frameFits(table, kit, frame)
    if (refusal) return refusal
  }
  return null
}

function frameFits(table: Table, kit: Kit, frame: Exclude<Frame, { kind: 'fleets' }>): Refusal | null {
  if (frame.kind === 'scenarioEnd') return refuseTable('pending')
  if (frame.seat >= kit.players) return refuseTable('seat', { seat: letterOf(frame.seat) })
  const isTop = table.pending.at(-1) === frame
  if (frame.kind === 'turn')
    return isTop && !asksSomething(table, frame) ? refuseTable('nothingToDecide') : null
  if (frame.seat !== (table.pending[0] as { seat?: Seat }).seat) return refuseTable('notActive', {}, 'ST-4.7')
  const card =
    frame.sector < table.sectors
      ? table.cards.zones[stackIn(kit.players, frame.sector, frame.seat)][frame.place]
      : undefined
  if (card === undefined) return refuseTable('noShip', { sector: frame.sector + 1, place: frame.place + 1 })
  const ship = kit.layout.face[card]
  const fits =
    frame.kind === 'battle'
      ? isMilitary(ship) && actionsAt(table, frame.seat).length > 1
      : !isMilitary(ship) &&
        ship !== FOUNDER &&
        (table.cards.known[card] & AUDIENCE) !== 0 &&
        asksSomething(table, frame)
  return fits ? null : refuseTable('nothingToDecide')
}

function asksSomething(table: Table, frame: Extract<Frame, { seat: Seat }>): boolean {
  if (frame.kind === 'turn' && frame.step === 'draw') return false
  const choices = actionsAt(table, frame.seat)
  return choices.some((choice) => choice.kind !== 'pass' && choice.kind !== 'lapse')
}

/** ST-3.1: before the fleets are out, nothing lies in fleets, hands or sectors. */
function picksFit(table: Table, kit: Kit, { picks }: Extract<Frame, { kind: 'fleets' }>): Refusal | null {
  const seats = seatsUpTo(kit.players)
  if (picks.length !== kit.players || !picks.includes(NOT_READY) || table.sectors === 0)
    return refuseTable('pending')
  for (const seat of seats) {
    const zones = [fleetOf(seat), handOf(seat)]
    for (let sector = 0; sector < table.sectors; sector++) zones.push(stackIn(kit.players, sector, seat))
    if (zones.some((zone) => table.cards.zones[zone].length > 0))
      return refuseTable('fleetsOut', { seat: letterOf(seat) }, 'ST-3.1')
    const reserve = table.cards.zones[reserveOf(seat)].map((card) => kit.layout.face[card])
    const smallest = smallestFleet(kit.options, reserve.length)
    const isLegal =
      picks[seat] === NOT_READY ? reserve.length > 0 : isFleetFrom(picks[seat], fleetFrom(reserve), smallest)
    if (!isLegal) return refuseTable('pick', { seat: letterOf(seat) }, 'ST-3.1')
  }
  return null
}
