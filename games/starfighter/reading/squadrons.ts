// The cards in play
import type { Seat } from '@sternentisch/kernel'
import { kitOf } from '../rules/kit.ts'
import { isBack, type Lie } from '../rules/lies.ts'
import { writeSector } from '../rules/notation.ts'
import { handleOf, slotOf, type Waiting } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import { sectorOf } from '../rules/zones.ts'

/** A card in play as the viewer sees it. */
export interface Squadron {
  readonly seat: Seat
  readonly sector: number
  readonly place: number
  readonly handle: number
  /** The face that is up: a front, or the kit's back. */
  readonly face: number
  /** The front, if the viewer knows it. */
  readonly front: number
  readonly lie: Lie
  readonly onTop: boolean
}

export function stackOf(view: View, seat: Seat, sector: number): Squadron[] {
  const kit = kitOf(view.options)
  const zone = sectorOf(seat, sector)
  const { cards } = view.zones[zone]
  return cards.map(({ face, handle }, place) => {
    const lie = view.lies[slotOf(zone, place)]
    return {
      seat,
      sector,
      place,
      handle,
      face: isBack(lie) ? kit.back : face,
      front: face,
      lie,
      onTop: place === cards.length - 1,
    }
  })
}

/** The card with this handle, if it is in play. */
export function squadronWith(view: View, handle: number): Squadron | null {
  for (let zone = 0; zone < 10; zone++) {
    const place = view.zones[zone].cards.findIndex((card) => card.handle === handle)
    if (place >= 0) return stackOf(view, zone < 5 ? 0 : 1, zone % 5)[place]
  }
  return null
}

/** Where a card with this handle lies: `S2`. */
export function whereIs(view: View, each: Waiting): string {
  const zone = view.zones.findIndex(({ cards }) => cards.some(({ handle }) => handle === handleOf(each)))
  return zone < 0 ? '–' : writeSector(zone < 5 ? 0 : 1, zone % 5)
}
