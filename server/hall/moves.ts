import type { Refusal, Seat } from '@sternentisch/kernel'
import { type Moves, refuseOnline } from '@sternentisch/wire'
import type { Guest } from '../store/store.ts'
import type { LiveTable } from '../table/live-table.ts'
import { askedOf } from '../table/window.ts'
import type { Hall } from './hall.ts'

/** So many at most are told at once; whoever wants more asks for those behind. */
const AT_ONCE = 1000

interface Listed {
  readonly n: number
  readonly view: unknown
  readonly moves: readonly string[]
}

const lists = new WeakMap<LiveTable, Map<Seat, Listed>>()

/** What a guest may do at their own seat, from what that seat sees: for programs that have no engine. */
export function movesFor(hall: Hall, guest: Guest, table: string, from: number): Promise<Moves | Refusal> {
  return hall.rooms.hold(table, async (room) => {
    let live = await hall.liveIn(room)
    // Nobody is told of what is still on its way to the disk, not even by what has become possible.
    while (live && room.writing) {
      await room.writing
      live = await hall.liveIn(room)
    }
    const seat = live?.seatOf(guest.id) ?? null
    if (!live || seat === null) return refuseOnline('online.notSeated')
    if (live.state !== 'running' && live.state !== 'over') return refuseOnline('online.notBegun')
    if (live.seated[seat]?.away) return refuseOnline('online.away')
    const { view, moves } = listOf(live, seat)
    return {
      ...{ n: live.n, seat, asked: live.deciding.includes(seat), view },
      ...{ total: moves.length, from, moves: moves.slice(from, from + AT_ONCE) },
      result: live.standing?.result ?? null,
    }
  })
}

/** Made once for every state of a table, however often it is asked for. */
function listOf(live: LiveTable, seat: Seat): Listed {
  const known = lists.get(live) ?? new Map<Seat, Listed>()
  lists.set(live, known)
  const same = known.get(seat)
  if (same?.n === live.n) return same
  const asked = askedOf(live, seat)
  const listed = {
    ...{ n: live.n, view: asked?.view ?? null },
    moves: live.state === 'running' ? (asked?.actions ?? []).map((action) => live.game.write(action)) : [],
  }
  known.set(seat, listed)
  return listed
}
