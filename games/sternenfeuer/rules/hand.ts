import type { Seat } from '@sternentisch/kernel'
import type { Looking } from './table.ts'
import { handOf } from './zones.ts'

/** The designs in a hand, each once, in the order of the card file. */
export interface Held {
  readonly designs: number[]
  count: number
}

const latest: Held = { designs: [], count: 0 }

/** One list is enough: it is read from start to end before the next one is asked for. */
export function designsInHand({ cards, kit }: Looking, seat: Seat): Held {
  const hand = cards.zones[handOf(seat)]
  const { designs } = latest
  let count = 0
  for (let index = 0; index < hand.length; index++) {
    const design = kit.designOf[hand[index]]
    let at = count
    while (at > 0 && designs[at - 1] > design) at--
    if (at > 0 && designs[at - 1] === design) continue
    if (designs.length === count) designs.push(design)
    for (let each = count++; each > at; each--) designs[each] = designs[each - 1]
    designs[at] = design
  }
  latest.count = count
  return latest
}
