import type { Seat } from '@sternentisch/kernel'
import type { Screen } from '../stage/screen.ts'
import { NO_LENDING, type TableState } from '../state.ts'
import type { Company } from './who-plays.ts'

interface Shown extends Pick<TableState, 'plays' | 'canDraw' | 'actions' | 'unasked' | 'away'> {
  readonly company: Company
  readonly screen: Screen
}

const NOBODY: readonly Seat[] = []

/** A table online at one instant. Nobody hands a device over there, and the server keeps what happened. */
export function stateOf({ company, screen, ...own }: Shown): TableState {
  const { viewer, standing } = company
  const { moves, deciding, conceded, late, wantDraw, result } = standing
  const { moment, playing, hurried, retelling, untold } = screen.stage
  return {
    ...own,
    ...{ viewer, moment, playing, hurried, retelling, untold },
    ...{
      curtain: null,
      last: null,
      next: null,
      handOver: null,
      trouble: null,
      unkept: null,
      lending: NO_LENDING,
    },
    ...{ moves, deciding, conceded, late, wantDraw },
    over: result !== null,
    by: result?.by ?? null,
    winners: result?.winners ?? NOBODY,
  }
}
