import type { Seat } from '@sternentisch/kernel'
import { isUp, type Looking } from './table.ts'
import { PLACE_NUMBERS, rowOf } from './zones.ts'

/** What most lists of actions want to know of the board: counted once, not once for every card in hand. */
export interface Survey {
  /** Place → own figures, those of them that are face up, and opposing figures. */
  readonly own: number[]
  readonly up: number[]
  readonly facing: number[]
  /** Face-down opposing figures, and opposing cards on level 3. */
  hidden: number
  attached: number
}

const latest: Survey = { own: [0, 0, 0], up: [0, 0, 0], facing: [0, 0, 0], hidden: 0, attached: 0 }

/** One survey is enough: each list is made from start to end before the next one. */
export function surveyFor({ cards, kit }: Looking, seat: Seat): Survey {
  const { zones } = cards
  latest.hidden = 0
  latest.attached = 0
  for (let place = 0; place < PLACE_NUMBERS.length; place++) {
    const row = zones[rowOf(seat, place)]
    let own = 0
    let up = 0
    for (let index = 0; index < row.length; index++) {
      if (!kit.isFigure[row[index]]) continue
      own++
      if (isUp(cards, row[index])) up++
    }
    const facing = zones[rowOf(1 - seat, place)]
    let theirs = 0
    for (let index = 0; index < facing.length; index++) {
      if (!kit.isFigure[facing[index]]) latest.attached++
      else {
        theirs++
        if (!isUp(cards, facing[index])) latest.hidden++
      }
    }
    latest.own[place] = own
    latest.up[place] = up
    latest.facing[place] = theirs
  }
  return latest
}
