import { commitmentTo, remember, type Seat } from '@sternentisch/kernel'
import type { Notice } from '@sternentisch/wire'
import type { LiveTable } from './live-table.ts'
import { broughtBy, type Seated } from './opened.ts'

/** The sitters of a notice by those who sit there, who are replaced and never changed. */
const seen = new WeakMap<readonly (Seated | null)[], Notice['sitters']>()
const sittersOf = (seated: readonly (Seated | null)[]): Notice['sitters'] =>
  remember(seen, seated, () =>
    seated.map((sitter) => sitter && { name: sitter.name, colour: sitter.colour, away: sitter.away }),
  )

/** All that everybody may know of a table: the one before, where it is as it was. Most moves change nothing of it. */
export function noticeOf(table: LiveTable, before: Notice | null): Notice {
  const sitters = sittersOf(table.seated)
  const { state, clocks, asked: ask, again, next } = table
  const isSame =
    before?.sitters === sitters &&
    before.state === state &&
    before.clocks === clocks &&
    before.ask === ask &&
    before.again === again &&
    before.next === next
  if (isSame) return before
  const { rules, seed, opener } = table.first
  const { game, options, cards, chairs, clock, watch, late, listed, rated } = table.settings
  // In one piece: what is copied together has a shape of its own each time, and every move looks at it.
  const fresh: Notice & { opener?: Seat } = {
    table: table.id,
    game,
    rules,
    options,
    cards,
    chairs,
    clock,
    watch,
    late,
    listed,
    rated,
    sitters,
    brings: before?.brings ?? table.seats.map((seat) => broughtBy(table.game, options, seat)?.id ?? null),
    commitment: before?.commitment ?? commitmentTo(seed, table.id),
    opened: before?.opened ?? table.at,
    state,
    clocks,
    ask,
    again,
    next,
  }
  const host = table.seatOf(opener)
  if (host !== null) fresh.opener = host
  return fresh
}
