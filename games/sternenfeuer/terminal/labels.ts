// What is typed and printed for cards, places and values
import { type Seat, UNKNOWN } from '@sternentisch/kernel'
import type { Page } from '@sternentisch/kernel/terminal'
import { type CardSet, cardAt, VALUES } from '../cards/index.ts'
import { kitFor, placeCard } from '../reading/cards.ts'
import { figureName } from '../rules/notation.ts'
import type { View } from '../rules/view.ts'
import type { Speech } from '../text/index.ts'
import { shortName } from '../words/names.ts'

export type Names = Pick<Page, 'names'>

export const cardId = (design: number): string => cardAt(design).id

/** `A03 Open Battle` */
export const cardLabel = (design: number, speech: Speech): string =>
  `${cardId(design)} ${shortName(design, speech)}`

export const setOf = (view: View): CardSet => kitFor(view).set

export const valueShort = (view: View, value: number, speech: Speech): string =>
  setOf(view).values[value].abbr[speech.lang]

/** `10/14/40/20/32`: the five values in the order of the card file. */
export const valuesOf = (design: number): string => {
  const card = cardAt(design)
  return card.kind === 'figure' ? VALUES.map((value) => card.values[value]).join('/') : ''
}

/** `+16 COS +16 TEC` */
export function bonusOf(view: View, design: number, speech: Speech): string {
  const card = cardAt(design)
  if (card.kind !== 'reinforcement') return ''
  const { bonus } = card.effect
  return VALUES.flatMap((value, at) => {
    const amount = bonus[value]
    return amount ? [`+${amount} ${valueShort(view, at, speech)}`] : []
  }).join(' ')
}

export const placeText = (view: View, place: number, speech: Speech): string =>
  placeCard(view, place).text[speech.lang]

export const placeType = (view: View, place: number, speech: Speech): string => {
  const { type } = placeCard(view, place)
  return setOf(view).placeTypes.find(({ id }) => id === type)!.name[speech.lang]
}

interface Named {
  readonly seat: Seat
  readonly place: number
  readonly at: number
  readonly figure: number | null
}

/** A figure as told: `Rikka Sorrel (a1.2)`, or `a face-down figure (a1.2)` for those who do not know it. */
export function figureWords({ seat, place, at, figure }: Named, speech: Speech): string {
  const where = figureName(seat, place, at)
  if (figure === null || figure === UNKNOWN) return speech.say('sternenfeuer.hiddenFigure', { where })
  return `${shortName(figure, speech)} (${where})`
}
