import { type Seat, UNKNOWN } from '@sternentisch/kernel'
import type { Page } from '@sternentisch/kernel/terminal'
import { type CardSet, cardAt, VALUES } from '../cards/index.ts'
import { figureName } from '../rules/notation.ts'
import type { View } from '../rules/view.ts'
import type { Speech } from '../text/index.ts'
import { kitFor, placeIndex } from './sight.ts'

export type Names = Pick<Page, 'names'>

export const cardName = (speech: Speech, design: number): string => cardAt(design).name[speech.lang]

/** `Rikka Sorrel` of `Rikka Sorrel, Privateer`. */
export const shortName = (speech: Speech, design: number): string => cardName(speech, design).split(',')[0]

export const cardId = (design: number): string => cardAt(design).id

/** `A03 Open Battle` */
export const cardLabel = (speech: Speech, design: number): string =>
  `${cardId(design)} ${shortName(speech, design)}`

export const setOf = (view: View): CardSet => kitFor(view).set

export const valueName = (speech: Speech, view: View, value: number): string =>
  setOf(view).values[value].name[speech.lang]
export const valueShort = (speech: Speech, view: View, value: number): string =>
  setOf(view).values[value].abbr[speech.lang]

/** `10/14/40/20/32`: the five values in the order of the card file. */
export const valuesOf = (design: number): string => {
  const card = cardAt(design)
  return card.kind === 'figure' ? VALUES.map((value) => card.values[value]).join('/') : ''
}

/** `+16 COS +16 TEC` */
export function bonusOf(speech: Speech, view: View, design: number): string {
  const card = cardAt(design)
  if (card.kind !== 'reinforcement') return ''
  const { bonus } = card.effect
  return VALUES.flatMap((value, at) => {
    const amount = bonus[value]
    return amount ? [`+${amount} ${valueShort(speech, view, at)}`] : []
  }).join(' ')
}

export const placeName = (speech: Speech, view: View, place: number): string =>
  setOf(view).places[placeIndex(view, place)].name[speech.lang]

export const placeNamed = (speech: Speech, view: View, face: number): string =>
  setOf(view).places[face - kitFor(view).firstPlace].name[speech.lang]

export const placeText = (speech: Speech, view: View, place: number): string =>
  setOf(view).places[placeIndex(view, place)].text[speech.lang]

export const placeType = (speech: Speech, view: View, place: number): string => {
  const { type } = setOf(view).places[placeIndex(view, place)]
  return setOf(view).placeTypes.find(({ id }) => id === type)!.name[speech.lang]
}

/** A figure as told: `Rikka Sorrel (a1.2)`, or `a face-down figure (a1.2)` for those who do not know it. */
export function figureWords(
  speech: Speech,
  { seat, place, at, figure }: { seat: Seat; place: number; at: number; figure: number | null },
): string {
  const where = figureName(seat, place, at)
  if (figure === null || figure === UNKNOWN) return speech.say('sternenfeuer.hiddenFigure', { where })
  return `${shortName(speech, figure)} (${where})`
}
