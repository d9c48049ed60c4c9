// What must hold for a table at rest, so that play can go on from it
import { letterOf, type Refusal, randomFrom } from '@sternentisch/kernel'
import { refuseTable } from '../refuse.ts'
import { actionsAt } from './actions.ts'
import { advance } from './advance.ts'
import { copy } from './copy.ts'
import { deckFits } from './decks-on-table.ts'
import { battleOn } from './effects.ts'
import { BASE, COMMANDER, MOTHERSHIP } from './figures.ts'
import { baseLp, findCopy, hasExtraFleet, isBase } from './fleets.ts'
import type { Kit } from './kit.ts'
import { whyNoFrames } from './pending.ts'
import { isAlive, KILLED, livingIn, type Runs } from './runs.ts'
import type { Looking, Table } from './table.ts'
import { classAt, commanderOf, fleetAt, isStack, ownerOf, stageOf } from './zones.ts'

/** The first thing wrong with the table, or null. */
export function inconsistency(table: Table, kit: Kit): Refusal | null {
  const looking: Looking = { table, cards: table.cards, kit }
  return (
    everyCardBelongs(looking) ??
    boxesFit(looking) ??
    shipsFit(looking) ??
    fleetsFit(looking) ??
    commandersFit(looking) ??
    pendingFits(looking)
  )
}

/** Ships in the stack of their class, a Base nowhere else, commanders and nothing else on ships. */
function everyCardBelongs(looking: Looking): Refusal | null {
  const { cards, kit } = looking
  for (const [zone, heap] of cards.zones.entries()) {
    const seat = ownerOf(zone)
    for (const card of heap) {
      const { kind, class: own, id } = kit.figures[kit.layout.face[card]]
      const fits = isStack(zone)
        ? own === classAt(zone) &&
          (kind === BASE || kind === MOTHERSHIP ? fleetAt(zone) === (kind === BASE ? 0 : 1) : true)
        : kind !== BASE && (zone !== commanderOf(seat) || kind === COMMANDER)
      if (!fits) return refuseTable('misplaced', { card: id, zone: kit.layout.zones[zone].name }, 'SP-2.2')
    }
  }
  return null
}

/** SP-1.3, SP-1.4 */
function boxesFit({ table, kit }: Looking): Refusal | null {
  for (const seat of [0, 1] as const)
    if (!deckFits(table, kit, seat)) return refuseTable('box', { seat: letterOf(seat) }, 'SP-1.4')
  return null
}

/** SP-12.2: whole cards with LP in their range; wrecks only while a battle goes on. */
function shipsFit({ table, cards, kit }: Looking): Refusal | null {
  const fighting = battleOn(table.pending) !== null
  for (const [zone, stack] of cards.zones.entries()) {
    if (!isStack(zone)) continue
    for (const card of stack) {
      const { id, kind, count, lp } = kit.figures[kit.layout.face[card]]
      const runs = table.runs[card]
      if (!runsFit(runs, count, lp)) return refuseTable('ships', { card: id, n: count, lp }, 'SP-12.2')
      const standing = isAlive(runs) || (kind === BASE ? table.result !== null : fighting)
      if (!standing) return refuseTable('wreck', { card: id }, 'SP-12.9')
    }
  }
  return null
}

function runsFit(runs: Runs, count: number, full: number): boolean {
  let ships = 0
  for (let i = 0; i < runs.length; i += 3) {
    const like = i > 0 && runs[i - 2] === runs[i + 1] && runs[i - 1] === runs[i + 2]
    if (runs[i] === 0 || runs[i + 1] > full || like || (runs[i + 2] & KILLED && runs[i + 1] > 0)) return false
    ships += runs[i]
  }
  return ships === count && livingIn(runs) <= count
}

/** SP-14.1, SP-14.2: one Mothership, and nothing in an extra fleet without it. */
function fleetsFit(looking: Looking): Refusal | null {
  const { cards, kit } = looking
  for (const seat of [0, 1] as const) {
    const extra = cards.zones.flatMap((zone, index) =>
      isStack(index) && ownerOf(index) === seat && fleetAt(index) === 1 ? zone : [],
    )
    const mothers = extra.filter((card) => kit.figures[kit.layout.face[card]].kind === MOTHERSHIP).length
    if (mothers > 1 || (extra.length > 0 && !hasExtraFleet(looking, seat)))
      return refuseTable('extraFleet', { seat: letterOf(seat) }, 'SP-14.1')
  }
  return null
}

/** SP-7.1, SP-7.2 */
function commandersFit(looking: Looking): Refusal | null {
  const { table, cards, kit } = looking
  for (const seat of [0, 1] as const) {
    const zone = cards.zones[commanderOf(seat)]
    const host = table.hosts[seat]
    const found = host === 0 ? -1 : findCopy(looking, seat, host)
    const card = found < 0 ? -1 : cards.zones[found >> 8][found & 255]
    const fits =
      zone.length === 0
        ? host === 0
        : zone.length === 1 &&
          card >= 0 &&
          kit.figures[kit.layout.face[card]].class === kit.figures[kit.layout.face[zone[0]]].hostClass &&
          (kit.options.commanderOnBase || !isBase(looking, card))
    if (!fits) return refuseTable('commander', { seat: letterOf(seat) }, 'SP-7.2')
  }
  return null
}

/** Somebody must have something to decide, and nothing else may wait. */
function pendingFits(looking: Looking): Refusal | null {
  const { table, cards } = looking
  if (table.result)
    return table.pending.length === 0 && cards.zones[stageOf(0)].length + cards.zones[stageOf(1)].length === 0
      ? null
      : refuseTable('over')
  if (baseLp(looking, 0) === 0 || baseLp(looking, 1) === 0) return refuseTable('over', {}, 'SP-16.1')
  const refusal = whyNoFrames(looking)
  if (refusal) return refusal
  return waits(table, looking.kit) ? null : refuseTable('nothingToDecide')
}

/** A table that waits for a decision is not changed by going on. */
function waits(table: Table, kit: Kit): boolean {
  const ahead = copy(table)
  const top = ahead.pending[ahead.pending.length - 1]
  const random = randomFrom('0'.repeat(32))
  const asks = advance({ table: ahead, cards: ahead.cards, kit, random, tell: undefined }, top)
  return asks && JSON.stringify(ahead) === JSON.stringify(table) && actionsAt(table, top.seat).length > 0
}
