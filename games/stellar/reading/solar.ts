// What the viewer sees of solar cards, and what a sector is worth
import type { Seat } from '@sternentisch/kernel'
import { typeOfBack } from '../rules/kit.ts'
import type { View } from '../rules/view.ts'
import { othersWhoKnow } from './look.ts'
import { isOpen, kitFor, solarAt } from './sight.ts'

export interface SolarSeen {
  readonly type: number
  readonly value: number | null
  readonly fortified: boolean
  /** Turned up for everybody. */
  readonly open: boolean
  readonly range: readonly [number, number]
  readonly others: readonly Seat[]
  readonly handle: number
}

export const solarCards = (view: View, sector: number): readonly SolarSeen[] =>
  solarAt(view, sector).cards.map((card) => {
    const face = kitFor(view).solar[card.face]
    const type = typeOfBack(card.back)
    return {
      type,
      value: face?.value ?? null,
      fortified: face?.fortified ?? false,
      open: isOpen(card),
      range: rangeOf(view, type),
      others: othersWhoKnow(view, card, null),
      handle: card.handle,
    }
  })

/** The least and the most a card of this type can be worth at this table. */
export function rangeOf(view: View, type: number): readonly [number, number] {
  const values = kitFor(view).solar.flatMap((face) => (face?.type === type ? [face.value] : []))
  return [Math.min(...values), Math.max(...values)]
}

/** What a sector is worth, from the least to the most the viewer must reckon with. */
export function worthOf(view: View, sector: number): readonly [number, number] {
  let [least, most] = [0, 0]
  for (const { value, range } of solarCards(view, sector)) {
    least += value ?? range[0]
    most += value ?? range[1]
  }
  return [least, most]
}
