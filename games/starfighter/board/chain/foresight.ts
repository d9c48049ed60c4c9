// What an action would lead to, as far as the viewer may know: it is tried on a table imagined from the view
import {
  EVERYBODY,
  randomFrom,
  type Seat,
  secret,
  seedFrom,
  type Told,
  tellTo,
  UNKNOWN,
} from '@sternentisch/kernel'
import type { Action } from '../../rules/action.ts'
import type { StarfighterEvent } from '../../rules/events.ts'
import { starfighter } from '../../rules/game.ts'
import type { View } from '../../rules/view.ts'

export interface Foresight {
  readonly action: Action
  readonly events: readonly Told<StarfighterEvent>[]
  /** How the table would look at the next decision; null where an unknown front or fresh cards decide. */
  readonly after: View | null
  /** It would turn up a front that the viewer does not know. */
  readonly unknown: boolean
}

export function foresee(view: View, action: Action): Foresight | null {
  if (typeof view.viewer !== 'number' || SILENT.includes(action.kind)) return null
  const seat: Seat = view.viewer
  const luck = randomFrom(seedFrom('foresight'))
  const table = starfighter.imagine(view, luck)
  const events: StarfighterEvent[] = []
  starfighter.play(table, seat, action, luck, (event) => events.push(event))
  const end = events.findIndex((event) => event.kind === 'roundEnd')
  const blind = events.findIndex((event) => event.kind === 'rolled' && event.weighed !== undefined)
  const last = [end, blind].filter((at) => at >= 0)
  const known = last.length > 0 ? events.slice(0, Math.min(...last)) : events
  return {
    action,
    events: known.map((event) => tellTo(unforeseeable(event), seat)),
    after: last.length > 0 ? null : starfighter.view(table, seat),
    unknown: blind >= 0,
  }
}

/** A destroyed back would be shown, but what it is nobody can foresee. */
const unforeseeable = (event: StarfighterEvent): StarfighterEvent =>
  event.kind === 'destroyed' && event.weighed ? { ...event, card: secret(UNKNOWN, EVERYBODY) } : event

/** Nothing on the boards comes of these at once. */
const SILENT: readonly Action['kind'][] = [
  'cruiser',
  'pick',
  'stop',
  'leave',
  'ready',
  'pass',
  'shift',
  'order',
]
