import { AUDIENCE, type Features } from '@sternentisch/kernel'
import { ownerWith } from '../rules/end.ts'
import { type Kit, kitOf } from '../rules/kit.ts'
import type { Looking, Table } from '../rules/table.ts'
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
    for (let place = 0; place < PLACE_NUMBERS.length; place++) {
      const own = countRow(look, 0, place, rows)
      countPlace(look, place, own - countRow(look, 1, place, rows), late, rows)
    }
    countHand(table, kit, 0, rows)
    countHand(table, kit, 1, rows)
    const frame = table.pending[0]
    if (frame) rows[frame.seat * COUNT + TURN] = 1
    return 2
  },
}

/** `lead` is how many more figures seat 0 has there. */
function countPlace(look: Looking, place: number, lead: number, late: number, rows: Float64Array): void {
  const owner = ownerWith(look, place, lead)
  if (owner === null) return
  const at = owner * COUNT
  rows[at + PLACES]++
  rows[at + LATE] += late
  if (lead >= 2 || lead <= -2) rows[at + SAFE]++
}

/** Answers how many figures lie there. */
function countRow({ table, cards, kit }: Looking, seat: number, place: number, rows: Float64Array): number {
  const at = seat * COUNT
  const row = cards.zones[rowOf(seat, place)]
  const { known, handle } = cards
  const { revealed, turn } = table
  let strength = rows[at + STRENGTH]
  let figures = 0
  let up = 0
  let ready = 0
  for (let index = 0; index < row.length; index++) {
    const card = row[index]
    if (!kit.isFigure[card]) continue
    figures++
    strength += kit.designs[kit.designOf[card]].best / 10
    // As `isUp` and `isReady` say it: this is asked after every play-out.
    if ((known[card] & AUDIENCE) === 0) continue
    up++
    if (revealed[handle[card]] < turn) ready++
  }
  rows[at + STRENGTH] = strength
  rows[at + SUPPORT] += row.length - figures
  rows[at + UP] += up
  rows[at + READY] += ready
  rows[at + FIGURES] += Math.min(3, figures)
  rows[at + MANY] += figures
  return figures
}

function countHand({ cards }: Table, kit: Kit, seat: number, rows: Float64Array): void {
  const at = seat * COUNT
  const hand = cards.zones[handOf(seat)]
  let figures = 0
  let defences = 0
  let attacks = 0
  for (let index = 0; index < hand.length; index++) {
    const { kind } = kit.designs[kit.designOf[hand[index]]]
    if (kind === 'figure') figures++
    else if (kind === 'defence') defences++
    else if (kind === 'action') attacks++
  }
  rows[at + HAND] = hand.length
  rows[at + HAND_FIGURES] = figures
  rows[at + DEFENCE] = defences
  rows[at + ATTACK] = attacks
}
