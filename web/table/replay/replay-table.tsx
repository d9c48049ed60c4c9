import { Interaction, Preview, useChoice } from '@sternentisch/grammar'
import '@sternentisch/grammar/grammar.css'
import type { Moment, Reader, Seat, Viewer } from '@sternentisch/kernel'
import { useMemo, useState } from 'react'
import { paceNow } from '../../shell/settings.ts'
import type { Speech } from '../../text/index.ts'
import { EndingAgain } from '../ending/ending-again.tsx'
import { youIn } from '../names.ts'
import type { OpenGame } from '../open/open-game.ts'
import type { Recording } from '../recording.ts'
import { MoveMarks } from '../review/move-marks.tsx'
import { ReviewBeside } from '../review/review-beside.tsx'
import { ReviewPanel } from '../review/review-panel.tsx'
import { TurnSteps } from '../review/turn-steps.tsx'
import { useReviewTable } from '../review/use-review-table.tsx'
import '../review/review.css'
import { Side, type SideKind, SideSheet } from '../side/side.tsx'
import { useWide } from '../side/use-media.ts'
import { NO_ACTIONS } from '../state.ts'
import { Controls } from './controls.tsx'
import type { Eyes } from './eyes.ts'
import { ReplayBar } from './replay-bar.tsx'
import { ReplayMenu } from './replay-menu.tsx'
import type { ReplayPlace } from './replay-view.tsx'
import { useReplay } from './use-replay.ts'
import { useReplayLog } from './use-replay-log.ts'

interface ReplayTableProps {
  readonly recording: Recording
  /** As far as this viewer may see it. */
  readonly seen: Reader
  readonly opened: OpenGame
  readonly place: ReplayPlace
  readonly eyes: Eyes
  readonly you: Seat | null | undefined
  readonly from: number
  readonly speech: Speech
  /** Null where there is none yet. */
  readonly review: {
    readonly isOpen: boolean
    /** Whose chance is shown where nobody looks through a seat's eyes. */
    readonly own: Seat
    readonly toggle: (at: number) => void
  } | null
  readonly onViewer: (viewer: Viewer, at: number) => void
}

/** A match as one viewer saw it, with everything around it. */
export function ReplayTable({
  recording,
  seen,
  opened: { game, board },
  place,
  eyes,
  you,
  from,
  speech,
  review,
  onViewer,
}: ReplayTableProps) {
  const wide = useWide()
  const [open, setOpen] = useState<'menu' | SideKind | null>(null)
  const { bill } = seen
  const { viewer } = bill
  const { projector, at, moment, running, speed } = useReplay(seen, from, place)
  // The log of a match that goes on ends where the replay stands; of a finished one it leads to any move.
  const length = eyes.running ? at : seen.scenes.length
  const { names, called, entries, told } = useReplayLog({ seen, board, speech }, length, you)
  const reviewed = useReviewTable({
    ...{ recording, seen, game, board, speech, projector, at, told },
    names: called,
    you: you ?? youIn(bill),
    own: review?.own ?? 0,
    wanted: review?.isOpen ?? false,
  })
  // What was decided there can be decided anew: on the board, as at any table.
  const decides = reviewed?.isDecision === true && !running && moment.event === null
  const actions = useMemo(
    () => (decides ? game.actions(moment.view) : NO_ACTIONS),
    [decides, game, moment.view],
  )
  const decide = reviewed?.decide
  const choice = useChoice(game, moment.view, actions, (action) => decide?.(action))
  const close = (): void => setOpen(null)
  const side = {
    board,
    view: moment.view,
    names,
    entries,
    speech,
    game: game.id,
    current: at - 1,
    onShow: (move: number, event: number) => projector.stopAt(move, event),
  }
  const { Board } = board
  const clear = reviewed !== null && !running
  const shown = useMemo(() => (clear ? bare(moment) : moment), [clear, moment])
  const panel = reviewed && (
    <ReviewPanel
      {...{ at }}
      reviewing={reviewed.reviewing}
      game={game.id}
      jumps={reviewed.jumps}
      you={you ?? youIn(bill)}
      onChoose={reviewed.choose}
      onViewer={(next) => onViewer(next, at)}
      onPlayOn={reviewed.onPlayOn}
    />
  )
  return (
    <div className="table replay" data-game={game.id} data-review={reviewed ? '' : undefined}>
      <ReplayBar
        {...{ bill, board, moment, names, speech, wide }}
        review={review && { isOpen: review.isOpen, toggle: () => review.toggle(at) }}
        onOpen={setOpen}
      />
      <div className="table-body">
        <Interaction
          key={String(viewer)}
          className="table-board"
          game={game}
          board={board}
          view={moment.view}
          choice={decides ? choice : null}
          speech={speech}
        >
          <div className="table-cloth">
            <Board
              game={game}
              viewer={viewer}
              moment={shown}
              choice={decides ? choice : null}
              names={names}
              speech={speech}
              pace={paceNow() / speed}
            />
            {reviewed && !running && choice.picked.length === 0 && (
              <MoveMarks moves={reviewed.moves} {...{ moment, speech }} />
            )}
          </div>
          {decides && !board.hasPreview && <Preview className="table-preview" />}
          <Controls
            {...{ bill, projector, speech, viewer, at, running, speed }}
            viewers={eyes.viewers}
            words={at > 0 ? told(at - 1) : null}
            onViewer={(next) => onViewer(next, at)}
            scrubber={reviewed?.scrubber}
          >
            {reviewed && <TurnSteps onTurn={reviewed.turn} speech={speech} />}
            {at === seen.scenes.length && !running && <EndingAgain {...{ board, seen, names, speech }} />}
          </Controls>
          {!wide && panel}
        </Interaction>
        {wide && !panel && <Side {...side} />}
        {wide && panel && <ReviewBeside {...{ panel, side }} />}
      </div>
      {open === 'menu' && (
        <ReplayMenu {...{ recording, seen, at, speech }} running={eyes.running} onClose={close} />
      )}
      {(open === 'log' || open === 'chart') && !wide && <SideSheet {...side} kind={open} onClose={close} />}
    </div>
  )
}

/** Without what is still to be read: whoever reviews looks at a clear board, and keeps the focus on the curve. */
const bare = ({ view, event }: Moment): Moment => ({ view, event })
