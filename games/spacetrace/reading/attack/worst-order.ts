// §11 Battle preview: an attack if the other side sets its orders against it (SP-9.3)
import { forecast } from '../../rules/forecast.ts'
import type { ShipClass } from '../../rules/table.ts'
import type { View } from '../../rules/view.ts'
import { stackOf } from '../../rules/zones.ts'
import { CLASSES } from '../classes.ts'
import { farSeat, nearSeat } from '../seats.ts'
import { openAccount } from './account.ts'
import { type Loss, lossesIn } from './losses.ts'

/** Whether an attack of the viewer is to come and the other side has orders to set. */
export const canBeReordered = (view: View): boolean =>
  view.pending.at(-1)?.kind === 'turn' &&
  view.active === view.viewer &&
  !view.attacked &&
  view.turn > 1 &&
  CLASSES.some((each) => view.zones[stackOf(farSeat(view), 0, each)].size > 1)

/** The table with another card of the other side in front of each class, wherever that costs the viewer most. */
export function againstViewer(view: View): View {
  let [worst, least] = [view, gainOf(view)]
  for (const each of CLASSES) {
    const stack = worst
    for (let place = 1; place < view.zones[stackOf(farSeat(view), 0, each)].size; place++) {
      const other = withInFront(stack, each, place)
      const gain = gainOf(other)
      if (gain < least) [worst, least] = [other, gain]
    }
  }
  return worst
}

function withInFront(view: View, shipClass: ShipClass, place: number): View {
  const zone = stackOf(farSeat(view), 0, shipClass)
  const toFront = <T>(list: readonly T[]): T[] => [
    list[place],
    ...list.slice(0, place),
    ...list.slice(place + 1),
  ]
  return {
    ...view,
    zones: view.zones.map((each, at) => (at === zone ? { ...each, cards: toFront(each.cards) } : each)),
    ships: view.ships.map((each, at) => (at === zone ? toFront(each) : each)),
  }
}

/** A card is worth about a tenth of a Base. */
const CARD = 100

const weightOf = ({ base, cards }: Loss): number => base + CARD * cards

function gainOf(view: View): number {
  const losses = lossesIn(openAccount(view), openAccount(forecast(view).after))
  return weightOf(losses[farSeat(view)]) - weightOf(losses[nearSeat(view)])
}
