import { budgetOf, isLevel } from '@sternentisch/bots/levels'
import type { Seat } from '@sternentisch/kernel'
import type { Notice } from '@sternentisch/wire'
import type { Screen } from '../stage/screen.ts'
import { type Lending, NO_LENDING, type TableState } from '../state.ts'
import type { Company } from './who-plays.ts'

interface Shown extends Pick<TableState, 'plays' | 'canDraw' | 'actions' | 'unasked' | 'away'> {
  readonly company: Company
  readonly screen: Screen
}

/** A bot on a chair of its own; whoever plays on for somebody who is away has no face. */
const botAt = (chair: Notice['chairs'][number], seat: number): readonly Lending[] =>
  chair.for === 'bot' && isLevel(chair.level) ? [{ seat: seat as Seat, budget: budgetOf(chair.level) }] : []

const NOBODY: readonly Seat[] = []

/** A table online at one instant. Nobody hands a device over there, and the server keeps what happened. */
export function stateOf({ company, screen, ...own }: Shown): TableState {
  const { viewer, standing, notice } = company
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
      bots: notice.chairs.flatMap(botAt),
    },
    ...{ moves, deciding, conceded, late, wantDraw },
    over: result !== null,
    by: result?.by ?? null,
    winners: result?.winners ?? NOBODY,
  }
}
