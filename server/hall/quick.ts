import { type AnyGame, isRefusal, type Refusal, readOptions, type Seat } from '@sternentisch/kernel'
import type { Clock, Notice, QuickWish, Settings } from '@sternentisch/wire'
import type { Guest, Index } from '../store/store.ts'
import { broughtBy } from '../table/opened.ts'
import { freshTableId } from './fresh.ts'
import type { Hall } from './hall.ts'
import { InTurn } from './in-turn.ts'
import { Unplayable } from './unplayable.ts'

const CLOCKS: Readonly<Record<QuickWish['pace'], Clock>> = {
  live: { per: 'match', time: 10 * 60_000, more: 0 },
  day: { per: 'move', time: 24 * 60 * 60_000 },
}
const MOST = 60

/** The usual table among people, which stands in the lobby until all have come. */
function usualTable(game: AnyGame, pace: QuickWish['pace']): Settings | Refusal {
  const options = readOptions(game.options, {})
  if (isRefusal(options)) return options
  return {
    ...{ game: game.id, options: {}, cards: null, clock: CLOCKS[pace], watch: 'link', late: 'lose' },
    ...{ listed: true, rated: false },
    chairs: Array.from({ length: game.seatsOf(options) }, () => ({ for: 'person' as const })),
  }
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Brings those together who want the same: whoever comes first waits at a table for the others. */
export class QuickMatches {
  /** One after the other: two who come in the same instant meet, instead of waiting for one another. */
  private readonly inTurn = new InTurn()

  constructor(private readonly hall: Hall) {}

  find(guest: Guest, wish: QuickWish): Promise<{ readonly table: string } | Refusal> {
    const { store } = this.hall
    const meets = () => this.meet(guest, wish)
    return this.inTurn.do('quick', () => store.alone?.('quick', meets) ?? meets())
  }

  private async meet(guest: Guest, { game: id, pace }: QuickWish): Promise<{ table: string } | Refusal> {
    const game = await this.hall.findGame(id, null, null)
    if (isRefusal(game)) return game
    const settings = usualTable(game, pace)
    if (isRefusal(settings)) return settings
    const fitting = (await this.hall.store.lobby(MOST)).filter((index) => this.fits(index, settings, game))
    const own = fitting.find(({ guests }) => guests.includes(guest.id))
    if (own) return { table: own.table }
    for (const { table, notice } of await this.awaited(fitting, pace))
      if (notice && (await this.sit(guest, table, notice, game))) return { table }
    const deck = broughtBy(game, settings.options, 0)
    return this.hall.openTable(guest, { settings, seat: 0, deck: deck && String(deck.default) })
  }

  private fits({ state, notice }: Index, settings: Settings, game: AnyGame): boolean {
    if (state !== 'open' || notice?.game !== settings.game || notice.cards !== null || notice.rated)
      return false
    const usual = game.options.rules.every(({ id, default: value }) => notice.options[id] === value)
    return usual && same(notice.clock, settings.clock) && same(notice.chairs, settings.chairs)
  }

  /** Whoever plays live must be there, wherever that is; a move a day can wait for its player. */
  private async awaited(fitting: readonly Index[], pace: QuickWish['pace']): Promise<readonly Index[]> {
    if (pace === 'day') return fitting
    const attended = await this.hall.neighbours.attended(fitting.map(({ table }) => table))
    return fitting.filter(({ table }) => attended.has(table))
  }

  private async sit(guest: Guest, table: string, { sitters }: Notice, game: AnyGame): Promise<boolean> {
    const seat = sitters.indexOf(null) as Seat
    const deck = broughtBy(game, {}, seat)
    const act = { do: 'sit', seat, deck: deck && String(deck.default) } as const
    try {
      return !isRefusal(await this.hall.act(guest, table, `quick-${freshTableId()}`, act))
    } catch (error) {
      // Another release has opened that table: whoever is here waits at one that can be played here.
      if (error instanceof Unplayable) return false
      throw error
    }
  }
}
