import type { Match, Viewer } from '@sternentisch/kernel'
import type { Player } from './players.ts'

/** Whose knowledge a replay may show. */
export interface Eyes {
  readonly viewers: readonly Viewer[]
  /** Whose it shows if nobody says otherwise. */
  readonly first: Viewer
  /** Who looks while the others look away. */
  readonly alone: readonly Viewer[]
}

/**
 * Once a match is over everything is open. A file that was saved in the middle of one says who plays it here: they see
 * what they may know at the table, nothing else. An unfinished log from elsewhere spoils no match at this keyboard;
 * it begins with what everybody knew.
 */
export function eyesOn(match: Match, players: readonly Player[] | null): Eyes {
  if (match.result || !players)
    return {
      viewers: [...match.seats, 'audience', 'all'],
      first: match.result ? 'all' : 'audience',
      alone: [],
    }
  const persons = match.seats.filter((seat) => players[seat] === 'person')
  if (persons.length === 1) return { viewers: persons, first: persons[0], alone: [] }
  return { viewers: [...persons, 'audience'], first: 'audience', alone: persons }
}
