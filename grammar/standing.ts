import type { Pick } from './picks.ts'
import type { OpenChoice } from './use-choice.ts'

/** How a spot stands in the choice of the moment. */
export interface Standing {
  readonly legal: boolean
  readonly picked: boolean
  readonly pickable: 'yes' | 'instead' | null
}

/** A spot as it stands in a choice: what it would pick, or what it decides at once. */
export interface Target extends Pick {
  readonly decides?: unknown
}

const NOWHERE: Standing = { legal: false, picked: false, pickable: null }

export function standingOf(choice: OpenChoice | null, spot: Target): Standing {
  if (!choice || choice.actions.length === 0) return NOWHERE
  if (spot.decides !== undefined) {
    if (!choice.actions.includes(spot.decides)) return NOWHERE
    return { legal: true, picked: false, pickable: choice.isMeant(spot.decides) ? 'yes' : 'instead' }
  }
  const legal = choice.isLegal(spot.parts)
  if (!legal) return NOWHERE
  const picked = isPicked(choice, spot)
  const strict = !picked && choice.canPick(...spot.parts)
  const instead = !picked && !strict && choice.after(spot) !== null
  return { legal, picked, pickable: strict ? 'yes' : instead ? 'instead' : null }
}

/** Picked at this very spot; or picked by name (a hint), which lights up every spot with those parts. */
const isPicked = ({ picks }: OpenChoice, spot: Pick): boolean =>
  picks.some(({ at, parts }) => (at === null ? parts.join() === spot.parts.join() : at === spot.at))

/** What a click, a tap or Enter on a spot does. */
export type Deed = 'pick' | 'takeBack' | 'confirm' | 'decide' | 'explain'

/**
 * A second pick of the same spot confirms, if that spot made the action complete and the action needs it. A
 * pick that the action can do without (one more ship in a fleet) is taken back instead.
 */
export function deedOn(choice: OpenChoice | null, spot: Target): Deed {
  const { picked, pickable } = standingOf(choice, spot)
  if (!choice || (!picked && pickable === null)) return 'explain'
  if (!picked) return spot.decides === undefined ? 'pick' : 'decide'
  const last = choice.picks.at(-1)
  const isLast = last !== undefined && (last.at === spot.at || last.at === null)
  return isLast && choice.complete !== null && isNeeded(choice) ? 'confirm' : 'takeBack'
}

function isNeeded({ picks, menu, settledBy }: OpenChoice): boolean {
  const rest = picks.slice(0, -1)
  if (rest.length > 0) return settledBy(rest) === null
  // With the only pick taken back, what goes without saying could still be an action of its own: an empty fleet.
  return !menu.parts.some((parts) => parts.every((part) => menu.common.has(part)))
}
