// SN-10 Places
import { EVERYBODY, type Seat } from '@sternentisch/kernel'
import type { RevealReason } from './events.ts'
import { placeAt } from './kit.ts'
import { figureOf, removeFigure } from './leaving.ts'
import { isUp, type Looking, type Playing } from './table.ts'
import { rowOf } from './zones.ts'

/** SN-10.3: no attack with this value can be started here. */
export const isBlocked = ({ cards, kit }: Looking, place: number, value: number): boolean =>
  (placeAt(kit, cards.zones, place).blocked & (1 << value)) !== 0

/** SN-4.7: face up for good. */
export function reveal(playing: Playing, seat: Seat, place: number, index: number, why: RevealReason): void {
  const { table, cards, tell } = playing
  const card = cards.zones[rowOf(seat, place)][index]
  cards.known[card] = EVERYBODY
  table.revealed[cards.handle[card]] = table.turn
  tell?.({ kind: 'turnedUp', ...figureOf(playing, seat, place, index), why })
}

/** SN-10.4: the printed values decide. Answers whether the figure stays. */
export function stays(
  playing: Playing,
  seat: Seat,
  place: number,
  index: number,
  moment: 'arrival' | 'reveal',
): boolean {
  const { cards, kit } = playing
  const { admits } = placeAt(kit, cards.zones, place)
  if (admits === null) return true
  const card = cards.zones[rowOf(seat, place)][index]
  // SN-14.2
  const due = kit.options.existenceCheck === 'arrival' ? moment === 'arrival' : isUp(cards, card)
  if (!due || admits[kit.designOf[card]]) return true
  removeFigure(playing, seat, place, index, 'unfit')
  return false
}

/** SN-10.5, SN-10.4: what happens to a figure that has just come to a place. */
export function settleIn(playing: Playing, seat: Seat, place: number, index: number): void {
  const { cards, kit } = playing
  const card = cards.zones[rowOf(seat, place)][index]
  if (!isUp(cards, card) && placeAt(kit, cards.zones, place).arriveFaceUp)
    reveal(playing, seat, place, index, 'arrival')
  stays(playing, seat, place, index, 'arrival')
}
