import { mustHurt } from '../reading/harm.ts'
import type { Action } from '../rules/action.ts'
import type { View } from '../rules/view.ts'
import type { Speech } from '../text/index.ts'
import { warnings as usualWarnings } from '../words/warnings.ts'

/** §11: before passing with cards in hand, before a play that must hurt, and before one destroys a card of one's own. */
export const needsConsent = (action: Action, view: View): boolean =>
  action.kind === 'pass' ||
  (action.kind === 'destroy' && action.seat === view.viewer) ||
  mustHurt(view, action)

/** What must hurt is said, also where nothing on the card itself says so. */
export function warnings(action: Action, view: View, speech: Speech): readonly string[] {
  const found = usualWarnings(action, view, speech)
  return found.length === 0 && mustHurt(view, action) ? [speech.say('starfighter.warn.mustHurt')] : found
}
