import { commitmentTo } from '@sternentisch/kernel'
import type { Notice } from '@sternentisch/wire'
import type { LiveTable } from './live-table.ts'
import { broughtBy } from './opened.ts'

/** All that everybody may know of a table; what never changes is taken from the one before. */
export function noticeOf(table: LiveTable, before: Notice | null): Notice {
  const { rules, seed, opener } = table.first
  const { game, options, cards, chairs, clock, watch, late, listed, rated } = table.settings
  const host = table.seatOf(opener)
  return {
    ...{ table: table.id, game, rules, options, cards, chairs, clock, watch, late, listed, rated },
    sitters: table.seated.map(
      (sitter) => sitter && { name: sitter.name, colour: sitter.colour, away: sitter.away },
    ),
    brings: before?.brings ?? table.seats.map((seat) => broughtBy(table.game, options, seat)?.id ?? null),
    commitment: before?.commitment ?? commitmentTo(seed, table.id),
    opened: before?.opened ?? table.at,
    ...(host === null ? {} : { opener: host }),
    state: table.state,
    clocks: table.clocks,
    ask: table.asked,
    again: table.again,
    next: table.next,
  }
}
