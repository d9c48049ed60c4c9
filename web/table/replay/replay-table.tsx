import { Interaction } from '@sternentisch/grammar'
import '@sternentisch/grammar/grammar.css'
import type { Reader, Viewer } from '@sternentisch/kernel'
import { useMemo, useState } from 'react'
import { paceNow } from '../../shell/settings.ts'
import type { Speech } from '../../text/index.ts'
import { Bar } from '../bar/bar.tsx'
import { EndingAgain } from '../ending/ending-again.tsx'
import { logWriter, moveInWords } from '../log/log.ts'
import { namesFor } from '../names.ts'
import type { OpenGame } from '../open/open-game.ts'
import type { Recording } from '../recording.ts'
import { Side, type SideKind, SideSheet, SideTools } from '../side/side.tsx'
import { useWide } from '../side/use-media.ts'
import { Controls } from './controls.tsx'
import type { Eyes } from './eyes.ts'
import { ReplayMenu } from './replay-menu.tsx'
import type { ReplayPlace } from './replay-view.tsx'
import { useReplay } from './use-replay.ts'

interface ReplayTableProps {
  readonly recording: Recording
  /** As far as this viewer may see it. */
  readonly seen: Reader
  readonly opened: OpenGame
  readonly place: ReplayPlace
  readonly eyes: Eyes
  readonly from: number
  readonly speech: Speech
  readonly onViewer: (viewer: Viewer, at: number) => void
}

/** A match as one viewer saw it, with everything around it. */
export function ReplayTable({
  recording,
  seen,
  opened: { game, board },
  place,
  eyes,
  from,
  speech,
  onViewer,
}: ReplayTableProps) {
  const wide = useWide()
  const [open, setOpen] = useState<'menu' | SideKind | null>(null)
  const { bill } = seen
  const { viewer } = bill
  const { projector, at, moment, running, speed } = useReplay(seen, from, place)
  const names = useMemo(() => namesFor(bill, viewer, speech), [bill, viewer, speech])
  const write = useMemo(() => logWriter({ seen, board, names, speech }), [seen, board, names, speech])
  // The log of a match that goes on ends where the replay stands; of a finished one it leads to any move.
  const told = eyes.running ? at : seen.scenes.length
  const entries = useMemo(() => write({ moves: told }), [write, told])
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
  return (
    <div className="table replay" data-game={game.id}>
      <Bar
        bill={bill}
        speech={speech}
        progress={board.progress?.(moment.view, speech) ?? null}
        asks={board.asks(moment.view, names, speech, moment.event)}
        yours={false}
      >
        <SideTools {...{ board, wide, speech }} onOpen={setOpen} />
      </Bar>
      <div className="table-body">
        <Interaction
          key={String(viewer)}
          className="table-board"
          game={game}
          board={board}
          view={moment.view}
          choice={null}
          speech={speech}
        >
          <div className="table-cloth">
            <Board
              game={game}
              viewer={viewer}
              moment={moment}
              choice={null}
              names={names}
              speech={speech}
              pace={paceNow() / speed}
            />
          </div>
          <Controls
            {...{ bill, projector, speech, viewer, at, running, speed }}
            viewers={eyes.viewers}
            words={at > 0 ? moveInWords(entries, at - 1, { seen, names, speech }) : null}
            onViewer={(next) => onViewer(next, at)}
          >
            {at === seen.scenes.length && !running && <EndingAgain {...{ board, seen, names, speech }} />}
          </Controls>
        </Interaction>
        {wide && <Side {...side} />}
      </div>
      {open === 'menu' && (
        <ReplayMenu {...{ recording, seen, at, speech }} running={eyes.running} onClose={close} />
      )}
      {(open === 'log' || open === 'chart') && !wide && <SideSheet {...side} kind={open} onClose={close} />}
    </div>
  )
}
