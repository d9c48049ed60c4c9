import { boxes } from '@sternentisch/games'
import { isRefusal, seatsUpTo, seedFrom, usualWishes } from '@sternentisch/kernel'
import type { Settings } from '@sternentisch/wire'
import type { FindGame } from './hall/hall.ts'
import type { Entry } from './store/store.ts'
import { LiveTable } from './table/live-table.ts'
import type { Opened } from './table/opened.ts'

/** By then the code of a game is compiled, as in a server that has run for a while. */
const MOVES = 60
const TABLE = 'warm-up'

/**
 * A process that takes tables over from one that has died has to be quick at once: it plays a little of every game by itself, before
 * anybody asks for it. Move by move, so that whoever comes meanwhile is served in between. Answers how many moves that were.
 */
export async function warmUp(findGame: FindGame): Promise<number> {
  let moves = 0
  for (const { id } of boxes) {
    const game = await findGame(id, null, null)
    if (isRefusal(game)) continue
    const options = usualWishes(game.options)
    const seats = seatsUpTo(game.seatsOf(options))
    const settings: Settings = {
      ...{ game: id, options, cards: null, chairs: seats.map(() => ({ for: 'person' })), clock: null },
      ...{ watch: 'link', late: 'bot', listed: false, rated: false },
    }
    const seated = seats.map((seat) => ({ ...NOBODY, guest: `${TABLE} ${seat}` }))
    const opened: Opened = { ...{ rules: game.version, settings, seated }, ...OPENED }
    const live = new LiveTable(TABLE, { game, keep: MOVES })
    live.take(entryOf(live, 'open', null, JSON.stringify(opened)))
    while (live.n <= MOVES && live.deciding.length > 0) {
      const [seat] = live.deciding
      const open = live.hosted?.moves(seat) ?? []
      if (live.take(entryOf(live, 'move', seat, open[(live.n * 7) % open.length]))) break
      moves++
      await new Promise(setImmediate)
    }
  }
  return moves
}

const NOBODY = { name: '', colour: null, deck: null, away: false }
const OPENED = { seed: seedFrom(TABLE), opener: TABLE, code: '' }

const entryOf = ({ n }: LiveTable, kind: Entry['kind'], seat: Entry['seat'], text: string): Entry => ({
  ...{ table: TABLE, n, at: n, kind, seat, text, request: null },
})
