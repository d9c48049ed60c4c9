import type { Features } from '@sternentisch/kernel'
import { ownerOf } from '../rules/end.ts'
import { type Kit, kitOf } from '../rules/kit.ts'
import { countFigures, isReady, isUp, type Looking, type Table } from '../rules/table.ts'
import { DECK, handOf, PLACE_NUMBERS, rowOf } from '../rules/zones.ts'

const NAMES = [
  'places', // held now
  'placesLate', // the same, more so the fewer cards are left
  'safe', // of these, those with two figures more than the other has
  'figures', // at all places, three at most counted at each
  'many', // at all places, however many
  'up', // figures that lie open
  'ready', // figures that may attack
  'strength', // best values of figures, in tens
  'support', // reinforcements and couplings in play
  'hand', // cards in hand
  'handFigures', // of these, figures
  'defence', // of these, cards that repel
  'attack', // of these, action cards
  'turn',
] as const
const [
  PLACES,
  LATE,
  SAFE,
  FIGURES,
  MANY,
  UP,
  READY,
  STRENGTH,
  SUPPORT,
  HAND,
  HAND_FIGURES,
  DEFENCE,
  ATTACK,
  TURN,
] = NAMES.keys()
const COUNT = NAMES.length

export const features: Features<Table> = {
  names: NAMES,
  seatsOf: () => 2,
  modeOf: () => 'any',
  count(table, rows) {
    rows.fill(0)
    const kit = kitOf(table.options)
    const look: Looking = { table, cards: table.cards, kit }
    const late = 1 - table.cards.zones[DECK].length / kit.deckSize
    for (const place of PLACE_NUMBERS) {
      countPlace(look, place, late, rows)
      countRow(look, 0, place, rows)
      countRow(look, 1, place, rows)
    }
    countHand(table, kit, 0, rows)
    countHand(table, kit, 1, rows)
    const frame = table.pending[0]
    if (frame) rows[frame.seat * COUNT + TURN] = 1
    return 2
  },
}

function countPlace(look: Looking, place: number, late: number, rows: Float64Array): void {
  const owner = ownerOf(look, place)
  if (owner === null) return
  const { zones } = look.cards
  const lead =
    countFigures(look.kit, zones[rowOf(owner, place)]) -
    countFigures(look.kit, zones[rowOf(1 - owner, place)])
  rows[owner * COUNT + PLACES]++
  rows[owner * COUNT + LATE] += late
  if (lead >= 2) rows[owner * COUNT + SAFE]++
}

function countRow(look: Looking, seat: number, place: number, rows: Float64Array): void {
  const { cards, kit } = look
  const at = seat * COUNT
  let figures = 0
  for (const card of cards.zones[rowOf(seat, place)]) {
    if (!kit.isFigure[card]) {
      rows[at + SUPPORT]++
      continue
    }
    figures++
    let best = 0
    for (const value of kit.designs[kit.designOf[card]].values) if (value > best) best = value
    rows[at + STRENGTH] += best / 10
    if (isUp(cards, card)) rows[at + UP]++
    if (isReady(look, card)) rows[at + READY]++
  }
  rows[at + FIGURES] += Math.min(3, figures)
  rows[at + MANY] += figures
}

function countHand({ cards }: Table, kit: Kit, seat: number, rows: Float64Array): void {
  const at = seat * COUNT
  const hand = cards.zones[handOf(seat)]
  rows[at + HAND] = hand.length
  for (const card of hand) {
    const { kind } = kit.designs[kit.designOf[card]]
    if (kind === 'figure') rows[at + HAND_FIGURES]++
    else if (kind === 'defence') rows[at + DEFENCE]++
    else if (kind === 'action') rows[at + ATTACK]++
  }
}
