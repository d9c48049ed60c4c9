import { Interaction } from '@sternentisch/grammar'
import '@sternentisch/grammar/grammar.css'
import type { Match, Speech, Viewer } from '@sternentisch/kernel'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { addressOf } from '../../shell/router.ts'
import { Bar } from '../bar/bar.tsx'
import { filmOf, openingOf } from '../film.ts'
import { logWriter, moveInWords } from '../log/log.ts'
import { namesFor } from '../names.ts'
import type { OpenGame } from '../open/open-game.ts'
import { Side, type SideKind, SideSheet, SideTools } from '../side/side.tsx'
import { useWide } from '../side/use-media.ts'
import { paceNow } from '../use-local-table.ts'
import { Controls } from './controls.tsx'
import type { Eyes } from './eyes.ts'
import { Projector } from './projector.ts'
import { ReplayMenu } from './replay-menu.tsx'
import type { ReplayPlace } from './replay-view.tsx'

/** A filmed match with everything around it, for one viewer. */
export function ReplayTable({
  match,
  opened: { game, board },
  place,
  eyes,
  viewer,
  from,
  speech,
  onViewer,
}: {
  /** As far as this viewer may see it. */
  readonly match: Match
  readonly opened: OpenGame
  readonly place: ReplayPlace
  readonly eyes: Eyes
  readonly viewer: Viewer
  readonly from: number
  readonly speech: Speech
  readonly onViewer: (viewer: Viewer, at: number) => void
}) {
  const wide = useWide()
  const [open, setOpen] = useState<'menu' | SideKind | null>(null)
  const projector = useMemo(
    () =>
      new Projector(
        openingOf(match, viewer, board.remember).at(-1)!,
        filmOf(match, viewer, board.remember),
        from,
        paceNow,
      ),
    [match, viewer, from, board],
  )
  const { at, moment, running, speed } = useSyncExternalStore(projector.subscribe, () => projector.state)
  useEffect(() => () => projector.halt(), [projector])
  useEffect(() => {
    // The address follows, so that it can be shared or reloaded; nothing listens to it here.
    if (!running) history.replaceState(null, '', addressOf({ ...place, move: at }))
  }, [place, at, running])
  const names = useMemo(() => namesFor(match, viewer, speech), [match, viewer, speech])
  const write = useMemo(
    () => logWriter({ match, board, viewer, names, speech }),
    [match, board, viewer, names, speech],
  )
  // The log of a match that goes on ends where the replay stands; of a finished one it leads to any move.
  const told = eyes.running ? at : match.steps.length
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
        match={match}
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
            {...{ match, projector, speech, viewer, at, running, speed }}
            viewers={eyes.viewers}
            words={at > 0 ? moveInWords(entries, at - 1, { match, viewer, names, speech }) : null}
            onViewer={(next) => onViewer(next, at)}
          />
        </Interaction>
        {wide && <Side {...side} />}
      </div>
      {open === 'menu' && (
        <ReplayMenu {...{ match, at, viewer, speech }} running={eyes.running} onClose={close} />
      )}
      {(open === 'log' || open === 'chart') && !wide && <SideSheet {...side} kind={open} onClose={close} />}
    </div>
  )
}
