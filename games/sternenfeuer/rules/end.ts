// SN-12 End and result
import type { Result, Seat } from '@sternentisch/kernel'
import { VALUES } from '../cards/index.ts'
import type { PlaceScore } from './events.ts'
import { reveal, stays } from './places.ts'
import { countFigures, groupEnd, isUp, type Looking, type Playing } from './table.ts'
import { PLACE_NUMBERS, PLACES, rowOf } from './zones.ts'

const COSMOS = VALUES.indexOf('cosmos')
const BOTH: readonly Seat[] = [0, 1]

/** SN-12.3 to SN-12.7 */
export function finish(playing: Playing): void {
  const { table, tell } = playing
  for (let place = 0; place < PLACE_NUMBERS.length; place++) {
    turnAllUp(playing, 0, place)
    turnAllUp(playing, 1, place)
  }
  table.pending.length = 0
  const scores = [0, 0]
  for (let place = 0; place < PLACE_NUMBERS.length; place++) {
    const owner = ownerOf(playing, place)
    if (owner !== null) scores[owner]++
  }
  table.result = resultOf(scores)
  tell?.({ kind: 'scored', places: PLACE_NUMBERS.map((place) => scoreOf(playing, place)) })
  tell?.({ kind: 'over', result: table.result })
}

/** SN-12.7: whoever conquered more places; level is a drawn game, and both share it. */
const resultOf = (scores: readonly number[]): Result => ({
  winners: scores[0] === scores[1] ? BOTH : scores[0] > scores[1] ? [0] : [1],
  scores,
})

/** SN-12.3; SN-14.2: whoever turns out not to fit goes before anything is counted. */
function turnAllUp(playing: Playing, seat: Seat, place: number): void {
  const { cards, kit } = playing
  const row = cards.zones[rowOf(seat, place)]
  for (let index = 0; index < row.length; index++) {
    if (!kit.isFigure[row[index]] || isUp(cards, row[index])) continue
    reveal(playing, seat, place, index, 'end')
    if (!stays(playing, seat, place, index, 'reveal')) index--
  }
}

/** SN-12.4 to SN-12.6: who owns a place. */
export function ownerOf(look: Looking, place: number): Seat | null {
  const { cards, kit } = look
  const lead =
    countFigures(kit, cards.zones[rowOf(0, place)]) - countFigures(kit, cards.zones[rowOf(1, place)])
  return ownerWith(look, place, lead)
}

/** The same where it is known how many more figures seat 0 has there. */
export function ownerWith(look: Looking, place: number, lead: number): Seat | null {
  if (lead !== 0) return lead > 0 ? 0 : 1
  const { zones } = look.cards
  const rowA = zones[rowOf(0, place)]
  if (rowA.length === 0) return null
  const higher = highestCosmos(look, rowA) - highestCosmos(look, zones[rowOf(1, place)])
  return higher === 0 ? null : higher > 0 ? 0 : 1
}

/** The same, with what decided it. */
export function scoreOf(look: Looking, place: number): PlaceScore {
  const { cards, kit } = look
  const rows = BOTH.map((seat) => cards.zones[rowOf(seat, place)])
  const figures = rows.map((row) => countFigures(kit, row))
  const owner = ownerOf(look, place)
  const level = figures[0] === figures[1]
  return {
    place: kit.designOf[cards.zones[PLACES][place]],
    owner,
    by: !level ? 'count' : figures[0] === 0 ? 'empty' : owner === null ? 'tied' : 'cosmos',
    figures,
    cosmos: rows.map((row) => highestCosmos(look, row)),
  }
}

/** SN-12.5: of a single figure with its reinforcements (SN-7.2), without a partner (SN-8.9). */
function highestCosmos({ kit }: Looking, row: readonly number[]): number {
  let highest = -1
  for (let index = 0; index < row.length; index = groupEnd(kit, row, index)) {
    let sum = 0
    const end = groupEnd(kit, row, index)
    for (let each = index; each < end; each++) sum += kit.designs[kit.designOf[row[each]]].values[COSMOS]
    if (sum > highest) highest = sum
  }
  return highest
}
