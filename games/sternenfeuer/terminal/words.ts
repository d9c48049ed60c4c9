import { type Seat, type Speech, UNKNOWN } from '@sternentisch/kernel'
import type { Page } from '@sternentisch/kernel/terminal'
import { cardsInPlay } from '../cards/index.ts'
import { figureName } from '../rules/notation.ts'
import type { View } from '../rules/view.ts'
import { placeIndex } from './sight.ts'

export type Names = Pick<Page, 'names'>

export const cardName = (speech: Speech, design: number): string =>
  cardsInPlay().cards[design].name[speech.lang]

/** `Rikka Sorrel` of `Rikka Sorrel, Privateer`. */
export const shortName = (speech: Speech, design: number): string => cardName(speech, design).split(',')[0]

export const cardId = (design: number): string => cardsInPlay().cards[design].id

/** `A03 Open Battle` */
export const cardLabel = (speech: Speech, design: number): string =>
  `${cardId(design)} ${shortName(speech, design)}`

export const valueName = (speech: Speech, value: number): string =>
  cardsInPlay().values[value].name[speech.lang]
export const valueShort = (speech: Speech, value: number): string =>
  cardsInPlay().values[value].abbr[speech.lang]

/** `10/14/40/20/32`: the five values in the order of the card file. */
export const valuesOf = (design: number): string => {
  const card = cardsInPlay().cards[design]
  return card.kind === 'figure'
    ? cardsInPlay()
        .values.map(({ id }) => card.values[id])
        .join('/')
    : ''
}

/** `+16 COS +16 TEC` */
export function bonusOf(speech: Speech, design: number): string {
  const card = cardsInPlay().cards[design]
  if (card.kind !== 'reinforcement') return ''
  const { bonus } = card.effect
  return cardsInPlay()
    .values.flatMap(({ id }, value) => (bonus[id] ? [`+${bonus[id]} ${valueShort(speech, value)}`] : []))
    .join(' ')
}

export const placeName = (speech: Speech, view: View, place: number): string =>
  cardsInPlay().places[placeIndex(view, place)].name[speech.lang]

export const placeNamed = (speech: Speech, face: number): string =>
  cardsInPlay().places[face - cardsInPlay().cards.length].name[speech.lang]

export const placeText = (speech: Speech, view: View, place: number): string =>
  cardsInPlay().places[placeIndex(view, place)].text[speech.lang]

export const placeType = (speech: Speech, view: View, place: number): string => {
  const { type } = cardsInPlay().places[placeIndex(view, place)]
  return cardsInPlay().placeTypes.find(({ id }) => id === type)!.name[speech.lang]
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
