import type { GameBoard } from '@sternentisch/grammar'
import type { Moment, Reader } from '@sternentisch/kernel'
import type { Speech } from '../../text/index.ts'
import { Bar, Tool } from '../bar/bar.tsx'
import { type SideKind, SideTools } from '../side/side.tsx'

interface ReplayBarProps {
  readonly bill: Reader['bill']
  readonly board: GameBoard
  readonly moment: Moment
  readonly names: readonly string[]
  readonly speech: Speech
  readonly wide: boolean
  /** Null where there is none yet. */
  readonly review: { readonly isOpen: boolean; readonly toggle: () => void } | null
  readonly onOpen: (what: SideKind | 'menu') => void
}

/** Over a replay: what was asked there, and what can be opened. */
export const ReplayBar = ({ bill, board, moment, names, speech, wide, review, onOpen }: ReplayBarProps) => (
  <Bar
    bill={bill}
    speech={speech}
    progress={board.progress?.(moment.view, speech) ?? null}
    asks={board.asks(moment.view, names, speech, moment.event)}
    yours={false}
  >
    {review && (
      <Tool
        icon="review"
        label={speech.say(review.isOpen ? 'review.close' : 'review.title')}
        onUse={review.toggle}
      />
    )}
    <SideTools {...{ board, wide, speech, onOpen }} />
  </Bar>
)
