import type { Choice, GameBoard } from '@sternentisch/grammar'
import type { AnyGame, Moment, Viewer } from '@sternentisch/kernel'
import { useMemo } from 'react'
import { paceNow } from '../../shell/settings.ts'
import type { Speech } from '../../text/index.ts'
import { MoveMarks } from '../review/move-marks.tsx'
import type { ReviewTable } from '../review/use-review-table.tsx'

interface ReplayClothProps {
  readonly game: AnyGame
  readonly board: GameBoard
  readonly viewer: Viewer
  readonly moment: Moment
  readonly names: readonly string[]
  readonly speech: Speech
  readonly speed: number
  readonly running: boolean
  /** What can be decided anew here. */
  readonly choice: Choice | null
  readonly reviewed: ReviewTable | null
}

/** The board of a replay, with what a review marks on it. */
export function ReplayCloth({ board, moment, speed, running, reviewed, ...shown }: ReplayClothProps) {
  const { Board } = board
  const { choice, speech } = shown
  const clear = reviewed !== null && !running
  const drawn = useMemo(() => (clear ? bare(moment) : moment), [clear, moment])
  const nothingPicked = !choice || choice.picked.length === 0
  return (
    <div className="table-cloth">
      <Board {...shown} moment={drawn} pace={paceNow() / speed} />
      {clear && nothingPicked && <MoveMarks moves={reviewed.moves} {...{ moment, speech }} />}
    </div>
  )
}

/** Without what is still to be read: whoever reviews looks at a clear board, and keeps the focus on the curve. */
const bare = ({ view, event }: Moment): Moment => ({ view, event })
