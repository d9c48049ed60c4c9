// SP-2.2, SP-2.3 Fleets; SP-12.9 Cleanup; SP-14 Extra fleets
import { move, type Seat } from '@sternentisch/kernel'
import type { Leaving, OpenCard } from './events.ts'
import { BASE, type Command, MOTHERSHIP, NO_COMMAND } from './figures.ts'
import { isAlive, NO_RUNS } from './runs.ts'
import { BASE_FLEET, EXTRA_FLEET, type Fleet, type Looking, type Playing } from './table.ts'
import { commanderOf, discardOf, ownerOf, removedOf, stackOf } from './zones.ts'

export const openCard = ({ cards, kit }: Looking, card: number): OpenCard => ({
  seat: kit.layout.pool[card] as Seat,
  card: kit.figures[kit.layout.face[card]].id,
  copy: cards.handle[card],
})

/** SP-7.3: what the commander in play does for all own fleets. */
export function commandOf({ cards, kit }: Looking, seat: number): Command {
  const zone = cards.zones[commanderOf(seat)]
  return zone.length === 0 ? NO_COMMAND : kit.figures[kit.layout.face[zone[0]]].command
}

export const baseLp = ({ table, kit }: Looking, seat: number): number => table.runs[kit.bases[seat]][1]

/** SP-13.2, SP-13.3: damage to a Base lasts, and keeps the turn from being quiet (SP-16.2). */
export function hitBase(playing: Playing, seat: Seat, amount: number): void {
  const { table, kit, tell } = playing
  const runs = table.runs[kit.bases[seat]]
  const lp = Math.max(0, runs[1] - amount)
  if (lp === runs[1]) return
  runs[1] = lp
  table.progress = true
  tell?.({ kind: 'baseHit', seat, amount, lp })
}

/** SP-14.1: an extra fleet is there while its Mothership is. */
export function hasExtraFleet({ cards, kit }: Looking, seat: number): boolean {
  for (const card of cards.zones[stackOf(seat, EXTRA_FLEET, 4)])
    if (kit.figures[kit.layout.face[card]].kind === MOTHERSHIP) return true
  return false
}

export function isStackAlive({ table, cards }: Looking, zone: number): boolean {
  for (const card of cards.zones[zone]) if (isAlive(table.runs[card])) return true
  return false
}

/** The classes with a living ship, as bits. */
export function classesAlive(looking: Looking, seat: number, fleet: Fleet): number {
  let classes = 0
  for (let each = 1; each <= 4; each++)
    if (isStackAlive(looking, stackOf(seat, fleet, each))) classes |= 1 << each
  return classes
}

/** Where a copy lies among a player's fleets: zone and place in one number, or −1. */
export function findCopy({ cards }: Looking, seat: number, copy: number): number {
  const first = stackOf(seat, BASE_FLEET, 1)
  for (let zone = first; zone < first + 8; zone++) {
    const stack = cards.zones[zone]
    for (let place = 0; place < stack.length; place++)
      if (cards.handle[stack[place]] === copy) return zone * 256 + place
  }
  return -1
}
export const zoneOf = (found: number): number => found >> 8
export const placeOf = (found: number): number => found & 255

/** A ship card leaves play for a pile of its owner (SP-2.3), its commander with it (SP-7.4). */
export function leavePlay(playing: Playing, zone: number, place: number, why: Leaving): void {
  const { table, cards, kit, tell } = playing
  const seat = ownerOf(zone)
  const removed = why === 'removed'
  const pile = removed ? removedOf(seat) : discardOf(seat)
  const card = cards.zones[zone][place]
  tell?.({ kind: 'left', ...openCard(playing, card), to: removed ? 'removed' : 'discard', why })
  table.runs[card] = NO_RUNS
  table.plus[card] = 0
  table.times[card] = 1
  table.moved[card] = 0
  table.progress = true
  move(cards, kit.layout, zone, place, pile)
  if (table.hosts[seat] !== cards.handle[card]) return
  table.hosts[seat] = 0
  const commander = cards.zones[commanderOf(seat)][0]
  tell?.({
    kind: 'left',
    ...openCard(playing, commander),
    to: removed ? 'removed' : 'discard',
    why: 'commander',
  })
  move(cards, kit.layout, commanderOf(seat), 0, pile)
}

/** SP-12.9: wrecks leave play; an extra fleet without its Mothership is lost. */
export function cleanup(playing: Playing): void {
  const { cards, table, kit } = playing
  for (let seat = 0; seat < 2; seat++) {
    const first = stackOf(seat, BASE_FLEET, 1)
    for (let zone = first; zone < first + 8; zone++) {
      const stack = cards.zones[zone]
      for (let place = stack.length - 1; place >= 0; place--) {
        if (isAlive(table.runs[stack[place]])) continue
        if (kit.figures[kit.layout.face[stack[place]]].kind !== BASE)
          leavePlay(playing, zone, place, 'wrecked')
      }
    }
    loseExtraFleet(playing, seat as Seat)
  }
}

/** SP-14.6: nothing of it stays without the Mothership. */
export function loseExtraFleet(playing: Playing, seat: Seat): void {
  if (hasExtraFleet(playing, seat)) return
  for (let each = 1; each <= 4; each++) {
    const zone = stackOf(seat, EXTRA_FLEET, each)
    while (playing.cards.zones[zone].length > 0)
      leavePlay(playing, zone, playing.cards.zones[zone].length - 1, 'lostFleet')
  }
}

/** SP-14.5 */
export function moveToOtherFleet(playing: Playing, seat: Seat, copy: number): void {
  const { table, cards, kit, tell } = playing
  const found = findCopy(playing, seat, copy)
  const zone = zoneOf(found)
  const card = cards.zones[zone][placeOf(found)]
  const shipClass = kit.figures[kit.layout.face[card]].class
  const fleet = zone === stackOf(seat, BASE_FLEET, shipClass) ? EXTRA_FLEET : BASE_FLEET
  table.moved[card] = 1
  move(cards, kit.layout, zone, placeOf(found), stackOf(seat, fleet, shipClass))
  tell?.({ kind: 'moved', ...openCard(playing, card), fleet })
}

/** SP-14.5: any own ship card but Base and Mothership; not to and fro with nothing in between. */
export function canMove({ table, kit }: Looking, card: number): boolean {
  const { kind } = kit.figures[kit.layout.face[card]]
  return kind !== BASE && kind !== MOTHERSHIP && table.moved[card] === 0
}

/** SP-14.5: after the attack, and whenever a card leaves a hand or is drawn, all cards may move once more. */
export function moveAgain({ table: { moved }, kit }: Looking): void {
  // Only cards in fleets ever move.
  if (kit.extraFleets && moved.includes(1)) moved.fill(0)
}

export const isBase = ({ kit }: Looking, card: number): boolean =>
  card === kit.bases[0] || card === kit.bases[1]
