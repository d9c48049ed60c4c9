import { type Seat, UNKNOWN } from '@sternentisch/kernel'
import { nameOf, type Page, wrap } from '@sternentisch/kernel/terminal'
import { cardAt } from '../cards/index.ts'
import type { View } from '../rules/view.ts'
import { handOf } from '../rules/zones.ts'
import type { Speech } from '../text/index.ts'
import { cardId, cardName, valuesOf } from './words.ts'

const designsIn = (view: View, seat: Seat): number[] =>
  view.zones[handOf(seat)].cards
    .map(({ face }) => face)
    .filter((face) => face !== UNKNOWN)
    .sort((a, b) => a - b)

/** The viewer's own hand with what the cards do; of other hands what everybody saw going there. */
export function handLines(view: View, speech: Speech, page: Page): string[] {
  return ([0, 1] as const).flatMap((seat) => {
    const held = designsIn(view, seat)
    if (held.length === 0) return []
    if (view.viewer !== seat && view.viewer !== 'all') {
      const list = held.map((design) => `${cardId(design)} ${cardName(speech, design)}`).join(', ')
      return [
        wrap(speech.say('sternenfeuer.draw.known', { who: nameOf(page, seat), cards: list }), page.width),
      ]
    }
    const title = speech.say('sternenfeuer.draw.hold', { who: nameOf(page, seat) })
    return [title, ...held.map((design) => wrap(`  ${cardLine(speech, design)}`, page.width, '      '))]
  })
}

/** `A03 Open Battle: Attack: compare Combat Power.` */
export function cardLine(speech: Speech, design: number): string {
  const card = cardAt(design)
  const name = `${cardId(design)} ${cardName(speech, design)}`
  return card.kind === 'figure' ? `${name}  ${valuesOf(design)}` : `${name} – ${card.text[speech.lang]}`
}
