// SN-5 Attack
import { move, type Seat } from '@sternentisch/kernel'
import { type Action, attackAction } from './action.ts'
import type { Use } from './designs.ts'
import type { Total } from './events.ts'
import { placeAt } from './kit.ts'
import { breakPair, figureOf, indexInHand, removeFigure } from './leaving.ts'
import { reveal, stays } from './places.ts'
import type { Survey } from './survey.ts'
import {
  countFigures,
  figureBefore,
  groupEnd,
  indexOfFigure,
  isReady,
  isUp,
  type Looking,
  otherSeat,
  type Playing,
  partnerOf,
} from './table.ts'
import { DISCARD, handOf, LIMBO, PLACE_NUMBERS, rowOf } from './zones.ts'

/** SN-5.2: every pair of figures at one place where this attack can be made. */
export function listAttacks(
  look: Looking,
  seat: Seat,
  design: number,
  use: Use,
  { up, facing, blocked }: Survey,
  found: Action[],
): void {
  const { cards, kit } = look
  for (let place = 0; place < PLACE_NUMBERS.length; place++) {
    const targets = facing[place]
    if (up[place] === 0 || targets === 0 || blocked[place] & (1 << use.value)) continue
    const row = cards.zones[rowOf(seat, place)]
    let at = 0
    for (let index = 0; index < row.length; index++) {
      const card = row[index]
      if (!kit.isFigure[card]) continue
      if (mayLead(look, card, use))
        for (let target = 0; target < targets; target++)
          found.push(attackAction(design, seat, place, at, target))
      at++
    }
  }
}

/** In how many ways: whoever may lead, against everybody there. */
export function countAttacks(use: Use, { up, ready, facing, blocked }: Survey): number {
  const leaders = use.ambush ? up : ready
  let sum = 0
  for (let place = 0; place < PLACE_NUMBERS.length; place++)
    if ((blocked[place] & (1 << use.value)) === 0) sum += leaders[place] * facing[place]
  return sum
}

/** The so-manyth of the list. */
export function nthAttack(
  look: Looking,
  seat: Seat,
  design: number,
  use: Use,
  { up, ready, facing, blocked }: Survey,
  n: number,
): Action {
  const { cards, kit } = look
  const leaders = use.ambush ? up : ready
  let left = n
  for (let place = 0; place < PLACE_NUMBERS.length; place++) {
    if (blocked[place] & (1 << use.value)) continue
    const targets = facing[place]
    const ways = leaders[place] * targets
    if (left >= ways) {
      left -= ways
      continue
    }
    const row = cards.zones[rowOf(seat, place)]
    let at = 0
    for (let index = 0; index < row.length; index++) {
      if (!kit.isFigure[row[index]]) continue
      if (mayLead(look, row[index], use)) {
        if (left < targets) return attackAction(design, seat, place, at, left)
        left -= targets
      }
      at++
    }
  }
  throw new Error('so many attacks cannot be made')
}

/** SN-4.3, SN-4.6; SN-5.9: an ambusher need not be ready. */
export const mayLead = (look: Looking, card: number, use: Use): boolean =>
  use.ambush ? isUp(look.cards, card) : isReady(look, card)

/** SN-5.1: the attack that a card makes, by itself or by its alternative function. */
export function attackOf({ kit }: Looking, design: number): Use {
  const { uses } = kit.designs[design]
  for (let at = 0; at < uses.length; at++) if (uses[at].op === 'attack') return uses[at]
  throw new Error('no attack can be made with that card')
}

/** SN-5.5, steps 1 to 3. */
export function startAttack(playing: Playing, seat: Seat, action: Action): void {
  const { table, cards, kit, tell } = playing
  const { place } = action
  const foe = otherSeat(seat)
  const use = attackOf(playing, action.card)
  const attacker = indexOfFigure(kit, cards.zones[rowOf(seat, place)], action.at)
  const target = indexOfFigure(kit, cards.zones[rowOf(foe, place)], action.target)
  const wasDown = !isUp(cards, cards.zones[rowOf(foe, place)][target])
  move(cards, kit.layout, handOf(seat), indexInHand(playing, seat, action.card), LIMBO)
  tell?.({
    kind: 'attacked',
    card: action.card,
    value: use.value,
    attacker: figureOf(playing, seat, place, attacker),
    target: figureOf(playing, foe, place, target),
  })
  if (wasDown && kit.options.revealBeforeDefence && !survivesReveal(playing, foe, place, target)) return
  // SN-6.6: both reasons to leave the window out are public.
  if (use.noDefence || cards.zones[handOf(foe)].length === 0) {
    compare(playing, foe, place, attacker, target)
    return
  }
  table.pending.push({
    kind: 'defence',
    seat: foe,
    place,
    attacker: action.at,
    target: action.target,
    wasDown,
  })
  tell?.({ kind: 'window', seat: foe })
}

/** SN-5.5, step 2; with SN-14.2 the target may turn out to be unfit, and the attack is over. */
function survivesReveal(playing: Playing, foe: Seat, place: number, target: number): boolean {
  reveal(playing, foe, place, target, 'attacked')
  if (stays(playing, foe, place, target, 'reveal')) return true
  spendCard(playing)
  return false
}

/** SN-5.5, step 6 */
export const spendCard = ({ cards, kit }: Playing): void => {
  move(cards, kit.layout, LIMBO, 0, DISCARD)
}

/** SN-5.5, steps 4 to 6; the figures are named by their index in the row. */
export function compare(playing: Playing, foe: Seat, place: number, attacker: number, target: number): void {
  const { cards, kit, tell } = playing
  const seat = otherSeat(foe)
  const design = kit.designOf[cards.zones[LIMBO][0]]
  const use = attackOf(playing, design)
  const hidden = !isUp(cards, cards.zones[rowOf(foe, place)][target])
  if (hidden && !survivesReveal(playing, foe, place, target)) return // SN-14.3
  const attack = attackTotal(playing, seat, place, attacker, use)
  const defence = defenceTotal(playing, foe, place, target, use)
  // SN-5.9: with spareAttacker the attacking side loses no figure.
  const loser = attack > defence ? foe : attack < defence && !use.spareAttacker ? seat : null
  if (tell)
    tell({
      kind: 'compared',
      value: use.value,
      attacker: figureOf(playing, seat, place, attacker),
      target: figureOf(playing, foe, place, target),
      attacking: attackParts(playing, seat, place, attacker, use),
      defending: defenceParts(playing, foe, place, target, use),
      loser,
    })
  spendCard(playing)
  if (loser === foe) lose(playing, foe, place, target)
  else if (loser !== null) lose(playing, seat, place, attacker)
  else if (attack < defence) breakPair(playing, seat, place, attacker, 'spared') // SN-8.6
}

/** SN-5.6: what a figure and the reinforcements under it bring. */
function powerOf({ cards, kit }: Looking, zone: number, index: number, value: number): number {
  const row = cards.zones[zone]
  const end = groupEnd(kit, row, index)
  let sum = 0
  for (let each = index; each < end; each++) sum += kit.designs[kit.designOf[row[each]]].values[value]
  return sum
}

/** SN-8.4 */
function partnerPower(look: Looking, zone: number, index: number, value: number): number {
  const { cards, kit } = look
  const row = cards.zones[zone]
  const partner = partnerOf(kit, row, index)
  if (partner === 0) return 0
  const other = partner === 1 ? groupEnd(kit, row, index) : figureBefore(kit, row, index)
  return powerOf(look, zone, other, value)
}

/** SN-5.6 for the attacking side. */
export function attackTotal(look: Looking, seat: number, place: number, index: number, use: Use): number {
  const zone = rowOf(seat, place)
  return powerOf(look, zone, index, use.value) + partnerPower(look, zone, index, use.value) + use.attackBonus
}

/** SN-5.6 for the defending side; SN-5.9: `ignoreSupport` leaves only the printed value and the place. */
export function defenceTotal(look: Looking, seat: number, place: number, index: number, use: Use): number {
  const { cards, kit } = look
  const zone = rowOf(seat, place)
  const own = use.ignoreSupport
    ? kit.designs[kit.designOf[cards.zones[zone][index]]].values[use.value]
    : powerOf(look, zone, index, use.value) + partnerPower(look, zone, index, use.value)
  return own + loneBonus(look, seat, place)
}

/** SN-10.6 */
function loneBonus({ cards, kit }: Looking, seat: number, place: number): number {
  const bonus = placeAt(kit, cards.zones, place).loneDefenderBonus
  return bonus > 0 && countFigures(kit, cards.zones[rowOf(seat, place)]) === 1 ? bonus : 0
}

/** The same totals taken apart, for those who want to see how they come about. */
function attackParts(look: Looking, seat: number, place: number, index: number, use: Use): Total {
  return partsOf(look, rowOf(seat, place), index, use.value, use.attackBonus, false)
}

function defenceParts(look: Looking, seat: number, place: number, index: number, use: Use): Total {
  const bonus = loneBonus(look, seat, place)
  return partsOf(look, rowOf(seat, place), index, use.value, bonus, use.ignoreSupport)
}

function partsOf(
  look: Looking,
  zone: number,
  index: number,
  value: number,
  bonus: number,
  bare: boolean,
): Total {
  const { cards, kit } = look
  const printed = kit.designs[kit.designOf[cards.zones[zone][index]]].values[value]
  const reinforcements = bare ? 0 : powerOf(look, zone, index, value) - printed
  const partner = bare ? 0 : partnerPower(look, zone, index, value)
  return { printed, reinforcements, partner, bonus, total: printed + reinforcements + partner + bonus }
}

/** SN-5.5, step 5; SN-8.5, SN-14.1: what goes with a beaten figure of a pair. */
function lose(playing: Playing, seat: Seat, place: number, index: number): void {
  const { cards, kit } = playing
  const row = cards.zones[rowOf(seat, place)]
  const partner = partnerOf(kit, row, index)
  const before = partner === -1 ? figureBefore(kit, row, index) : -1
  removeFigure(playing, seat, place, index, 'beaten')
  if (partner === 0 || kit.options.collectiveLoss === 'named') return
  removeFigure(playing, seat, place, partner === 1 ? index : before, 'partner')
}
