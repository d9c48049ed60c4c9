// ST-7 Battles
import { move, type Seat, show } from '@sternentisch/kernel'
import { CLASS_OF, MILITARY } from './ships.ts'
import { shipAt } from './stacks.ts'
import { type Frame, type Looking, type Playing, sameSide } from './table.ts'
import { discardOf, stackIn } from './zones.ts'

type Battle = Extract<Frame, { kind: 'battle' }>

/** ST-7.1: only where an enemy military ship lies. */
export function startBattle(playing: Playing, seat: Seat, sector: number, place: number): void {
  for (let foe = 0 as Seat; foe < playing.kit.players; foe++) {
    if (!isFoe(playing, seat, sector, foe)) continue
    playing.table.pending.push({ kind: 'battle', seat, sector, place })
    return
  }
}

/** ST-7.3: on and on, until no enemy is left. Waits only where the attacker has a choice (ST-7.5). */
export function advanceBattle(playing: Playing, battle: Battle): boolean {
  let foe: Seat | null = null
  for (let seat = 0 as Seat; seat < playing.kit.players; seat++) {
    if (!isFoe(playing, battle.seat, battle.sector, seat)) continue
    if (foe !== null) return true
    foe = seat
  }
  if (foe === null) playing.table.pending.pop()
  else fight(playing, battle, foe)
  return false
}

const isFoe = (playing: Playing, seat: Seat, sector: number, foe: Seat): boolean =>
  !sameSide(playing.kit, seat, foe) && topMilitary(playing, sector, foe) >= 0

/** ST-7.4: civil ships are passed over. Answers the place in the stack, or −1. */
export function topMilitary({ cards, kit }: Looking, sector: number, seat: number): number {
  const stack = cards.zones[stackIn(kit.players, sector, seat)]
  let place = stack.length - 1
  while (place >= 0 && CLASS_OF[kit.layout.face[stack[place]]] !== MILITARY) place--
  return place
}

/** ST-7.6 to ST-7.9: the two owners compare in secret, the loser is destroyed. */
export function fight(playing: Playing, battle: Battle, foe: Seat): void {
  const { table, cards, kit, tell } = playing
  const { seat, sector, place } = battle
  const foePlace = topMilitary(playing, sector, foe)
  const attacker = cards.zones[stackIn(kit.players, sector, seat)][place]
  const defender = cards.zones[stackIn(kit.players, sector, foe)][foePlace]
  show(cards, attacker, 1 << foe)
  show(cards, defender, 1 << seat)
  const outcome = kit.outcome[kit.layout.face[attacker]][kit.layout.face[defender]]
  tell?.({
    kind: 'fight',
    sector,
    attacker: shipAt(playing, seat, sector, place),
    defender: shipAt(playing, foe, sector, foePlace),
    outcome,
    weighed: [attacker, defender],
  })
  if (outcome >= 0) destroy(playing, foe, sector, foePlace, 'battle')
  if (outcome <= 0) {
    table.pending.pop()
    destroy(playing, seat, sector, place, 'battle')
  }
}

/** ST-7.9, ST-11.3: to its owner's discard; whoever knew the ship goes on knowing it. */
export function destroy(
  playing: Playing,
  seat: Seat,
  sector: number,
  place: number,
  by: 'battle' | 'rogue',
): void {
  const { cards, kit, tell } = playing
  tell?.({ kind: 'destroyed', ...shipAt(playing, seat, sector, place), by })
  move(cards, kit.layout, stackIn(kit.players, sector, seat), place, discardOf(seat))
}
