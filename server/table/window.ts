import type { AnyGame, ReactionWindow, Seat } from '@sternentisch/kernel'
import type { LiveTable } from './live-table.ts'

/** So long a reaction window stays open at least, whatever anybody holds and whoever answers at once. */
export const WINDOW = 3000

/** What a seat is asked, where it has to decide. */
export interface AskedSeat {
  readonly view: unknown
  readonly actions: readonly unknown[]
  readonly window: ReactionWindow | null
}

export function askedOf(table: Pick<LiveTable, 'game' | 'hosted'>, seat: Seat): AskedSeat | null {
  const { game, hosted } = table
  if (!hosted) return null
  const view = hosted.view(seat)
  const actions = game.actions(view)
  return { view, actions, window: game.windowAt?.(view, actions) ?? null }
}

/** Whether a public rule asks somebody now, whatever they hold. */
export function opensWindow(table: LiveTable): boolean {
  const { windowAt }: AnyGame = table.game
  return windowAt !== undefined && table.deciding.some((seat) => askedOf(table, seat)?.window != null)
}
