// Fleets and effects by name
import type { Op } from '../rules/figures.ts'
import type { Speech } from '../text/index.ts'

/** 0 is the base fleet, as in the rules. */
export const fleetName = (fleet: number, speech: Speech): string =>
  speech.say(fleet === 0 ? 'spacetrace.fleet.base' : 'spacetrace.fleet.extra')

/** The effects that are told with their hits; the others have events of their own. */
const ON_SHIPS = ['damage', 'destroy', 'kill', 'jam', 'repair', 'reconstruct'] as const

export const effectName = (op: Op, speech: Speech): string =>
  speech.say(`spacetrace.effect.${ON_SHIPS.find((each) => each === op) ?? 'damage'}`)
