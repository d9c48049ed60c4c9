import { nameOf, type Page, wrap } from '@sternentisch/kernel/terminal'
import { cardAt } from '../cards/index.ts'
import { handOfView } from '../reading/cards.ts'
import type { View } from '../rules/view.ts'
import type { Speech } from '../text/index.ts'
import { cardName } from '../words/names.ts'
import { cardId, valuesOf } from './labels.ts'

/** The viewer's own hand with what the cards do; of other hands what everybody saw going there. */
export function handLines(view: View, speech: Speech, page: Page): string[] {
  return ([0, 1] as const).flatMap((seat) => {
    const held = handOfView(view, seat).toSorted((a, b) => a - b)
    if (held.length === 0) return []
    if (view.viewer !== seat && view.viewer !== 'all') {
      const list = held.map((design) => `${cardId(design)} ${cardName(design, speech)}`).join(', ')
      return [
        wrap(speech.say('sternenfeuer.draw.known', { who: nameOf(page, seat), cards: list }), page.width),
      ]
    }
    const title = speech.say('sternenfeuer.draw.hold', { who: nameOf(page, seat) })
    return [title, ...held.map((design) => wrap(`  ${cardLine(design, speech)}`, page.width, '      '))]
  })
}

/** `A03 Open Battle: Attack: compare Combat Power.` */
export function cardLine(design: number, speech: Speech): string {
  const card = cardAt(design)
  const name = `${cardId(design)} ${cardName(design, speech)}`
  return card.kind === 'figure' ? `${name}  ${valuesOf(design)}` : `${name} – ${card.text[speech.lang]}`
}
