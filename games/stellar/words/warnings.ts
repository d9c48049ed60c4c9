// §11 Guard rails: what a player should know before a move
import type { Seat } from '@sternentisch/kernel'
import { nameOf } from '@sternentisch/kernel/terminal'
import { enemiesAt, kitFor, militaryAt, partnerOf, seatsAt, stackAt } from '../reading/sight.ts'
import type { Action } from '../rules/action.ts'
import { fullFleet, sizeOf } from '../rules/fleets.ts'
import { isMilitary, ROGUE } from '../rules/ships.ts'
import type { View } from '../rules/view.ts'
import { reserveOf } from '../rules/zones.ts'
import type { Speech } from '../text/index.ts'
import type { Names } from './names.ts'

export function warnings(action: Action, view: View, speech: Speech, page: Names = {}): string[] {
  if (typeof view.viewer !== 'number') return []
  const seat = view.viewer
  switch (action.kind) {
    case 'fleet':
      return aboutFleet(action, view, seat, speech)
    case 'play':
      return [
        ...(stackAt(view, action.sector, seat).size > 0 ? [speech.say('stellar.warn.second')] : []),
        ...aboutArrival(view, seat, action.ship, action.sector, speech, page),
        ...(action.up ? aboutRogue(view, seat, action, speech) : []),
      ]
    case 'reveal':
      return aboutRogue(view, seat, action, speech)
    case 'warp': {
      const { face } = stackAt(view, action.sector, seat).cards[action.place]
      return aboutArrival(view, seat, face, action.to, speech, page)
    }
    case 'mend': {
      const frame = view.pending.at(-1)
      return frame?.kind === 'ability'
        ? aboutArrival(view, seat, action.ship, frame.sector, speech, page)
        : []
    }
    case 'rogue':
      return onlyOwnShips(view, seat, action.sector) ? [speech.say('stellar.warn.ownOnly')] : []
    default:
      return []
  }
}

/** A fleet below the maximum is easily typed by mistake, and cannot be made larger later. */
export const needsConsent = (action: Action, view: View): boolean =>
  action.kind === 'fleet' &&
  typeof view.viewer === 'number' &&
  sizeOf(action.fleet) < largest(view, view.viewer)

const largest = (view: View, seat: Seat): number => fullFleet(view.zones[reserveOf(seat)].size)

function aboutFleet({ fleet }: Action, view: View, seat: Seat, speech: Speech): string[] {
  const max = largest(view, seat)
  const n = sizeOf(fleet)
  if (n >= max) return []
  return [
    n === 0
      ? speech.say('stellar.warn.emptyFleet', { max })
      : speech.say('stellar.warn.smallFleet', { n, max }),
  ]
}

/** A military ship comes to a sector (ST-7.1, ST-19.5). */
function aboutArrival(
  view: View,
  seat: Seat,
  ship: number,
  sector: number,
  speech: Speech,
  page: Names,
): string[] {
  if (!isMilitary(ship)) return []
  const foes = enemiesAt(view, sector, seat)
  const partner = partnerOf(view, seat)
  const shares = partner !== null && militaryAt(view, sector, partner) > 0
  return [
    ...(foes > 0 ? [speech.say('stellar.warn.fights', { n: foes })] : []),
    ...(shares && kitFor(view).options.sharedMilitary === 'nobody'
      ? [speech.say('stellar.warn.partner', { who: nameOf(page, partner) })]
      : []),
  ]
}

/** A Rogue turns open where nobody else has a ship. */
function aboutRogue(view: View, seat: Seat, { ship, sector }: Action, speech: Speech): string[] {
  if (ship !== ROGUE || !onlyOwnShips(view, seat, sector)) return []
  const own = stackAt(view, sector, seat).size
  return kitFor(view).options.rogueSelf || own > 0 ? [speech.say('stellar.warn.ownOnly')] : []
}

const onlyOwnShips = (view: View, seat: Seat, sector: number): boolean =>
  seatsAt(view).every((other) => other === seat || stackAt(view, sector, other).size === 0)
