import type { Kind, Listing } from '@sternentisch/wire'
import type { Index } from '../store/store.ts'
import type { LiveTable } from '../table/live-table.ts'

/** What lists need to know of a table after an entry of this kind. Moves change nothing else as long as it goes on. */
export function indexOf(table: LiveTable, kind: Kind, due: number | null): Index {
  const { state, settings, first, at, seated, standing, notice } = table
  return {
    table: table.id,
    n: table.n - 1,
    game: settings.game,
    state,
    listed: settings.listed,
    due,
    stirred: at,
    deciding: table.deciding,
    guests: seated.map((sitter) => sitter?.guest ?? null),
    code: state === 'open' ? first.code : null,
    moves: standing?.moves ?? 0,
    result: standing?.result ?? null,
    runsOut: table.runsOut?.at ?? null,
    notice: kind === 'move' && state === 'running' ? null : notice,
  }
}

export function listingOf(index: Index, guest: string | null): Listing {
  const { notice, code, stirred, moves, deciding, result, runsOut, guests } = index
  if (!notice) throw new Error('an index that was read has its notice')
  const seat = guests.indexOf(guest)
  const viewer = guest !== null && seat >= 0 ? (seat as Listing['deciding'][number]) : 'audience'
  return { notice, viewer, code, stirred, moves, deciding, result, runsOut }
}
