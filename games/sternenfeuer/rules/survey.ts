import { AUDIENCE, type Seat } from '@sternentisch/kernel'
import { placeAt } from './kit.ts'
import { countFigures, type Looking } from './table.ts'
import { PLACE_NUMBERS, rowOf } from './zones.ts'

/** What most lists of actions want to know of the board: counted once, not once for every card in hand. */
export interface Survey {
  /** Place → own figures, those of them that are face up, those that are ready, and opposing figures. */
  readonly own: number[]
  readonly up: number[]
  readonly ready: number[]
  readonly facing: number[]
  /** Place → values that cannot be used there, and its type, both as bits. */
  readonly blocked: number[]
  readonly type: number[]
  /** Own figures that can be turned up (SN-4.4). */
  asleep: number
}

const latest: Survey = {
  own: [0, 0, 0],
  up: [0, 0, 0],
  ready: [0, 0, 0],
  facing: [0, 0, 0],
  blocked: [0, 0, 0],
  type: [0, 0, 0],
  asleep: 0,
}

/** One survey is enough: each list is made from start to end before the next one. */
export function surveyFor({ table, cards, kit }: Looking, seat: Seat): Survey {
  const { zones, known, handle } = cards
  const { placed, revealed, turn } = table
  const { isFigure } = kit
  let asleep = 0
  for (let place = 0; place < PLACE_NUMBERS.length; place++) {
    const row = zones[rowOf(seat, place)]
    let own = 0
    let up = 0
    let ready = 0
    for (let index = 0; index < row.length; index++) {
      const card = row[index]
      if (!isFigure[card]) continue
      // As `isUp`, `isReady` and `mayTurnUp` say it, but counted by signs: which figures lie open cannot be guessed.
      const isUp = (known[card] & AUDIENCE) >>> 4
      const dated = handle[card]
      own++
      up += isUp
      ready += isUp & ((revealed[dated] - turn) >>> 31)
      asleep += (isUp ^ 1) & ((placed[dated] - turn) >>> 31)
    }
    const { blocked, type } = placeAt(kit, zones, place)
    latest.blocked[place] = blocked
    latest.type[place] = 1 << type
    latest.own[place] = own
    latest.up[place] = up
    latest.ready[place] = ready
    latest.facing[place] = countFigures(kit, zones[rowOf(1 - seat, place)])
  }
  latest.asleep = asleep
  return latest
}
