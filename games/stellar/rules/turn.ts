// ST-4 The turn
import { AUDIENCE, EVERYBODY, move, type Seat, secret } from '@sternentisch/kernel'
import { cards as data } from '../cards/index.ts'
import { activate } from './abilities.ts'
import type { Action } from './action.ts'
import { CLASS_OF, isMilitary, type Ship } from './ships.ts'
import { arriveInSector, shipAt } from './stacks.ts'
import { type Frame, leftOf, type Playing } from './table.ts'
import { fleetOf, handOf, stackIn } from './zones.ts'

type Turn = Extract<Frame, { kind: 'turn' }>

/** Whether the turn waits for a decision now; if not, it goes on to its next step (ST-4.7). */
export function advanceTurn(playing: Playing, turn: Turn): boolean {
  const { cards } = playing
  if (turn.step === 'play') {
    if (cards.zones[handOf(turn.seat)].length > 0) return true
    turn.step = 'reveal' // ST-4.5
  }
  if (turn.step === 'reveal') {
    if (hasHiddenShip(playing, turn.seat)) return true
    turn.step = 'draw' // ST-4.6
  }
  draw(playing, turn.seat) // ST-4.4
  endTurn(playing, turn)
  return false
}

/** ST-5.7: only the bottom ship of a stack can be face-down. */
function hasHiddenShip({ table, cards, kit }: Playing, seat: Seat): boolean {
  for (let sector = 0; sector < table.sectors; sector++) {
    const stack = cards.zones[stackIn(kit.players, sector, seat)]
    if (stack.length > 0 && (cards.known[stack[0]] & AUDIENCE) === 0) return true
  }
  return false
}

/** ST-4.1, ST-13.1: the next player's turn, unless nobody has a ship left to play. */
function endTurn({ table, kit, cards }: Playing, turn: Turn): void {
  for (let seat = 0; seat < kit.players; seat++) {
    if (cards.zones[handOf(seat)].length + cards.zones[fleetOf(seat)].length === 0) continue
    turn.seat = leftOf(kit, turn.seat)
    turn.step = 'play'
    return
  }
  table.pending.pop()
  table.pending.push({ kind: 'scenarioEnd' })
}

/** ST-4.4: the top ship of the fleet pile goes to the hand, unless that is full. */
export function draw({ cards, kit, tell }: Playing, seat: Seat): boolean {
  const pile = fleetOf(seat)
  const top = cards.zones[pile].length - 1
  if (top < 0 || cards.zones[handOf(seat)].length >= data.limits.handSize) return false
  const card = move(cards, kit.layout, pile, top, handOf(seat))
  if (tell) {
    const ship = kit.layout.face[card]
    tell({ kind: 'drawn', seat, ship: secret(ship, 1 << seat), class: CLASS_OF[ship], handle: 0 })
  }
  return true
}

/** ST-4.2, ST-5: a hand card goes on top of the own stack. */
export function playShip(playing: Playing, turn: Turn, { ship, sector, up }: Action): void {
  const { cards, kit, tell } = playing
  turn.step = 'reveal'
  const hand = handOf(turn.seat)
  const stack = stackIn(kit.players, sector, turn.seat)
  const card = move(cards, kit.layout, hand, placeInHand(playing, hand, ship), stack)
  if (up) cards.known[card] = EVERYBODY
  const place = cards.zones[stack].length - 1
  tell?.({ kind: 'played', ...shipAt(playing, turn.seat, sector, place), up })
  arriveInSector(playing, turn.seat, sector, place, up ? 'open' : 'asItWas')
}

function placeInHand({ cards, kit }: Playing, hand: number, ship: Ship): number {
  const held = cards.zones[hand]
  for (let at = 0; at < held.length; at++) if (kit.layout.face[held[at]] === ship) return at
  throw new Error('that ship is not in the hand')
}

/** ST-4.3: the bottom ship of the stack is turned up. */
export function revealShip(playing: Playing, turn: Turn, sector: number): void {
  const { cards, kit, tell } = playing
  turn.step = 'draw'
  const card = cards.zones[stackIn(kit.players, sector, turn.seat)][0]
  cards.known[card] = EVERYBODY
  tell?.({ kind: 'revealed', ...shipAt(playing, turn.seat, sector, 0) })
  if (!isMilitary(kit.layout.face[card])) activate(playing, turn.seat, sector, 0, true) // ST-7.10
}

export function passReveal({ tell }: Playing, turn: Turn): void {
  turn.step = 'draw'
  tell?.({ kind: 'passed', seat: turn.seat })
}
