import { grid, type Page, wrap } from '@sternentisch/kernel/terminal'
import { KINDS, VALUES } from '../cards/index.ts'
import { designOf, kitFor, unseenDesigns } from '../reading/cards.ts'
import type { View } from '../rules/view.ts'
import { ASIDE, DISCARD, PLACE_NUMBERS } from '../rules/zones.ts'
import type { Speech } from '../text/index.ts'
import { placeName, placeNamed } from '../words/names.ts'
import { cardLine } from './hand.ts'
import { cardId, cardLabel, placeText, placeType, setOf, valueShort } from './labels.ts'

/** All figures with their five values. */
export function figuresChart(view: View, speech: Speech, page: Page): string {
  const heads = ['', '', ...VALUES.map((_, at) => valueShort(view, at, speech))]
  const rows = setOf(view).cards.flatMap((card) =>
    card.kind === 'figure'
      ? [[card.id, card.name[speech.lang], ...VALUES.map((value) => String(card.values[value]))]]
      : [],
  )
  return grid([heads, ...rows], [{}, {}, ...VALUES.map(() => ({ align: 'right' as const }))], page.width)
}

/** Every other card, and what it does. */
export const cardsChart = (view: View, speech: Speech, page: Page): string =>
  setOf(view)
    .cards.flatMap(({ kind, copies }, at) =>
      kind === 'figure'
        ? []
        : [wrap(`${copies}× ${cardLine(kitFor(view).first + at, speech)}`, page.width, '       ')],
    )
    .join('\n')

export function placesChart(view: View, speech: Speech, page: Page): string {
  const lines = PLACE_NUMBERS.map(
    (place) =>
      `${place + 1} ${placeName(view, place, speech)} (${placeType(view, place, speech)}): ${placeText(view, place, speech)}`,
  )
  const aside = view.zones[ASIDE].cards.map(({ face }) => placeNamed(view, face, speech)).join(', ')
  return [...lines, speech.say('sternenfeuer.chart.aside', { places: aside })]
    .map((line) => wrap(line, page.width, '  '))
    .join('\n')
}

/** The pile from the bottom to the top. */
export function discardChart(view: View, speech: Speech, page: Page): string {
  const pile = view.zones[DISCARD].cards.map(({ face }) => cardLabel(face, speech))
  return wrap(pile.join(', ') || speech.say('sternenfeuer.chart.nothing'), page.width)
}

/** What the viewer has not seen: in the deck, in the other hand, or face down. */
export function unseenChart(view: View, speech: Speech, page: Page): string {
  const unseen = unseenDesigns(view)
  const rows = KINDS.map((kind, at) => [
    setOf(view).kinds[at].name[speech.lang],
    [...new Set(unseen)]
      .filter((design) => designOf(view, design).kind === kind)
      .map((design) => many(unseen.filter((each) => each === design).length, cardId(design)))
      .join(' ') || '–',
  ])
  return grid(rows, [{}, { grows: true }], page.width)
}

const many = (count: number, id: string): string => (count > 1 ? `${count}×${id}` : id)

const SIGNS = [
  ['1*F12', 'ready'],
  ["1'F12", 'fresh'],
  ['1~F12', 'down'],
  ['1^F12', 'scouted'],
  ['+  -', 'draw'],
  ['P F12@2<', 'place'],
  ['U a1.1', 'turnUp'],
  ['A A03:a1.2xb1.1', 'attack'],
  ['D D01  D-', 'defence'],
  ['R R03>a2.1', 'reinforce'],
  ['V R06:F22', 'alternative'],
  ['K C01>a2.1&a2.2', 'couple'],
  ['T T01:a2.1>3', 'transfer'],
  ['X F12', 'discard'],
  ['.', 'end'],
] as const

export const signsChart = (_: View, speech: Speech, page: Page): string =>
  grid(
    SIGNS.map(([sign, word]) => [`  ${sign}`, speech.say(`sternenfeuer.sign.${word}`)]),
    [{}, { grows: true }],
    page.width,
  )
