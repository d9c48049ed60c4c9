// What may wait on a table, and in which order
import type { Refusal } from '@sternentisch/kernel'
import { refuseTable } from '../refuse.ts'
import { fleetsOf } from './attack.ts'
import { COMMANDER, REINFORCEMENT, TACTIC } from './figures.ts'
import { findCopy, isBase, placeOf, zoneOf } from './fleets.ts'
import { canPay } from './payer.ts'
import {
  type AttackFrame,
  type BattleFrame,
  type ChainItem,
  type Frame,
  type Looking,
  otherSeat,
  type PlayFrame,
} from './table.ts'
import { isInAttack } from './windows.ts'
import { handOf, stageOf } from './zones.ts'

const ORDERS = [
  /^turn( trade| offer)?$/,
  /^turn( window)?( chain)?( play){0,2}$/,
  /^turn attack( order){0,2}$/,
  /^turn attack battle window( chain)?( play){0,2}$/,
]

export function whyNoFrames(looking: Looking): Refusal | null {
  const { table, kit } = looking
  const kinds = table.pending.map(({ kind }) => kind).join(' ')
  if (!ORDERS.some((order) => order.test(kinds))) return refuseTable('pending')
  if (!kit.tactics && /window|chain/.test(kinds)) return refuseTable('pending', {}, 'SP-1.2')
  const plays = table.pending.filter((frame) => frame.kind === 'play')
  const fits =
    table.pending.every((frame, at) => frameFits(looking, frame, at)) &&
    playsFit(looking, plays) &&
    stageFits(looking, plays)
  return fits ? null : refuseTable('pending')
}

function frameFits({ table, cards }: Looking, frame: Frame, at: number): boolean {
  const { active, pending } = table
  const last = at === pending.length - 1
  switch (frame.kind) {
    case 'turn':
      return frame.seat === active && frame.step !== 'start' && (frame.step === 'main' || !last)
    case 'trade':
      return frame.seat === active && isMain(pending) && cards.zones[handOf(frame.seat)].length >= frame.left
    case 'offer':
      return frame.seat === otherSeat(active) && isMain(pending) && table.offered
    case 'window':
      return windowFits(pending, frame.window)
    case 'attack':
      return attackFits(frame, last) && isMain(pending) && table.attacked
    case 'order':
      return orderFits(table, frame, at)
    case 'battle':
      return battleFits(pending[1] as AttackFrame, frame)
    default:
      return true
  }
}

const isMain = ([turn]: readonly Frame[]): boolean => turn.kind === 'turn' && turn.step === 'main'

function windowFits(pending: readonly Frame[], window: string): boolean {
  const [turn, second, third] = pending
  if (second.kind === 'attack')
    return (
      third.kind === 'battle' &&
      third.step === 'row' &&
      (window === 'ready' ? third.row === 1 : window === 'row')
    )
  return (
    turn.kind === 'turn' && (turn.step === 'end' ? window === 'end' : /start|ship|commander/.test(window))
  )
}

const attackFits = ({ step, joins }: AttackFrame, last: boolean): boolean =>
  step === 'join' ? last : step === 'fight' && !last && !joins.includes('unasked')

function orderFits(
  { active, pending }: Looking['table'],
  frame: Extract<Frame, { kind: 'order' }>,
  at: number,
): boolean {
  const attack = pending[1] as AttackFrame
  const orders = pending.length - 2
  // The attacker's frame lies on top of the defender's, and is gone before the defender is asked.
  const seat = orders === 2 && at === 3 ? active : otherSeat(active)
  return frame.seat === seat && frame.turn < fleetsOf(attack, frame.seat).length && attack.battles === 0
}

const battleFits = (attack: AttackFrame, { fleets, spent, locked }: BattleFrame): boolean =>
  attack.battles >= 1 &&
  ([0, 1] as const).every((seat) => fleetsOf(attack, seat).includes(fleets[seat])) &&
  [...spent, ...locked].every((bits) => (bits & 1) === 0)

/** SP-4.5: one card, and perhaps a reinforcement that pays for it; there is still a way to complete it. */
function playsFit(looking: Looking, plays: readonly PlayFrame[]): boolean {
  const { kit, table } = looking
  const [card, paying] = plays
  if (!plays.every((play) => choicesFit(looking, play))) return false
  if (card && kit.figures[card.card].kind === REINFORCEMENT && !isFree(table, card)) return false
  const pays =
    !paying ||
    (card.step === 'pay' &&
      paying.seat === card.seat &&
      paying.step === 'sacrifice' &&
      kit.figures[paying.card].kind === REINFORCEMENT)
  return pays && canPay(table)
}

/** SP-4.3: a reinforcement that pays for nothing is played in the main phase, or in a window of the own attack. */
function isFree({ active, pending }: Looking['table'], play: PlayFrame): boolean {
  const below = pending[pending.indexOf(play) - 1]
  return (
    play.seat === active && (below.kind === 'turn' || (below.kind === 'window' && isInAttack(below.window)))
  )
}

function choicesFit(looking: Looking, { seat, card, step, target, given }: PlayFrame): boolean {
  const { kind, sacrifices } = looking.kit.figures[card]
  const { active, pending } = looking.table
  const inMain = pending[1].kind === 'play'
  if ((kind !== TACTIC && kind !== REINFORCEMENT && !inMain) || (inMain && seat !== active)) return false
  if (kind === COMMANDER && step !== 'aim' && findCopy(looking, seat, target) < 0) return false
  if (step === 'pay') return true
  const own = given.map((copy) => findCopy(looking, seat, copy))
  return (
    given.length < Math.max(1, sacrifices) &&
    new Set(given).size === given.length &&
    own.every((found) => found >= 0 && !isBase(looking, looking.cards.zones[zoneOf(found)][placeOf(found)]))
  )
}

/** On a stage lie the cards of its player on the chain, then those announced. */
function stageFits({ table, cards, kit }: Looking, plays: readonly PlayFrame[]): boolean {
  const chain = table.pending.find((frame) => frame.kind === 'chain')
  const items: readonly ChainItem[] = chain?.items ?? []
  if (items.some(({ card }) => kit.figures[card].kind !== TACTIC)) return false
  return [0, 1].every((seat) => {
    const wanted = [...items, ...plays].filter((each) => each.seat === seat).map(({ card }) => card)
    return cards.zones[stageOf(seat)].map((card) => kit.layout.face[card]).join() === wanted.join()
  })
}
