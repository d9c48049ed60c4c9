import type { Seat } from '@sternentisch/kernel'
import type { KeptWishes } from '../store/store.ts'
import type { LiveTable } from '../table/live-table.ts'

interface MoveAhead {
  readonly text: string
  readonly request: string
}

/**
 * What a seat has made ahead and nobody has played yet. Each is entered under a name: the log says which were played,
 * whatever happened to the server in between.
 */
export const movesAhead = (
  live: LiveTable,
  seat: Seat,
  { id, ahead }: Pick<KeptWishes, 'id' | 'ahead'>,
): readonly MoveAhead[] =>
  ahead
    .map((text, at) => ({ text, request: `ahead ${seat} ${id} ${at}` }))
    .filter(({ request }) => live.answered(request) === undefined)
