// SF-8.3: both halves of every face that is up, and the fronts that the viewer knows under backs
import type { Seat } from '@sternentisch/kernel'
import { grid, nameOf, type Page, wrap } from '@sternentisch/kernel/terminal'
import { callSign } from '../reading/faces.ts'
import { type Squadron, stackOf } from '../reading/squadrons.ts'
import { type Kit, kitOf } from '../rules/kit.ts'
import { isBack, lowHalf, upHalf } from '../rules/lies.ts'
import { writeSpot } from '../rules/notation.ts'
import type { View } from '../rules/view.ts'
import type { Speech } from '../text/index.ts'
import { halfText } from '../words/cards.ts'
import { cardSign } from './strips.ts'

/** Every card in play as it is printed, the upper ones first; covered halves stand in brackets. */
export function halvesChart(view: View, speech: Speech, page: Page): string {
  const heads = ['', '', ...(['up', 'low'] as const).map((half) => speech.say(`starfighter.halves.${half}`))]
  const rows = ([1, 0] as const).flatMap((seat) => boardRows(view, seat, speech, page))
  if (rows.length === 0) return speech.say('starfighter.halves.none')
  return [
    wrap(speech.say('starfighter.halves.title'), page.width),
    grid([heads, ...rows], [{}, {}, { grows: true }, { grows: true }], page.width),
  ].join('\n')
}

function boardRows(view: View, seat: Seat, speech: Speech, page: Page): string[][] {
  const kit = kitOf(view.options)
  const rows = [0, 1, 2, 3, 4].flatMap((sector) =>
    stackOf(view, seat, sector)
      .toReversed()
      .flatMap((card) => cardRows(kit, card, speech)),
  )
  return rows.length === 0 ? [] : [['SN'[seat], nameOf(page, seat)], ...rows]
}

/** The face that is up; below it the front of a back, as it would lie. */
function cardRows(kit: Kit, card: Squadron, speech: Speech): string[][] {
  const { seat, sector, place, face, front, lie, onTop } = card
  const halves = (of: number): [string, string] => [
    halfText(kit, of, upHalf(lie), speech),
    halfText(kit, of, lowHalf(lie), speech),
  ]
  const [up, low] = halves(face)
  const name = `${cardSign(kit, front, lie)} ${callSign(kit, front)}`.trimEnd()
  const shown = [`  ${writeSpot(seat, sector, place)}`, name, onTop ? up : `(${up})`, low]
  if (!isBack(lie) || !kit.set.cards[front]) return [shown]
  return [
    shown,
    ['', `  ${speech.say('starfighter.halves.front')}`, ...halves(front).map((half) => `(${half})`)],
  ]
}
