// §11: moves and events in notation. Sectors and places count from 1, `~` is face-down, seats are letters.
import { letterOf, type Refusal, refuse, type Seat, seatOf, type Told } from '@sternentisch/kernel'
import {
  type Action,
  fleetAction,
  foeAction,
  lapseAction,
  mendAction,
  PASS,
  playAction,
  revealAction,
  rogueAction,
  warpAction,
} from './action.ts'
import { actions } from './actions.ts'
import type { StellarEvent } from './events.ts'
import { fleetFrom, shipsIn } from './fleets.ts'
import { whyNot } from './refusals.ts'
import { MEND, ROGUE, SHIP_CODES, type Ship, shipOfCode, WARP_RING } from './ships.ts'
import type { View } from './view.ts'

const hidden = (up: boolean): string => (up ? '' : '~')

export function write(action: Action): string {
  const ship = SHIP_CODES[action.ship]
  const sector = action.sector + 1
  switch (action.kind) {
    case 'fleet':
      return ['fleet', ...shipsIn(action.fleet).map((each) => SHIP_CODES[each])].join(' ')
    case 'play':
      return `${ship}@${sector}${hidden(action.up)}`
    case 'reveal':
      return `!${sector}=${ship}`
    case 'pass':
      return '-'
    case 'lapse':
      return `${ship}:0`
    case 'foe':
      return `>${letterOf(action.seat as Seat)}`
    case 'warp':
      return `Wr ${sector}.${action.place + 1}>${action.to + 1}`
    case 'mend':
      return `Me<${ship}${hidden(action.up)}`
    case 'rogue':
      return `Ro x${letterOf(action.seat as Seat)}${sector}.${action.place + 1}`
  }
}

/** Each pattern with what it stands for; null for a number or code that no table could have. */
const PATTERNS: readonly [RegExp, (words: readonly string[], view: View) => Action | null][] = [
  [/^fleet((?: [A-Z][a-z])*)$/, ([ships]) => readFleet(ships)],
  [
    /^([A-Z][a-z])@(\d{1,2})(~?)$/,
    ([ship, at, down]) =>
      withShip(ship, (type) => inSector(at, (sector) => playAction(type, sector, down === ''))),
  ],
  [
    /^!(\d{1,2})=([A-Z][a-z])$/,
    ([at, ship]) => withShip(ship, (type) => inSector(at, (sector) => revealAction(type, sector))),
  ],
  [/^!(\d{1,2})$/, ([at], view) => inSector(at, (sector) => hiddenShipIn(view, sector))],
  [/^-$/, () => PASS],
  [/^(Wr|Me|Ro):0$/, ([ship]) => withShip(ship, lapseAction)],
  [/^>([A-D])$/, ([seat]) => foeAction(seatOf(seat)!)],
  [
    /^Wr (\d{1,2})\.(\d{1,2})>(\d{1,2})$/,
    ([from, place, to]) =>
      inSector(from, (sector) =>
        inSector(to, (goal) => atPlace(place, (at) => warpAction(sector, at, goal))),
      ),
  ],
  [/^Me<([A-Z][a-z])(~?)$/, ([ship, down]) => withShip(ship, (type) => mendAction(type, down === ''))],
  [
    /^Ro x([A-D])(\d{1,2})\.(\d{1,2})$/,
    ([seat, sector, place]) =>
      inSector(sector, (at) => atPlace(place, (spot) => rogueAction(seatOf(seat)!, at, spot))),
  ],
]

const within = (text: string, most: number, then: (index: number) => Action | null): Action | null => {
  const index = Number(text) - 1
  return index >= 0 && index < most ? then(index) : null
}
const inSector = (text: string, then: (sector: number) => Action | null) => within(text, 10, then)
const atPlace = (text: string, then: (place: number) => Action | null) => within(text, 16, then)
const withShip = (code: string, then: (ship: Ship) => Action | null): Action | null => {
  const ship = shipOfCode(code)
  return ship === null ? null : then(ship)
}

/** `!2` for short: the ship is the one that lies hidden there, if any does. */
const hiddenShipIn = (view: View, sector: number): Action =>
  actions(view).find((action) => action.kind === 'reveal' && action.sector === sector) ??
  revealAction(0, sector)

function readFleet(text: string): Action | null {
  const ships = text.split(' ').filter(Boolean).map(shipOfCode)
  const counts = new Map<Ship | null, number>()
  for (const ship of ships) counts.set(ship, (counts.get(ship) ?? 0) + 1)
  // Three of a kind would not fit into a fleet's two bits; no set has them.
  if (counts.has(null) || [...counts.values()].some((count) => count > 3)) return null
  return fleetAction(fleetFrom(ships as Ship[]))
}

export function read(view: View, text: string): Action | Refusal {
  const move = text.trim().replace(/\s+/g, ' ')
  for (const [pattern, make] of PATTERNS) {
    const match = pattern.exec(move)
    if (!match) continue
    const action = make(match.slice(1), view)
    if (action) return actions(view).includes(action) ? action : whyNot(view, action)
  }
  return refuse('stellar.notation', { text: move.slice(0, 60) })
}

/** The picks that build an action, one after the other. */
export function parts(action: Action): readonly string[] {
  const ship = SHIP_CODES[action.ship]
  const sector = String(action.sector + 1)
  switch (action.kind) {
    case 'fleet':
      return ['fleet', ...shipsIn(action.fleet).map((each) => SHIP_CODES[each])]
    case 'play':
      return [ship, sector, action.up ? 'open' : 'hidden']
    case 'reveal':
      return ['reveal', sector]
    case 'warp':
      return [`${sector}.${action.place + 1}`, String(action.to + 1)]
    case 'mend':
      return [ship]
    case 'rogue':
      return [`${letterOf(action.seat as Seat)}${sector}.${action.place + 1}`]
    case 'foe':
      return [letterOf(action.seat as Seat)]
    case 'pass':
    case 'lapse':
      return [action.kind]
  }
}

/** A ship in an event: its code for those who may know it, else `c` or `m`. */
const named = ({ ship, class: back }: { readonly ship: number | null; readonly class: number }): string =>
  ship === null ? 'cm'[back] : SHIP_CODES[ship]

const OUTCOMES = ['lose', 'both', 'win']

export function writeEvent(event: Told<StellarEvent>): string | null {
  switch (event.kind) {
    case 'played':
      return `${named(event)}@${event.sector + 1}${hidden(event.up)}`
    case 'revealed':
      return `!${event.sector + 1}=${named(event)}`
    case 'passed':
      return '-'
    case 'lapsed':
      return `${SHIP_CODES[event.ship]}:0`
    case 'fight':
      return `${named(event.attacker)} x ${letterOf(event.defender.seat)}:${named(event.defender)} ${OUTCOMES[event.outcome + 1]}`
    case 'warped':
      return `${SHIP_CODES[WARP_RING]} ${event.sector + 1}.${event.place + 1}>${event.to + 1}${event.turned ? `=${named(event)}` : ''}`
    case 'mended':
      return `${SHIP_CODES[MEND]}<${named(event)}${hidden(event.up)}`
    case 'destroyed':
      if (event.by === 'battle') return null
      return `${SHIP_CODES[ROGUE]} x${letterOf(event.seat)}${event.sector + 1}.${event.place + 1}${event.ship === null ? '' : `=${named(event)}`}`
    case 'drawn':
      return `+${named(event)}`
    case 'ready':
      return event.fleet === null ? 'fleet' : write(fleetAction(event.fleet))
    default:
      return null
  }
}
