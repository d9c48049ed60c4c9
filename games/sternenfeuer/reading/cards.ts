// The cards of a view: what is printed on them, which the viewer sees, and which are left
import { remember, type Seat, UNKNOWN } from '@sternentisch/kernel'
import type { Place } from '../cards/index.ts'
import { outline } from '../rules/actions.ts'
import type { Design, PlaceDesign } from '../rules/designs.ts'
import { designNamed, type Kit, kitOf } from '../rules/kit.ts'
import type { Looking } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import { handOf, PLACES } from '../rules/zones.ts'

/** Which cards there are hangs on the options alone. */
export type InSet = Pick<View, 'options'>

export const kitFor = ({ options }: InSet): Kit => kitOf(options)

const looks = new WeakMap<View, Looking>()

/** The view laid out like a table, for rules that only look. */
export const lookAt = (view: View): Looking => remember(looks, view, () => outline(kitFor(view), view))

export const designOf = (view: InSet, design: number): Design => kitFor(view).designs[design]

/** The number of a card by its name in moves; −1 if there is none. */
export const designAt = (view: View, id: string): number => designNamed(kitFor(view), id)

/** Which place of the card set lies at a number. */
const placeIndex = (view: View, place: number): number =>
  view.zones[PLACES].cards[place].face - kitFor(view).firstPlace

export const placeDesign = (view: View, place: number): PlaceDesign =>
  kitFor(view).places[placeIndex(view, place)]

/** The same, as it stands in the card file. */
export const placeCard = (view: View, place: number): Place =>
  kitFor(view).set.places[placeIndex(view, place)]

/** A hand as far as the viewer knows it; one that is hidden has no cards. */
export const handOfView = (view: View, seat: Seat): readonly number[] =>
  view.zones[handOf(seat)].cards.map(({ face }) => face).filter((face) => face !== UNKNOWN)

/** Every copy of every design that the viewer cannot see anywhere: it is in the deck, in a hand, or face down. */
export function unseenDesigns(view: View): readonly number[] {
  const kit = kitFor(view)
  const left = kit.set.cards.map(({ copies }) => copies)
  for (const { cards } of view.zones) {
    for (const { face } of cards) if (face !== UNKNOWN && face < kit.firstPlace) left[face - kit.first]--
  }
  return left.flatMap((copies, at) => Array<number>(Math.max(0, copies)).fill(kit.first + at))
}
