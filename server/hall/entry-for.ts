import { DRAW, isRefusal, type Refusal, type Seat } from '@sternentisch/kernel'
import { type Act, type Colour, refuseOnline } from '@sternentisch/wire'
import type { Entry, Guest } from '../store/store.ts'
import type { LiveTable } from '../table/live-table.ts'
import type { Seated } from '../table/opened.ts'
import { freshTableId } from './fresh.ts'

/** What an act of a guest would put into the log; whether it may stand there, the table judges. */
export function entryFor(
  table: LiveTable,
  guest: Guest,
  act: Act,
): Pick<Entry, 'kind' | 'seat' | 'text'> | Refusal {
  const kind = act.do
  if (act.do === 'sit') {
    const seat = act.seat ?? freeSeat(table)
    return isRefusal(seat) ? seat : { kind, seat, text: JSON.stringify(seatedAs(guest, act.deck)) }
  }
  if (act.do === 'close')
    return table.first.opener === guest.id ? { kind, seat: null, text: '' } : refuseOnline('online.notYours')
  const seat = table.seatOf(guest.id)
  if (seat === null) return refuseOnline('online.notSeated')
  if (kind !== 'return' && kind !== 'again' && table.seated[seat]?.away) return refuseOnline('online.away')
  // No matter for later: whoever hears "too much" asks again by itself (wire/client/line.ts).
  if (table.idle > MOST_IDLE && goesNowhere(act)) return refuseOnline('online.toAndFro')
  return { kind, seat, text: textOf(act) }
}

/** After so many entries that brought a match no further, only such are taken that do. */
const MOST_IDLE = 200

const goesNowhere = (act: Act): boolean =>
  ['stand', 'undo', 'ask', 'decline', 'leave'].includes(act.do) || (act.do === 'move' && act.text === DRAW)

export const seatedAs = ({ id, name, colour }: Guest, deck: string | null): Seated => ({
  ...{ guest: id, name, colour: colour as Colour, deck, away: false },
})

function textOf(act: Act): string {
  switch (act.do) {
    case 'move':
      return act.text
    case 'undo':
    case 'ask':
      return String(act.moves)
    case 'decline':
      return act.what
    case 'again':
      return freshTableId()
    default:
      return ''
  }
}

function freeSeat(table: LiveTable): Seat | Refusal {
  const free = table.seats.find(
    (seat) => table.seated[seat] === null && table.settings.chairs[seat].for === 'person',
  )
  return free ?? refuseOnline('online.full')
}
