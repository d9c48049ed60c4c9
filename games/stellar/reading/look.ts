// How a card looks to the viewer, and who else has seen it
import { type Seat, type SeenCard, seatsIn, UNKNOWN } from '@sternentisch/kernel'
import type { View } from '../rules/view.ts'
import { isOpen, kitFor } from './sight.ts'

/** Open; hidden from the viewer; hidden, but the viewer's own; hidden, but the viewer has seen it. */
export type Look = 'open' | 'hidden' | 'own' | 'known'

export function lookOf(view: View, card: SeenCard, owner: Seat): Look {
  if (isOpen(card)) return 'open'
  if (card.face === UNKNOWN) return 'hidden'
  return owner === view.viewer || view.viewer === 'all' ? 'own' : 'known'
}

/** Who else has seen a face-down card, beside its owner and the viewer. */
export const othersWhoKnow = (view: View, card: SeenCard, owner: Seat | null): readonly Seat[] =>
  isOpen(card)
    ? []
    : seatsIn(card.known).filter(
        (seat) => seat !== owner && seat !== view.viewer && seat < kitFor(view).players,
      )
