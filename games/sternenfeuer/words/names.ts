// Names as they stand on the cards, in the language of the table
import { UNKNOWN } from '@sternentisch/kernel'
import { cardAt } from '../cards/index.ts'
import { type InSet, kitFor, placeCard } from '../reading/cards.ts'
import type { View } from '../rules/view.ts'
import type { Speech } from '../text/index.ts'

/** `Veyr, King of Masks` */
export const cardName = (design: number, speech: Speech): string =>
  design === UNKNOWN ? speech.say('sternenfeuer.board.faceDown') : cardAt(design).name[speech.lang]

/** `Veyr` */
export const shortName = (design: number, speech: Speech): string => cardName(design, speech).split(', ')[0]

/** `King of Masks`; most cards have none. */
export function titleOf(design: number, speech: Speech): string {
  const [, title = ''] = cardName(design, speech).split(', ')
  return title.charAt(0).toLocaleUpperCase(speech.lang) + title.slice(1)
}

export const placeName = (view: View, place: number, speech: Speech): string =>
  placeCard(view, place).name[speech.lang]

/** By the face of its card. */
export function placeNamed(view: View, face: number, speech: Speech): string {
  const { set, firstPlace } = kitFor(view)
  return set.places[face - firstPlace].name[speech.lang]
}

export const valueName = (view: InSet, value: number, speech: Speech): string =>
  kitFor(view).set.values[value].name[speech.lang]
