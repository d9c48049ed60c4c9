// What must hold for a table at rest, so that play can go on from it
import { letterOf, type Refusal, type Seat } from '@sternentisch/kernel'
import { refuseTable } from '../refuse.ts'
import { actionsAt } from './actions.ts'
import { attackOf, firstFacing, lastFacing, WIDEST_OFFSET } from './battle.ts'
import { freeCruisers } from './beginning.ts'
import { beginningFits, isBeginning } from './beginning-consistency.ts'
import type { Kit } from './kit.ts'
import { allHits, hitsOn, isBack, lowHalf, markersOn, upHalf } from './lies.ts'
import { type Frame, halfOf, handleOf, NOT_CHOSEN, other, slotOf, type Table, type Waiting } from './table.ts'
import { handOf, sectorOf } from './zones.ts'

/** The first thing wrong with the table, or null. */
export const inconsistency = (table: Table, kit: Kit): Refusal | null =>
  shipsFit(table, kit) ?? cardsLieRight(table, kit) ?? pendingFits(table, kit)

/** A cruiser may still be missing. */
const isChoosing = ({ pending }: Table): boolean =>
  pending.length > 0 && (pending[0].kind === 'cruiser' || pending[0].kind === 'cruisers')

/** SF-1.4, SF-3.2, SF-4.2 */
function shipsFit(table: Table, kit: Kit): Refusal | null {
  if (Math.abs(table.offset) > WIDEST_OFFSET)
    return refuseTable('offset', { offset: table.offset, max: WIDEST_OFFSET }, 'SF-4.2')
  for (const seat of [0, 1] as const) {
    const cruiser = table.cruisers[seat]
    if (cruiser === NOT_CHOSEN && isChoosing(table)) continue
    const ship = kit.ships[cruiser]
    const chosen = ship && freeCruisers(kit, -1).some(({ card }) => card === ship.cruiser.id)
    if (!chosen) return refuseTable('cruiser', { cruiser: ship?.cruiser.id ?? '–' }, 'SF-1.4')
    if (table.hull[seat] > ship.cruiser.hull)
      return refuseTable('hull', { hull: table.hull[seat], max: ship.cruiser.hull }, 'SF-1.6')
    for (const [sector, slots] of ship.slots.entries()) {
      const n = table.cards.zones[sectorOf(seat, sector)].length
      if (n > slots) return refuseTable('stack', { sector: sector + 1, n, max: slots }, 'SF-3.2')
    }
  }
  return null
}

/** SF-V10, SF-5.5: markers only where they show, and nobody flies on without a fighter. */
function cardsLieRight(table: Table, kit: Kit): Refusal | null {
  for (let zone = 0; zone < 10; zone++) {
    const stack = table.cards.zones[zone]
    for (const [place, card] of stack.entries()) {
      const lie = table.lies[slotOf(zone, place)]
      const face = isBack(lie) ? kit.back : kit.layout.face[card]
      const covered = place < stack.length - 1
      if ((covered && markersOn(lie, upHalf(lie)) > 0) || allHits(lie) >= kit.total[face])
        return refuseTable('markers', { card: kit.ids[kit.layout.face[card]] }, 'SF-V10')
    }
  }
  return null
}

/** Below the chain lies the phase: a choice of cruisers, Deployment, or a battle with its salvos. */
const STACKS =
  /^(cruiser|cruisers|draft|compose|deployment( (effects|effect|marker))*|battle( salvo){0,2}( (effects|effect|marker))*)$/

function pendingFits(table: Table, kit: Kit): Refusal | null {
  const { pending, result } = table
  if (result) return pending.length === 0 && result.scores.length === 2 ? null : refuseTable('over')
  if (!STACKS.test(pending.map((frame) => frame.kind).join(' '))) return refuseTable('pending')
  if (isBeginning(table) !== (table.round === 0)) return refuseTable('round', { round: table.round })
  const early = isBeginning(table) ? beginningFits(table, kit) : null
  if (early) return early
  const phase = pending[0]
  if (phase.kind === 'battle' && (table.passed !== 3 || phase.seat !== table.initiative))
    return refuseTable('pending', {}, 'SF-4.1')
  if (pending[1] && phase.kind === 'battle' && phase.step !== 'run')
    return refuseTable('pending', {}, 'SF-4.4')
  const seen = new Set<Waiting>()
  for (const frame of pending) {
    const refusal = frameFits(table, kit, frame, seen)
    if (refusal) return refusal
  }
  return asks(table, kit, pending[pending.length - 1]) ? null : refuseTable('nothingToDecide')
}

/** SF-6.3, SF-6.8: what waits is visible, belongs to its controller and waits once. */
function frameFits(table: Table, kit: Kit, frame: Frame, seen: Set<Waiting>): Refusal | null {
  const top = table.pending.at(-1) === frame
  if (frame.kind === 'marker' && !top) return refuseTable('pending')
  if (frame.kind !== 'effects' && frame.kind !== 'effect') return null
  // SF-6.6: two wait only while their controller chooses, and one is carried out at a time.
  if (!top && (frame.kind === 'effect' || frame.second !== 0)) return refuseTable('pending', {}, 'SF-6.6')
  if (frame.kind === 'effect' && frame.second !== 0) return refuseTable('pending', {}, 'SF-6.6')
  for (const each of frame.second === 0 ? [frame.first] : [frame.first, frame.second]) {
    if (seen.has(each) || !isVisible(table, kit, frame.seat, each))
      return refuseTable('waiting', { seat: letterOf(frame.seat) }, 'SF-6.8')
    seen.add(each)
  }
  return null
}

function isVisible({ cards, lies }: Table, _: Kit, seat: Seat, each: Waiting): boolean {
  if (each === 0) return false
  for (let sector = 0; sector < 5; sector++) {
    const zone = sectorOf(seat, sector)
    const stack = cards.zones[zone]
    const place = stack.findIndex((card) => cards.handle[card] === handleOf(each))
    if (place >= 0) return place === stack.length - 1 || lowHalf(lies[slotOf(zone, place)]) === halfOf(each)
  }
  return false
}

/** Would the top frame really wait for somebody? */
function asks(table: Table, kit: Kit, frame: Frame): boolean {
  const { seat } = frame
  switch (frame.kind) {
    case 'deployment':
      return (
        (table.passed & (1 << seat)) === 0 &&
        table.cards.zones[handOf(seat)].length > 0 &&
        actionsAt(table, seat).length > 1
      )
    case 'battle':
      return frame.step === 'shift' || (frame.step === 'order' && someoneFights(table, kit))
    case 'effects':
      return frame.second !== 0
    case 'effect':
      return actionsAt(table, seat).length > 1
    case 'draft':
    case 'compose':
      return true
    case 'cruiser':
      return table.cruisers[seat] === NOT_CHOSEN && freeCruisers(kit, table.cruisers[other(seat)]).length > 1
    case 'cruisers':
      return table.cruisers.includes(NOT_CHOSEN)
    case 'marker':
      return mayChooseHalf(table, kit, sectorOf(seat, frame.sector))
    case 'salvo':
      return false
  }
}

function someoneFights(table: Table, kit: Kit): boolean {
  const { cards, offset } = table
  for (let south = firstFacing(offset); south <= lastFacing(offset); south++) {
    const zones = [sectorOf(0, south), sectorOf(1, south - offset)]
    if (zones.some((zone) => attackOf({ table, cards, kit }, zone) > 0)) return true
  }
  return false
}

/** SF-A1 */
function mayChooseHalf(table: Table, kit: Kit, zone: number): boolean {
  const top = table.cards.zones[zone].length - 1
  if (top < 0 || kit.options.damageInsideCard !== 'ownerChooses') return false
  const lie = table.lies[slotOf(zone, top)]
  const face = isBack(lie) ? kit.back : kit.layout.face[table.cards.zones[zone][top]]
  return ([0, 1] as const).every((half) => kit.fighters[face * 2 + half] > hitsOn(lie, half))
}
