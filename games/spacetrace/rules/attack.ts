// SP-9 Attack; SP-14.3 the sequence of battles
import { move, type Seat } from '@sternentisch/kernel'
import { startBattle } from './battle.ts'
import { hasExtraFleet, moveAgain, openCard } from './fleets.ts'
import {
  type AttackFrame,
  BASE_FLEET,
  EXTRA_FLEET,
  type Fleet,
  type Join,
  type Looking,
  type OrderFrame,
  otherSeat,
  type Playing,
  type ShipClass,
} from './table.ts'
import { endPasses } from './windows.ts'
import { stackOf } from './zones.ts'

/** SP-9.1 */
export function declareAttack(playing: Playing, seat: Seat): void {
  const { table, tell } = playing
  table.attacked = true
  moveAgain(playing)
  table.pending.push({ kind: 'attack', seat, step: 'join', joins: ['unasked', 'unasked'], battles: 0 })
  tell?.({ kind: 'attack', seat })
}

export function advanceAttack(playing: Playing, attack: AttackFrame): boolean {
  const { table, tell } = playing
  if (attack.step === 'join') return askJoins(playing, attack)
  if (attack.step === 'order') {
    attack.step = 'fight'
    // The attacker's stacks are asked first, so they lie on top.
    table.pending.push({ kind: 'order', seat: otherSeat(table.active), turn: 0, class: 1, placed: 0 })
    table.pending.push({ kind: 'order', seat: table.active, turn: 0, class: 1, placed: 0 })
    return false
  }
  const number = attack.battles++
  const fleetsA = fleetsOf(attack, table.active)
  const fleetsD = fleetsOf(attack, otherSeat(table.active))
  if (number < fleetsA.length * fleetsD.length) {
    const own = fleetsA[Math.floor(number / fleetsD.length)]
    const foe = fleetsD[number % fleetsD.length]
    startBattle(playing, number + 1, table.active === 0 ? [own, foe] : [foe, own])
    return false
  }
  table.pending.pop() // SP-9.6
  endPasses(table, 'attack')
  tell?.({ kind: 'attackOver' })
  return false
}

/** SP-9.2: the active player first; who has no extra fleet has nothing to say. */
function askJoins(playing: Playing, attack: AttackFrame): boolean {
  const { table } = playing
  for (const seat of table.active === 0 ? FIRST : SECOND) {
    if (attack.joins[seat] !== 'unasked') continue
    if (hasExtraFleet(playing, seat)) {
      attack.seat = seat
      return true
    }
    attack.joins[seat] = 'out'
  }
  attack.step = 'order'
  return false
}

const FIRST: readonly Seat[] = [0, 1]
const SECOND: readonly Seat[] = [1, 0]

export function join({ tell }: Playing, attack: AttackFrame, choice: Join): void {
  attack.joins[attack.seat] = choice
  if (choice !== 'unasked') tell?.({ kind: 'joined', seat: attack.seat, join: choice })
}

const FIGHTING: Readonly<Record<Join, readonly Fleet[]>> = {
  unasked: [BASE_FLEET],
  out: [BASE_FLEET],
  before: [EXTRA_FLEET, BASE_FLEET],
  after: [BASE_FLEET, EXTRA_FLEET],
}

/** SP-14.3: the fighting fleets of a seat, in their order. */
export const fleetsOf = (attack: AttackFrame, seat: Seat): readonly Fleet[] => FIGHTING[attack.joins[seat]]

export const orderZone = ({ table }: Looking, { seat, turn, class: shipClass }: OrderFrame): number =>
  stackOf(seat, fleetsOf(table.pending[1] as AttackFrame, seat)[turn], shipClass)

/** SP-9.3, SP-9.5: stack by stack; the last card of a stack needs no decision. */
export function advanceOrder(playing: Playing, order: OrderFrame): boolean {
  const { table, cards } = playing
  const fleets = fleetsOf(table.pending[1] as AttackFrame, order.seat)
  while (order.turn < fleets.length) {
    if (order.placed < cards.zones[orderZone(playing, order)].length - 1) return true
    nextStack(order)
  }
  table.pending.pop()
  return false
}

export function nextStack(order: OrderFrame): void {
  order.placed = 0
  if (order.class < 4) order.class++
  else {
    order.class = 1
    order.turn++
  }
}

export function placeNext(playing: Playing, order: OrderFrame, copy: number): void {
  const { cards, kit, tell } = playing
  const zone = orderZone(playing, order)
  const stack = cards.zones[zone]
  let place = order.placed
  while (cards.handle[stack[place]] !== copy) place++
  const card = move(cards, kit.layout, zone, place, zone, order.placed)
  if (tell) {
    const fleet = fleetsOf(playing.table.pending[1] as AttackFrame, order.seat)[order.turn]
    tell({
      kind: 'ordered',
      ...openCard(playing, card),
      fleet,
      class: order.class as ShipClass,
      place: order.placed,
    })
  }
  order.placed++
}
