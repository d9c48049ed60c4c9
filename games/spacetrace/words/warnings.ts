import { figuresNamed } from '../reading/kit.ts'
import { fleetAt } from '../reading/ships.ts'
import type { Action } from '../rules/action.ts'
import { MOTHERSHIP } from '../rules/figures.ts'
import type { View } from '../rules/view.ts'
import type { Speech } from '../text/index.ts'

/** What a player should know before this move. */
export function warnings(action: Action, view: View, speech: Speech): readonly string[] {
  const { viewer } = view
  if (viewer !== 0 && viewer !== 1) return []
  if (action.kind === 'done' && view.mp[viewer] > 0)
    return [speech.say('spacetrace.warn.mpLost', { n: view.mp[viewer] })]
  if (action.kind === 'sacrifice' && figuresNamed(view, action.card).kind === MOTHERSHIP) {
    const ships = fleetAt(view, viewer, 1).length
    return ships > 1 ? [speech.say('spacetrace.warn.fleetLost', { n: ships - 1 })] : []
  }
  return []
}
