// SP-5 Playing ship cards, SP-6.2 tactics, SP-7 commanders: one card from its announcement to its commitment
import { move, type Seat } from '@sternentisch/kernel'
import { putOnChain } from './chain.ts'
import { battleOn } from './effects.ts'
import { COMMANDER, MOTHERSHIP, REINFORCEMENT, TACTIC } from './figures.ts'
import { cleanup, findCopy, leavePlay, loseExtraFleet, openCard, placeOf, zoneOf } from './fleets.ts'
import { leaveHand, placeInHand } from './hand.ts'
import { costOf, reinforce, reinforceFromStage } from './manpower.ts'
import { freshRuns } from './runs.ts'
import { BASE_FLEET, EXTRA_FLEET, otherSeat, type PlayFrame, type Playing } from './table.ts'
import { openWindow } from './windows.ts'
import { commanderOf, handOf, stackOf, stageOf } from './zones.ts'

/** A card of the hand is played; what it asks for comes one decision after the other. */
export function playCard(playing: Playing, seat: Seat, face: number): void {
  const { table, kit, tell } = playing
  const { kind, sacrifices } = kit.figures[face]
  if (kind === REINFORCEMENT && sacrifices === 0) {
    reinforce(playing, seat, face)
    return
  }
  const card = leaveHand(playing, seat, placeInHand(playing, seat, face), stageOf(seat))
  if (tell) tell({ kind: 'announced', ...openCard(playing, card), ...weighed(playing, seat, face) })
  table.pending.push({ kind: 'play', seat, step: 'aim', card: face, target: 0, given: [] })
}

/** What is announced can be paid for (SP-4.5): others may conclude that much about the hand, and no more. */
function weighed({ table, cards, kit }: Playing, seat: Seat, face: number): { weighed?: readonly number[] } {
  const isPayment = table.pending.some((frame) => frame.kind === 'play')
  if (!isPayment && table.mp[seat] >= kit.figures[face].cost) return {}
  return {
    weighed: cards.zones[handOf(seat)].filter(
      (card) => kit.figures[kit.layout.face[card]].kind === REINFORCEMENT,
    ),
  }
}

/** SP-5.2, SP-6.2: targets, sacrifices, payment, commitment, in this order. */
export function advancePlay(playing: Playing, play: PlayFrame): boolean {
  const { table, kit, tell } = playing
  const figures = kit.figures[play.card]
  if (play.step === 'aim') {
    if (play.target === 0 && (figures.aims === 'ship' || figures.kind === COMMANDER)) return true
    play.step = 'sacrifice'
  }
  if (play.step === 'sacrifice') {
    if (play.given.length < figures.sacrifices) return true
    if (figures.sacrifices > 0) sacrificeAll(playing, play)
    play.step = 'pay'
  }
  const cost = costOf(playing, play.seat, figures)
  if (table.mp[play.seat] < cost) return true // SP-4.5
  table.mp[play.seat] -= cost
  table.pending.pop()
  if (tell && cost > 0)
    tell({ kind: 'paid', ...openCard(playing, onStage(playing, play)), cost, pool: table.mp[play.seat] })
  commit(playing, play)
  return false
}

const onStage = ({ cards }: Playing, { seat }: PlayFrame): number => {
  const stage = cards.zones[stageOf(seat)]
  return stage[stage.length - 1]
}

export function aimAt(playing: Playing, play: PlayFrame, copy: number): void {
  play.target = copy
  if (!playing.tell) return
  const seat = findCopy(playing, play.seat, copy) >= 0 ? play.seat : otherSeat(play.seat)
  const found = findCopy(playing, seat, copy)
  const target = openCard(playing, playing.cards.zones[zoneOf(found)][placeOf(found)])
  playing.tell({ kind: 'aimed', seat: play.seat, target, ...weighed(playing, play.seat, play.card) })
}

/** SP-5.4, SP-12.12: a cost, not destruction; the cards lie in the discard pile all the same. */
function sacrificeAll(playing: Playing, play: PlayFrame): void {
  const { tell } = playing
  for (const copy of play.given) {
    const found = findCopy(playing, play.seat, copy)
    if (tell)
      tell({
        kind: 'sacrificed',
        ...openCard(playing, playing.cards.zones[zoneOf(found)][placeOf(found)]),
        ...weighed(playing, play.seat, play.card),
      })
    leavePlay(playing, zoneOf(found), placeOf(found), 'sacrificed')
  }
  loseExtraFleet(playing, play.seat) // SP-14.6
  if (battleOn(playing.table.pending) === null) cleanup(playing)
}

function commit(playing: Playing, play: PlayFrame): void {
  const { kind } = playing.kit.figures[play.card]
  if (kind === TACTIC) putOnChain(playing, play)
  else if (kind === REINFORCEMENT) reinforceFromStage(playing, play.seat)
  else if (kind === COMMANDER) takeCommand(playing, play)
  else deploy(playing, play)
}

/** SP-5.2: to the back of its class in the base fleet; SP-14.1: a Mothership opens the extra fleet. */
function deploy(playing: Playing, { seat, card: face }: PlayFrame): void {
  const { table, cards, kit, tell } = playing
  const { kind, class: own, count, lp } = kit.figures[face]
  const fleet = kind === MOTHERSHIP ? EXTRA_FLEET : BASE_FLEET
  const stage = stageOf(seat)
  const card = move(cards, kit.layout, stage, cards.zones[stage].length - 1, stackOf(seat, fleet, own))
  table.runs[card] = freshRuns(count, lp)
  tell?.({ kind: 'deployed', ...openCard(playing, card), fleet })
  openWindow(playing, 'ship')
}

/** SP-7.1, SP-7.2 */
function takeCommand(playing: Playing, { seat, target }: PlayFrame): void {
  const { table, cards, kit, tell } = playing
  const stage = stageOf(seat)
  const card = move(cards, kit.layout, stage, cards.zones[stage].length - 1, commanderOf(seat))
  table.hosts[seat] = target
  table.commanded = true
  if (tell) {
    const found = findCopy(playing, seat, target)
    const host = openCard(playing, cards.zones[zoneOf(found)][placeOf(found)])
    tell({ kind: 'commands', ...openCard(playing, card), host })
  }
  openWindow(playing, 'commander')
}
