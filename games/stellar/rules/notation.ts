// §11: moves and events in notation. Sectors and places count from 1, `~` is face-down, seats are letters.
import { letterOf, type Seat, type Told } from '@sternentisch/kernel'
import { type Action, fleetAction } from './action.ts'
import type { StellarEvent } from './events.ts'
import { shipsIn } from './fleets.ts'
import { MEND, ROGUE, SHIP_CODES, WARP_RING } from './ships.ts'

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
