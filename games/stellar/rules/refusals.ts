// Why an action is not legal now: the rule that forbids it, from what the viewer knows
import { letterOf, type Refusal, type Seat } from '@sternentisch/kernel'
import { no, refuse } from '../refuse.ts'
import type { Action } from './action.ts'
import { actions } from './actions.ts'
import { countIn, fullFleet, shipsIn, sizeOf, smallestFleet } from './fleets.ts'
import { kitOf } from './kit.ts'
import { MEND, SHIP_NAMES, type Ship, WARP_RING } from './ships.ts'
import type { Frame } from './table.ts'
import type { View } from './view.ts'
import { discardOf, handOf, reserveOf, stackIn } from './zones.ts'

/** For an action that is not on the viewer's list. */
export function whyNot(view: View, action: Action): Refusal {
  const frame = view.pending.at(-1)
  if (view.viewer === 'all' || view.viewer === 'audience') return refuse('watching')
  if (!frame || frame.kind === 'scenarioEnd') return no('ST-16.2', 'over')
  if (view.viewer >= kitOf(view.options).players) return refuse('noSuchSeat', { seat: letterOf(view.viewer) })
  if (frame.kind === 'fleets')
    return action.kind === 'fleet' ? whyNoFleet(view, view.viewer, action) : no('ST-3.1', 'fleetsFirst')
  if (frame.seat !== view.viewer) return no('ST-4.1', 'notYourTurn', { seat: letterOf(frame.seat) })
  if (action.kind === 'fleet') return no('ST-3.1', 'fleetsAreOut')
  if (frame.kind === 'turn')
    return frame.step === 'play' ? whyNoPlay(view, view.viewer, action) : whyNoReveal(view, action)
  if (frame.kind === 'battle') return whyNoFoe(action)
  return whyNoAbility(view, frame, action)
}

function whyNoFleet(view: View, seat: Seat, { fleet }: Action): Refusal {
  const reserve = view.zones[reserveOf(seat)]
  const size = sizeOf(fleet)
  if (reserve.size === 0) return no('ST-3.2', 'emptyReserve')
  if (size > fullFleet(99)) return no('ST-3.1', 'fleetTooLarge', { n: size, max: fullFleet(99) })
  for (const ship of shipsIn(fleet)) {
    const there = reserve.cards.filter((card) => card.face === ship).length
    if (countIn(fleet, ship) > there)
      return no('ST-3.1', 'notInReserve', { ship: SHIP_NAMES[ship], n: there })
  }
  return no('ST-3.1', 'fleetTooSmall', { n: size, min: smallestFleet(view.options, reserve.size) })
}

function whyNoPlay(view: View, seat: Seat, action: Action): Refusal {
  if (action.kind === 'pass') return no('ST-4.2', 'mustPlay')
  if (action.kind !== 'play') return no('ST-4.2', 'playFirst')
  if (!has(view, handOf(seat), action.ship))
    return no('ST-4.2', 'notInHand', { ship: SHIP_NAMES[action.ship] })
  if (action.sector >= view.sectors) return noSector(view, action.sector)
  return no('ST-5.3', 'mustBeOpen', { sector: action.sector + 1 })
}

const has = (view: View, zone: number, ship: Ship): boolean =>
  view.zones[zone].cards.some((card) => card.face === ship)

const noSector = (view: View, sector: number): Refusal =>
  no('ST-2.4', 'noSector', { sector: sector + 1, n: view.sectors })

function whyNoReveal(view: View, action: Action): Refusal {
  if (action.kind === 'play') return no('ST-4.2', 'onePlay')
  if (action.kind !== 'reveal') return no('ST-4.3', 'revealOrPass')
  if (action.sector >= view.sectors) return noSector(view, action.sector)
  const there = actions(view).some((other) => other.kind === 'reveal' && other.sector === action.sector)
  const params = { sector: action.sector + 1, ship: SHIP_NAMES[action.ship] }
  return there ? no('ST-4.3', 'otherShipHidden', params) : no('ST-4.3', 'nothingHidden', params)
}

function whyNoFoe(action: Action): Refusal {
  if (action.kind !== 'foe') return no('ST-7.3', 'mustFight')
  return no('ST-7.5', 'noFoe', { seat: letterOf(action.seat as Seat) })
}

function whyNoAbility(view: View, frame: Extract<Frame, { kind: 'ability' }>, action: Action): Refusal {
  const { players } = kitOf(view.options)
  const ship = view.zones[stackIn(players, frame.sector, frame.seat)].cards[frame.place].face
  const asked = ship === WARP_RING ? 'warp' : ship === MEND ? 'mend' : 'rogue'
  if (action.kind === 'lapse' && action.ship === ship)
    return no('ST-6.2', 'mustUse', { ship: SHIP_NAMES[ship] })
  if (action.kind !== asked) return no('ST-6.2', 'abilityNow', { ship: SHIP_NAMES[ship] })
  if (asked === 'mend') return whyNoMend(view, frame.seat, action)
  if (action.sector >= view.sectors) return noSector(view, action.sector)
  return asked === 'warp' ? whyNoWarp(view, frame.seat, action) : whyNoRogue(view, frame.sector, action)
}

function whyNoMend(view: View, seat: Seat, action: Action): Refusal {
  const ship = SHIP_NAMES[action.ship]
  if (!has(view, discardOf(seat), action.ship)) return no('ST-10.1', 'notInDiscard', { ship })
  return action.up ? no('ST-10.2', 'comesHidden', { ship }) : no('ST-10.2', 'comesOpen', { ship })
}

function whyNoWarp(view: View, seat: Seat, { sector, place, to }: Action): Refusal {
  if (to >= view.sectors) return noSector(view, to)
  const { players } = kitOf(view.options)
  if (place >= view.zones[stackIn(players, sector, seat)].size) {
    return no('ST-9.1', 'noShipThere', { sector: sector + 1, place: place + 1 })
  }
  return to === sector ? no('ST-9.5', 'sameSector') : no('ST-9.2', 'notItself')
}

function whyNoRogue(view: View, here: number, { seat, sector, place }: Action): Refusal {
  if (sector !== here) return no('ST-11.1', 'otherSector', { sector: here + 1 })
  const { players } = kitOf(view.options)
  const there = seat < players && place < view.zones[stackIn(players, sector, seat)].size
  if (there) return no('ST-11.2', 'rogueItself')
  return no('ST-11.1', 'noTarget', { seat: letterOf(seat as Seat), sector: sector + 1, place: place + 1 })
}
