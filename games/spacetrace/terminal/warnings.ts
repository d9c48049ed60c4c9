import type { Speech } from '@sternentisch/kernel'
import type { Action } from '../rules/action.ts'
import { MOTHERSHIP } from '../rules/figures.ts'
import type { View } from '../rules/view.ts'
import { stackOf } from '../rules/zones.ts'
import { figuresNamed } from './words.ts'

/** What a player should know before this move. */
export function warnings(action: Action, view: View, speech: Speech): readonly string[] {
  const { viewer } = view
  if (viewer !== 0 && viewer !== 1) return []
  if (action.kind === 'done' && view.mp[viewer] > 0)
    return [speech.say('spacetrace.warn.mpLost', { n: view.mp[viewer] })]
  if (action.kind === 'sacrifice' && figuresNamed(view, action.card).kind === MOTHERSHIP) {
    const ships = [1, 2, 3, 4].reduce((sum, each) => sum + view.zones[stackOf(viewer, 1, each)].size, 0)
    return ships > 1 ? [speech.say('spacetrace.warn.fleetLost', { n: ships - 1 })] : []
  }
  return []
}

/** A whole fleet is asked for twice. */
export const needsConsent = (action: Action, view: View): boolean =>
  action.kind === 'sacrifice' && figuresNamed(view, action.card).kind === MOTHERSHIP
