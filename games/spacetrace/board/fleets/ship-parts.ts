// What picking a ship card in play means

import { topFrame } from '../../reading/frames.ts'
import { kitFor } from '../../reading/kit.ts'
import type { ShipCard } from '../../reading/ships.ts'
import { write } from '../../rules/notation.ts'
import type { View } from '../../rules/view.ts'
import type { TableProps } from '../table/context.ts'

const partOf = ({ figures, copy }: ShipCard): string => `${figures.id}#${copy}`

/**
 * Mostly the card itself. While an order is set and a card behind is picked, the card at the place in question stands
 * for that place: the picked one can be dragged onto it and goes in front.
 */
export function partsFor({ view, choice }: TableProps, card: ShipCard): readonly string[] {
  const own = [partOf(card)]
  const frame = topFrame(view)
  if (frame?.kind !== 'order' || !choice || frame.class !== card.figures.class) return own
  const [picked] = choice.picked
  const inFront = frame.seat === card.seat && card.place === frame.placed
  return inFront && picked !== undefined && picked !== own[0] && !choice.canPick(...own) ? [picked] : own
}

/** The move that picking it would be, for the rules to refuse it in words. */
export function whyFor(view: View, { figures, copy }: ShipCard): string | null {
  const frame = topFrame(view)
  if (!frame) return null
  const kind =
    frame.kind === 'order'
      ? 'order'
      : frame.kind === 'play' && frame.step === 'sacrifice'
        ? 'sacrifice'
        : frame.kind === 'play' && frame.step === 'aim'
          ? 'aim'
          : frame.kind === 'turn' && kitFor(view).extraFleets
            ? 'move'
            : null
  return kind && write(figures.actions.on(kind, copy))
}
