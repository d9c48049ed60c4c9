import type { Viewer } from '@sternentisch/kernel'
import type { Player } from './players.ts'
import type { Recording } from './recording.ts'

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
export function eyesOn(
  { seats, isOver }: Pick<Recording, 'seats' | 'isOver'>,
  players: readonly Player[] | null,
): Eyes {
  if (isOver || !players)
    return {
      viewers: [...seats, 'audience', 'all'],
      first: isOver ? 'all' : 'audience',
      alone: [],
    }
  const persons = seats.filter((seat) => players[seat] === 'person')
  if (persons.length === 1) return { viewers: persons, first: persons[0], alone: [] }
  return { viewers: [...persons, 'audience'], first: 'audience', alone: persons }
}
