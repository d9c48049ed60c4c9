// Names as they stand on the cards, in the language of the table
import { letterOf, type Seat, UNKNOWN } from '@sternentisch/kernel'
import { cardAt, VALUES } from '../cards/index.ts'
import type { View } from '../rules/view.ts'
import { PLACES } from '../rules/zones.ts'
import type { Speech } from '../text/index.ts'
import { kitFor } from './reading.ts'

export type SeatNames = readonly string[]

export const nameAt = (names: SeatNames, seat: Seat): string => names[seat] || letterOf(seat)

/** `Veyr, King of Masks` */
export const cardName = (design: number, speech: Speech): string =>
  design === UNKNOWN ? speech.say('sternenfeuer.board.faceDown') : cardAt(design).name[speech.lang]

/** `Veyr` and `King of Masks`; a name without a title has no second part. */
export function shortName(design: number, speech: Speech): readonly [string, string] {
  const [name, title = ''] = cardName(design, speech).split(', ')
  return [name, title.charAt(0).toLocaleUpperCase(speech.lang) + title.slice(1)]
}

/** `Pell` for Pell Nine-Keys: enough to tell figures apart where there is little room. */
export function callName(design: number, speech: Speech): string {
  const card = design === UNKNOWN ? null : cardAt(design)
  return (card?.kind === 'figure' && card.short?.[speech.lang]) || shortName(design, speech)[0]
}

export const cardText = (design: number, speech: Speech): string => {
  const card = cardAt(design)
  return card.kind === 'figure' ? card.flavour[speech.lang] : card.text[speech.lang]
}

export const placeCard = (view: View, place: number) => {
  const kit = kitFor(view)
  return kit.set.places[view.zones[PLACES].cards[place].face - kit.firstPlace]
}

export const placeName = (view: View, place: number, speech: Speech): string =>
  placeCard(view, place).name[speech.lang]

export const valueName = (view: View, value: number, speech: Speech): string =>
  kitFor(view).set.values.find(({ id }) => id === VALUES[value])?.name[speech.lang] ?? VALUES[value]

export const kindName = (view: View, design: number, speech: Speech): string => {
  const { set, designs } = kitFor(view)
  return set.kinds.find(({ id }) => id === designs[design].kind)?.name[speech.lang] ?? ''
}

/** `14–58`, or one number. */
export const spanText = (least: number, most: number): string =>
  least === most ? String(least) : `${least}–${most}`
