// §11: events in notation, as told to one viewer
import type { Told } from '@sternentisch/kernel'
import type { StarfighterEvent } from './events.ts'
import { writeSector, writeSpot } from './notation.ts'
import { EFFECTS } from './symbols.ts'

const at = (spot: { readonly seat: number; readonly sector: number; readonly place: number }): string =>
  writeSpot(spot.seat, spot.sector, spot.place)

const half = (which: number): string => 'ul'[which]

/** Cards by their number in the set, since an event does not know which set is played; `?` for a hidden one. */
const card = (face: number | null): string => (face === null ? '?' : `#${face + 1}`)

export function writeEvent(event: Told<StarfighterEvent>): string | null {
  switch (event.kind) {
    case 'played':
      return `${event.up ? 'p' : 'b'} ${card(event.card)} ${writeSector(event.seat, event.sector)}`
    case 'passed':
      return 'pass'
    case 'effect':
      return `${EFFECTS[event.effect]}${event.possible ? '' : ' -'}`
    case 'cancelled':
      return `${EFFECTS[event.effect]} cancelled`
    case 'aside':
      return event.drawn ? 'aside' : null
    case 'moved':
      return `${at(event)}>${writeSpot(event.seat, event.to, event.toPlace)}`
    case 'pivoted':
      return `T ${at(event)}`
    case 'rolled':
      return `R ${at(event)}${event.up ? `=${card(event.card)}` : ''}`
    case 'destroyed':
      return `x ${at(event)}=${card(event.card)}`
    case 'marked':
      return `${event.on === 'shield' ? 's' : half(event.half)} ${at(event)}`
    case 'hull':
      return `hull ${'SN'[event.seat]} ${event.hull}`
    case 'engagement':
      return `${writeSector(0, event.south)}-${writeSector(1, event.north)} ${event.salvos.join(':')}`
    case 'shifted':
      return `shift ${'<=>'[event.to + 1]}`
    case 'ordered':
      return `order ${event.to > 0 ? '>' : '<'}`
    default:
      return null
  }
}
