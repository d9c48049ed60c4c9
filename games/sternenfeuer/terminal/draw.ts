import { type Seat, UNKNOWN } from '@sternentisch/kernel'
import { clip, nameOf, type Page, type Paint, padEnd, paintOn, wrap } from '@sternentisch/kernel/terminal'
import { VALUES } from '../cards/index.ts'
import { type Figure, rowAt } from '../reading/figures.ts'
import { nearSeat } from '../reading/seats.ts'
import { otherSeat } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import { DECK, DISCARD, handOf, PLACE_NUMBERS } from '../rules/zones.ts'
import type { Speech } from '../text/index.ts'
import { placeName } from '../words/names.ts'
import { handLines } from './hand.ts'
import { bonusOf, cardId, cardLabel, placeType, valueShort, valuesOf } from './labels.ts'
import { holderWords } from './standing.ts'

const GAP = '  '

/** The table from the viewer's seat: the places side by side, the own rows below, then the own hand. */
export function drawTable(view: View, speech: Speech, page: Page): string {
  const paint = paintOn(page)
  const rule = paint('dim', '─'.repeat(page.width))
  const below = nearSeat(view)
  return [
    title(view, speech, paint),
    rule,
    `${sideLine(view, otherSeat(below), speech, page)} · ${paint('dim', legend(view, speech))}`,
    ...rowLines(view, otherSeat(below), speech, page),
    ...placeLines(view, speech, page, paint),
    ...rowLines(view, below, speech, page),
    sideLine(view, below, speech, page),
    rule,
    ...handLines(view, speech, page),
  ].join('\n')
}

function title(view: View, speech: Speech, paint: Paint): string {
  return [
    paint('bold', speech.say('sternenfeuer.name')),
    speech.say('sternenfeuer.draw.turn', { turn: view.turn }),
    speech.say('sternenfeuer.draw.deck', { n: view.zones[DECK].size }),
    speech.say('sternenfeuer.draw.discard', { n: view.zones[DISCARD].size }),
    ...(view.skips > 0 ? [speech.say('sternenfeuer.draw.skips', { n: view.skips })] : []),
  ].join(' · ')
}

/** Figures show their five values in this order. */
const legend = (view: View, speech: Speech): string =>
  VALUES.map((_, value) => valueShort(view, value, speech)).join('/')

/** `> B Bo · hand 5` */
function sideLine(view: View, seat: Seat, speech: Speech, page: Page): string {
  const decides = view.pending.at(-1)?.seat === seat
  const hand = speech.say('sternenfeuer.draw.hand', { n: view.zones[handOf(seat)].size })
  return `${decides ? '>' : ' '} ${'AB'[seat]} ${nameOf(page, seat)} · ${hand}`
}

const widthOfColumn = ({ width }: Page): number => Math.floor((width - 2 * GAP.length) / 3)

/** Three columns of lines, side by side. */
function sideBySide(columns: readonly (readonly string[])[], page: Page): string[] {
  const width = widthOfColumn(page)
  const height = Math.max(...columns.map((column) => column.length))
  return Array.from({ length: height }, (_, line) =>
    columns
      .map((column) => padEnd(clip(column[line] ?? '', width), width))
      .join(GAP)
      .trimEnd(),
  )
}

function placeLines(view: View, speech: Speech, page: Page, paint: Paint): string[] {
  const width = widthOfColumn(page)
  const inColumn = (text: string): string[] => wrap(text, width, '  ').split('\n')
  const heads = PLACE_NUMBERS.map((place) => [
    ...inColumn(`═ ${place + 1} ${placeName(view, place, speech)}`),
    // Its type says who can live there, so it is never cut.
    ...inColumn(`  ${placeType(view, place, speech)}`),
  ])
  const holders = PLACE_NUMBERS.map((place) => inColumn(`  ${holderWords(view, place, speech, page)}`))
  return [...sideBySide(heads, page).map((line) => paint('bold', line)), ...sideBySide(holders, page)]
}

function rowLines(view: View, seat: Seat, speech: Speech, page: Page): string[] {
  const columns = PLACE_NUMBERS.map((place) => {
    const lines = rowAt(view, seat, place).flatMap((figure) => figureLines(view, figure, speech))
    return lines.length > 0 ? lines : ['  –']
  })
  return sideBySide(columns, page)
}

/** `1*F12 Rikka Sorrel`, the values below, then what lies under the figure. */
function figureLines(view: View, figure: Figure, speech: Speech): string[] {
  const head = `${figure.at + 1}${markOf(figure)}`
  const known =
    figure.face === UNKNOWN
      ? [`${head}???`]
      : [`${head}${cardLabel(figure.face, speech)}`, `   ${valuesOf(figure.face)}`]
  return [
    ...known,
    ...figure.reinforcements.map(({ design }) => `   ${cardId(design)} ${bonusOf(view, design, speech)}`),
    ...(figure.bond ? [`  &${cardLabel(figure.bond.design, speech)}`] : []),
  ]
}

/** `*` ready, `'` face up since this turn, `~` face down, `^` face down and scouted. */
function markOf({ up, ready, scouted }: Figure): string {
  if (up) return ready ? '*' : "'"
  return scouted ? '^' : '~'
}
