// ST-6 Activating abilities; ST-8 Founder, ST-9 Warp Ring, ST-10 Mend, ST-11 Rogue; ST-12 Chains
import { AUDIENCE, EVERYBODY, move, type Seat, secret, show, takeUnseen } from '@sternentisch/kernel'
import type { Action } from './action.ts'
import { destroy } from './battle.ts'
import { FOUNDER, MEND, type Ship, WARP_RING } from './ships.ts'
import { arriveInSector, shipAt } from './stacks.ts'
import type { Frame, Playing } from './table.ts'
import { discardOf, solarIn, stackIn } from './zones.ts'

type Ability = Extract<Frame, { kind: 'ability' }>

/** ST-6.1: a civil ship is face-up now: put down open, or turned. */
export function activate(
  { table }: Playing,
  seat: Seat,
  sector: number,
  place: number,
  turned: boolean,
): void {
  table.pending.push({ kind: 'ability', seat, sector, place, turned })
}

/** ST-6.2, ST-6.3: the owner is asked, unless there is nothing to choose. */
export function advanceAbility(playing: Playing, ability: Ability): boolean {
  const ship = abilityShip(playing, ability)
  if (ship !== FOUNDER && hasTarget(playing, ability, ship)) return true
  playing.table.pending.pop()
  if (ship === FOUNDER) look(playing, ability.seat, ability.sector)
  else playing.tell?.({ kind: 'lapsed', seat: ability.seat, ship, byItself: true })
  return false
}

const abilityShip = ({ cards, kit }: Playing, { seat, sector, place }: Ability): Ship =>
  kit.layout.face[cards.zones[stackIn(kit.players, sector, seat)][place]]

function hasTarget(playing: Playing, ability: Ability, ship: Ship): boolean {
  const { table, cards, kit } = playing
  if (ship === MEND) return cards.zones[discardOf(ability.seat)].length > 0
  if (ship === WARP_RING) {
    const own = shipsOnTable(playing, ability.seat) - (kit.options.warpSelf ? 0 : 1)
    return own > 0 && table.sectors > 1
  }
  return kit.options.rogueSelf || shipsInSector(playing, ability.sector) > 1
}

function shipsOnTable({ table, cards, kit }: Playing, seat: Seat): number {
  let ships = 0
  for (let sector = 0; sector < table.sectors; sector++)
    ships += cards.zones[stackIn(kit.players, sector, seat)].length
  return ships
}

function shipsInSector({ cards, kit }: Playing, sector: number): number {
  let ships = 0
  for (let seat = 0; seat < kit.players; seat++)
    ships += cards.zones[stackIn(kit.players, sector, seat)].length
  return ships
}

/** ST-6.2 */
export function lapse(playing: Playing, ability: Ability): void {
  const ship = abilityShip(playing, ability)
  playing.table.pending.pop()
  playing.tell?.({ kind: 'lapsed', seat: ability.seat, ship, byItself: false })
}

/** ST-8.1, ST-8.2: solar cards and ships of the sector, for the owner's eyes, now. */
function look({ cards, kit, tell }: Playing, seat: Seat, sector: number): void {
  const first = solarIn(kit.players, sector)
  for (let zone = first; zone <= first + kit.players; zone++) {
    for (const card of cards.zones[zone]) show(cards, card, 1 << seat)
  }
  if (tell) {
    const faces = (zone: number): number[] => cards.zones[zone].map((card) => kit.layout.face[card])
    const ships = Array.from({ length: kit.players }, (_, owner) => faces(first + 1 + owner))
    tell({ kind: 'looked', seat, sector, seen: secret({ solar: faces(first), ships }, 1 << seat) })
  }
}

/** ST-9.2 to ST-9.4: on top of the own stack elsewhere; a hidden ship that is not the first there turns up. */
export function warp(playing: Playing, ability: Ability, { sector, place, to }: Action): void {
  const { table, cards, kit, tell } = playing
  const { seat } = ability
  table.pending.pop()
  const before = tell ? shipAt(playing, seat, sector, place) : null
  const target = stackIn(kit.players, to, seat)
  const card = move(cards, kit.layout, stackIn(kit.players, sector, seat), place, target)
  const landed = cards.zones[target].length - 1
  const turned = landed > 0 && (cards.known[card] & AUDIENCE) === 0
  if (turned) cards.known[card] = EVERYBODY
  if (tell && before) {
    tell({ kind: 'warped', ...before, ship: secret(before.ship.secret, cards.known[card]), to, turned })
  }
  arriveInSector(playing, seat, to, landed, turned ? 'turned' : 'asItWas')
}

/** ST-10.1, ST-10.2: directly beneath the Mend; hidden only if nothing lay there. */
export function mend(playing: Playing, ability: Ability, ship: Ship): void {
  const { table, cards, kit, tell } = playing
  const { seat, sector, place } = ability
  table.pending.pop()
  const discard = discardOf(seat)
  const at = cards.zones[discard].findIndex((card) => kit.layout.face[card] === ship)
  const card = move(cards, kit.layout, discard, at, stackIn(kit.players, sector, seat), place)
  const up = place > 0
  takeUnseen(cards, card, seat)
  if (up) cards.known[card] = EVERYBODY
  tell?.({ kind: 'mended', ...shipAt(playing, seat, sector, place), up })
  arriveInSector(playing, seat, sector, place, up ? 'open' : 'asItWas')
}

/** ST-11.1, ST-11.3 */
export function rogue(playing: Playing, { seat, sector, place }: Action): void {
  playing.table.pending.pop()
  destroy(playing, seat as Seat, sector, place, 'rogue')
}
