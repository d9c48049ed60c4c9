import type { Seat } from '@sternentisch/kernel'
import type { Looking } from './table.ts'
import { handOf } from './zones.ts'

/** The designs in a hand, each once, in the order of the card file. */
export interface Held {
  readonly designs: number[]
  count: number
}

/**
 * Where a card goes in a hand: in the order of the card file, as players like to hold their cards. Most hands need not be
 * sorted any more when they are looked through.
 */
export function placeInHand({ cards, kit }: Looking, seat: Seat, card: number): number {
  const hand = cards.zones[handOf(seat)]
  let at = hand.length
  while (at > 0 && kit.designOf[hand[at - 1]] > kit.designOf[card]) at--
  return at
}

const latest: Held = { designs: [], count: 0 }

/** One list is enough: it is read from start to end before the next one is asked for. */
export function designsInHand({ cards, kit }: Looking, seat: Seat): Held {
  const hand = cards.zones[handOf(seat)]
  latest.count = 0
  for (let index = 0; index < hand.length; index++) sortIn(kit.designOf[hand[index]])
  return latest
}

function sortIn(design: number): void {
  const { designs, count } = latest
  let at = count
  while (at > 0 && designs[at - 1] > design) at--
  if (at > 0 && designs[at - 1] === design) return
  if (designs.length === count) designs.push(design)
  for (let each = count; each > at; each--) designs[each] = designs[each - 1]
  designs[at] = design
  latest.count++
}
