// What must hold for a table at rest, so that play can go on from it (§4)
import { letterOf, type Refusal } from '@sternentisch/kernel'
import { refuseTable } from '../refuse.ts'
import { listAt } from './actions.ts'
import { attackOf } from './attack.ts'
import { type Kit, placeAt } from './kit.ts'
import {
  type Defence,
  figureAt,
  groupEnd,
  HAND_SIZE,
  isUp,
  type Looking,
  otherSeat,
  type Table,
  type Turn,
} from './table.ts'
import { mayEnd } from './turn.ts'
import { DECK, handOf, LIMBO, PLACE_NUMBERS, PLACES, rowOf } from './zones.ts'

/** The first thing wrong with the table, or null. */
export function inconsistency(table: Table, kit: Kit): Refusal | null {
  const look: Looking = { table, cards: table.cards, kit }
  return placesFit(look) ?? handsFit(look) ?? rowsFit(look) ?? pendingFits(look)
}

/** SN-1.2 */
function placesFit({ cards }: Looking): Refusal | null {
  const places = cards.zones[PLACES].length
  return places === PLACE_NUMBERS.length ? null : refuseTable('places', { n: places }, 'SN-1.2')
}

/** SN-3.8: nobody holds more than what is drawn on top of a full hand. */
function handsFit({ cards }: Looking): Refusal | null {
  for (const seat of [0, 1] as const) {
    const n = cards.zones[handOf(seat)].length
    if (n > HAND_SIZE + 1)
      return refuseTable('hand', { seat: letterOf(seat), n, max: HAND_SIZE + 1 }, 'SN-3.8')
  }
  return null
}

function rowsFit(look: Looking): Refusal | null {
  for (const seat of [0, 1] as const) {
    for (const place of PLACE_NUMBERS) {
      const params = { seat: letterOf(seat), place: place + 1 }
      const row = look.cards.zones[rowOf(seat, place)]
      const refusal = rowIsWhole(look, row, params) ?? figuresFit(look, row, place, params)
      if (refusal) return refusal
    }
  }
  return null
}

/** Whose row, and where. */
type Row = { readonly seat: string; readonly place: number }

/** SN-2.1, SN-8.1, SN-8.3: what lies under figures, and pairs of two open neighbours. */
function rowIsWhole({ cards, kit }: Looking, row: readonly number[], params: Row): Refusal | null {
  let wasLeft = false
  for (let index = 0; index < row.length; index = groupEnd(kit, row, index)) {
    if (!kit.isFigure[row[index]]) return refuseTable('row', params, 'SN-2.1')
    const end = groupEnd(kit, row, index)
    const isLeft = end > index + 1 && kit.isCollective[row[end - 1]]
    for (let under = index + 1; under < (isLeft ? end - 1 : end); under++)
      if (!kit.isReinforcement[row[under]]) return refuseTable('row', params, 'SN-2.1')
    if (isLeft && end === row.length) return refuseTable('pair', params, 'SN-8.1')
    if (isLeft && wasLeft) return refuseTable('pair', params, 'SN-8.3')
    if ((isLeft || wasLeft) && !isUp(cards, row[index])) return refuseTable('pair', params, 'SN-8.1')
    wasLeft = isLeft
  }
  return null
}

/** SN-4.6, SN-10.4, SN-10.5 */
function figuresFit(look: Looking, row: readonly number[], place: number, params: Row): Refusal | null {
  const { table, cards, kit } = look
  const { admits, arriveFaceUp } = placeAt(kit, cards.zones, place)
  const everybody = kit.options.existenceCheck === 'arrival'
  for (const card of row) {
    if (!kit.isFigure[card]) continue
    const up = isUp(cards, card)
    const placed = table.placed[cards.handle[card]]
    const revealed = table.revealed[cards.handle[card]]
    if (placed < 1 || placed > table.turn || revealed > table.turn || revealed > 0 !== up)
      return refuseTable('dates', params, 'SN-4.6')
    if (!up && arriveFaceUp) return refuseTable('hidden', params, 'SN-10.5')
    if (admits && (up || everybody) && !admits[kit.designOf[card]])
      return refuseTable('unfit', params, 'SN-10.4')
  }
  return null
}

/** Somebody must have something to decide, and nothing else may wait. */
function pendingFits(look: Looking): Refusal | null {
  const { pending, result } = look.table
  const limbo = look.cards.zones[LIMBO].length
  if (result) return pending.length + limbo === 0 && result.scores.length === 2 ? null : refuseTable('over')
  const [turn, defence] = pending
  if (turn?.kind !== 'turn' || pending.length > 2 || limbo !== pending.length - 1)
    return refuseTable('pending')
  const refusal = turnFits(look, turn)
  if (refusal || defence === undefined) return refusal
  return defence.kind === 'defence' && defenceFits(look, turn, defence) ? null : refuseTable('pending')
}

/** SN-3.1 to SN-3.8 */
function turnFits({ table, cards, kit }: Looking, turn: Turn): Refusal | null {
  const { step, drew, made, left, turnedUp } = turn
  const active = table.turn % 2 === 1 ? table.opener : otherSeat(table.opener)
  if (turn.seat !== active) return refuseTable('seat', { seat: letterOf(active) }, 'SN-3.1')
  const deck = cards.zones[DECK].length
  const untouched = !drew && made === 0 && left === 1 && !turnedUp
  if (step === 'draw' && (deck === 0 || !untouched)) return refuseTable('pending', {}, 'SN-3.2')
  const hand = cards.zones[handOf(turn.seat)].length
  if (step === 'end' && hand <= HAND_SIZE) return refuseTable('pending', {}, 'SN-3.8')
  // Who has to make a main step must be able to: with any card, if only to discard it.
  if (!mayEnd(turn) && (left === 0 || hand === 0)) return refuseTable('pending', {}, 'SN-3.5')
  if (table.skips >= (deck === 0 ? 2 : 3)) return refuseTable('pending', {}, 'SN-12.1')
  const asked = table.pending.length > 1 || listAt(kit, table, turn.seat).length > 0
  return asked ? null : refuseTable('pending', {}, 'SN-3.5')
}

/** SN-5.2, SN-6.6 */
function defenceFits(look: Looking, turn: Turn, frame: Defence): boolean {
  const { cards, kit } = look
  const attacker = figureAt(look, turn.seat, frame.place, frame.attacker)
  const target = figureAt(look, frame.seat, frame.place, frame.target)
  if (frame.seat === turn.seat || attacker === undefined || target === undefined) return false
  if (turn.step !== 'act' || turn.made === 0 || !isUp(cards, attacker)) return false
  if (kit.options.revealBeforeDefence && !isUp(cards, target)) return false
  const { uses } = kit.designs[kit.designOf[cards.zones[LIMBO][0]]]
  if (!uses.some(({ op }) => op === 'attack') || cards.zones[handOf(frame.seat)].length === 0) return false
  const { value, noDefence } = attackOf(look, kit.designOf[cards.zones[LIMBO][0]])
  return !noDefence && (placeAt(kit, cards.zones, frame.place).blocked & (1 << value)) === 0
}
