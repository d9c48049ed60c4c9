import {
  DRAW,
  isRefusal,
  letterOf,
  matterOf,
  type Refusal,
  refuse,
  type Seat,
  TIME,
} from '@sternentisch/kernel'
import { type Act, COLOURS, type Colour, refuseOnline } from '@sternentisch/wire'
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
    const sitter = { ...seatedAs(guest, act.deck), colour: starAt(table, guest) }
    return isRefusal(seat) ? seat : { kind, seat, text: JSON.stringify(sitter) }
  }
  if (act.do === 'close')
    return table.first.opener === guest.id ? { kind, seat: null, text: '' } : refuseOnline('online.notYours')
  const seat = table.seatOf(guest.id)
  if (seat === null) return refuseOnline('online.notSeated')
  if (kind !== 'return' && !isOfAgain(act) && table.seated[seat]?.away) return refuseOnline('online.away')
  // No matter for later: whoever hears "too much" asks again by itself (wire/client/line.ts).
  if (table.idle > MOST_IDLE && goesNowhere(act)) return refuseOnline('online.toAndFro')
  // Whoever is rated plays.
  if (act.do === 'leave' && table.settings.rated) return refuseOnline('online.ratedLeave')
  // Whose time has run out the clocks say, and nobody else.
  if (act.do === 'move' && matterOf(act.text) === 'time') return refuse('match.noMatter', { text: TIME })
  return whyNotMeant(table, seat, act) ?? { kind, seat, text: textOf(act) }
}

/** Whoever asks for leave or gives it has something in view: what others did meanwhile must not turn it into something else. */
function whyNotMeant({ standing, hosted, askedAt }: LiveTable, seat: Seat, act: Act): Refusal | null {
  if (act.do === 'grant' && act.to !== undefined && act.to !== askedAt)
    return refuseOnline('online.nothingAsked')
  if (act.do !== 'ask' || act.after === undefined || act.after === standing?.moves) return null
  const last = hosted?.steps.at(-1)
  return last && last.seat !== seat
    ? refuse('undo.other', { seat: letterOf(last.seat) })
    : refuseOnline('online.nothingAsked')
}

/** A match that is over has no bots in anybody's stead. */
const isOfAgain = (act: Act): boolean => act.do === 'again' || (act.do === 'decline' && act.what === 'again')

/** After so many entries that brought a match no further, only such are taken that do. */
const MOST_IDLE = 200

const goesNowhere = (act: Act): boolean =>
  ['stand', 'undo', 'ask', 'decline', 'leave'].includes(act.do) || (act.do === 'move' && act.text === DRAW)

export const seatedAs = ({ id, name, colour }: Guest, deck: string | null): Seated => ({
  ...{ guest: id, name, colour: colour as Colour, deck, away: false },
})

/** One's own star, or the next one that nobody at the table has: two of the same cannot be told apart. */
function starAt({ seated }: LiveTable, guest: Guest): Colour {
  const own = guest.colour as Colour
  const at = COLOURS.indexOf(own)
  const others = [...COLOURS.slice(at), ...COLOURS.slice(0, at)]
  return others.find((each) => seated.every((sitter) => sitter?.colour !== each)) ?? own
}

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
