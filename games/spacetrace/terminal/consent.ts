import { figuresNamed } from '../reading/kit.ts'
import type { Action } from '../rules/action.ts'
import { MOTHERSHIP } from '../rules/figures.ts'
import type { View } from '../rules/view.ts'

/** A whole fleet is asked for twice. */
export const needsConsent = (action: Action, view: View): boolean =>
  action.kind === 'sacrifice' && figuresNamed(view, action.card).kind === MOTHERSHIP
