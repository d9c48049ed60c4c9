import { Interaction, Preview } from '@sternentisch/grammar'
import '@sternentisch/grammar/grammar.css'
import type { Reader, Seat, Viewer } from '@sternentisch/kernel'
import { useState } from 'react'
import type { Speech } from '../../text/index.ts'
import { EndingAgain } from '../ending/ending-again.tsx'
import { youIn } from '../names.ts'
import type { OpenGame } from '../open/open-game.ts'
import type { Recording } from '../recording.ts'
import { ReviewBeside } from '../review/review-beside.tsx'
import { ReviewPanel } from '../review/review-panel.tsx'
import { TurnSteps } from '../review/turn-steps.tsx'
import { useReviewTable } from '../review/use-review-table.tsx'
import '../review/review.css'
import { Side, type SideKind, SideSheet } from '../side/side.tsx'
import { useWide } from '../side/use-media.ts'
import { Controls } from './controls.tsx'
import type { Eyes } from './eyes.ts'
import { ReplayBar } from './replay-bar.tsx'
import { ReplayCloth } from './replay-cloth.tsx'
import { ReplayMenu } from './replay-menu.tsx'
import type { ReplayPlace } from './replay-view.tsx'
import { useDecideAnew } from './use-decide-anew.ts'
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
  const choice = useDecideAnew(game, moment, running, reviewed)
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
          {...{ game, board, choice, speech }}
          view={moment.view}
        >
          <ReplayCloth
            {...{ game, board, viewer, moment, names, speech, speed, running, choice, reviewed }}
          />
          {choice && !board.hasPreview && <Preview className="table-preview" />}
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
