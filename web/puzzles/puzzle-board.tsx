import { Interaction, Preview, useChoice } from '@sternentisch/grammar'
import type { Moment, Puzzle } from '@sternentisch/kernel'
import { useMemo } from 'react'
import { paceNow } from '../shell/settings.ts'
import type { OpenGame } from '../table/open/open-game.ts'
import { type MarkedMove, MoveMarks } from '../table/review/move-marks.tsx'
import { NO_ACTIONS } from '../table/state.ts'
import type { Speech } from '../text/index.ts'
import { actionIn, type PuzzleRun } from './puzzle-run.ts'

interface PuzzleBoardProps {
  readonly opened: Pick<OpenGame, 'game' | 'board'>
  readonly puzzle: Puzzle
  readonly run: PuzzleRun
  readonly moment: Moment
  readonly names: readonly string[]
  readonly speech: Speech
  /** Must stay the same as long as nothing else changes. */
  readonly onDecide: (action: unknown) => void
}

/** The board of a puzzle: everything legal can be picked, and nothing says what is best before it was answered. */
export function PuzzleBoard({ opened, puzzle, run, moment, names, speech, onDecide }: PuzzleBoardProps) {
  const { game, board } = opened
  const { view } = moment
  // With the solution in sight it can be played on the board: the match goes on from there.
  const mine = run.state !== 'solved'
  const actions = useMemo(() => (mine ? game.actions(view) : NO_ACTIONS), [mine, game, view])
  const choice = useChoice(game, view, actions, onDecide)
  const marks = useMemo(() => marksFor(opened, puzzle, run, view), [opened, puzzle, run, view])
  return (
    <Interaction className="table-board" {...{ game, board, view, speech }} choice={mine ? choice : null}>
      <div className="table-cloth">
        <board.Board
          {...{ game, moment, names, speech }}
          viewer={puzzle.seat}
          choice={mine ? choice : null}
          pace={paceNow()}
        />
        {choice.picked.length === 0 && <MoveMarks moves={marks} {...{ moment, speech }} />}
      </div>
      {!board.hasPreview && <Preview className="table-preview" />}
    </Interaction>
  )
}

/** What was tried in vain, and the solution once somebody gave up. */
function marksFor(
  { game }: Pick<OpenGame, 'game'>,
  { best, chances }: Puzzle,
  { state, tries }: PuzzleRun,
  view: unknown,
): readonly MarkedMove[] {
  const mark = (kind: MarkedMove['kind'], move: string | undefined): MarkedMove[] => {
    const action = move === undefined ? null : actionIn(game, view, move)
    return action === null || move === undefined ? [] : [{ kind, action, chance: chances[move] / 100 }]
  }
  if (state === 'wrong') return mark('played', tries.at(-1))
  return state === 'shown' ? mark('better', best) : []
}
