import type { Action } from '../rules/action.ts'
import type { View } from '../rules/view.ts'

/** §11: before passing with cards in hand, and before one destroys a card of one's own. */
export const needsConsent = (action: Action, view: View): boolean =>
  action.kind === 'pass' || (action.kind === 'destroy' && action.seat === view.viewer)
