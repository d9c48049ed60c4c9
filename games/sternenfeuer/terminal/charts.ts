import { UNKNOWN } from '@sternentisch/kernel'
import { grid, type Page, wrap } from '@sternentisch/kernel/terminal'
import { KINDS, VALUES } from '../cards/index.ts'
import type { View } from '../rules/view.ts'
import { ASIDE, DISCARD, PLACE_NUMBERS } from '../rules/zones.ts'
import type { Speech } from '../text/index.ts'
import { cardLine } from './hand.ts'
import { kitFor } from './sight.ts'
import { cardLabel, placeName, placeNamed, placeText, placeType, setOf, valueShort } from './words.ts'

/** All figures with their five values. */
export function figuresChart(view: View, speech: Speech, page: Page): string {
  const heads = ['', '', ...VALUES.map((_, at) => valueShort(speech, view, at))]
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
        : [wrap(`${copies}× ${cardLine(speech, kitFor(view).first + at)}`, page.width, '       ')],
    )
    .join('\n')

export function placesChart(view: View, speech: Speech, page: Page): string {
  const lines = PLACE_NUMBERS.map(
    (place) =>
      `${place + 1} ${placeName(speech, view, place)} (${placeType(speech, view, place)}): ${placeText(speech, view, place)}`,
  )
  const aside = view.zones[ASIDE].cards.map(({ face }) => placeNamed(speech, view, face)).join(', ')
  return [...lines, speech.say('sternenfeuer.chart.aside', { places: aside })]
    .map((line) => wrap(line, page.width, '  '))
    .join('\n')
}

/** The pile from the bottom to the top. */
export function discardChart(view: View, speech: Speech, page: Page): string {
  const pile = view.zones[DISCARD].cards.map(({ face }) => cardLabel(speech, face))
  return wrap(pile.join(', ') || speech.say('sternenfeuer.chart.nothing'), page.width)
}

/** What the viewer has not seen: in the deck, in the other hand, or face down. */
export function unseenChart(view: View, speech: Speech, page: Page): string {
  const { set, first, firstPlace } = kitFor(view)
  const left = set.cards.map(({ copies }) => copies)
  for (const zone of view.zones)
    for (const { face } of zone.cards) if (face !== UNKNOWN && face < firstPlace) left[face - first]--
  const rows = KINDS.map((kind, at) => [
    set.kinds[at].name[speech.lang],
    set.cards
      .flatMap((card, design) =>
        card.kind === kind && left[design] > 0 ? [many(left[design], card.id)] : [],
      )
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
