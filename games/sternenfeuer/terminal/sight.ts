import { remember, type Seat, type SeenCard, type SeenZone, UNKNOWN } from '@sternentisch/kernel'
import { outline } from '../rules/actions.ts'
import type { PlaceDesign } from '../rules/designs.ts'
import { type Kit, kitOf } from '../rules/kit.ts'
import { isReady, isUp, type Looking } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import { PLACES, rowOf } from '../rules/zones.ts'

export const kitFor = ({ options }: View): Kit => kitOf(options)

const looks = new WeakMap<View, Looking>()

/** The view laid out like a table, for rules that only look. */
export const lookAt = (view: View): Looking => remember(looks, view, () => outline(kitFor(view), view))

/** A figure as the viewer sees it. */
export interface Sighted {
  readonly seat: Seat
  readonly place: number
  readonly at: number
  /** Where in its row it lies. */
  readonly index: number
  /** Its design, or −1. */
  readonly design: number
  readonly up: boolean
  readonly ready: boolean
  /** Designs of the reinforcements under it. */
  readonly under: readonly number[]
  /** The design of the collective that couples it with the next figure, or −1. */
  readonly pact: number
  readonly seen: SeenCard
}

export const zoneAt = (view: View, seat: number, place: number): SeenZone => view.zones[rowOf(seat, place)]

export function figuresAt(view: View, seat: Seat, place: number): Sighted[] {
  const { designs } = kitFor(view)
  const look = lookAt(view)
  const zone = zoneAt(view, seat, place)
  const row = look.cards.zones[rowOf(seat, place)]
  const starts = view.figures[rowOf(seat, place)].map(({ index }) => index)
  return starts.map((index, at) => {
    const group = zone.cards.slice(index + 1, starts[at + 1] ?? zone.size).map(({ face }) => face)
    const last = group.at(-1)
    const paired = last !== undefined && designs[last].kind === 'collective'
    return {
      seat,
      place,
      at,
      index,
      design: zone.cards[index].face,
      up: isUp(look.cards, row[index]),
      ready: zone.cards[index].face !== UNKNOWN && isReady(look, row[index]),
      under: paired ? group.slice(0, -1) : group,
      pact: paired ? last : UNKNOWN,
      seen: zone.cards[index],
    }
  })
}

/** Which place of the card set lies at a number. */
export const placeIndex = (view: View, place: number): number =>
  view.zones[PLACES].cards[place].face - kitFor(view).firstPlace

export const placeOf = (view: View, place: number): PlaceDesign =>
  kitFor(view).places[placeIndex(view, place)]

/** The seat at the lower edge: the viewer's own, or A for those who only watch. */
export const lowerSeat = ({ viewer }: View): Seat => (viewer === 1 ? 1 : 0)
