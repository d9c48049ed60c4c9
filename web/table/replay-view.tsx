import { Interaction } from '@sternentisch/grammar'
import '@sternentisch/grammar/grammar.css'
import type { Match, Viewer } from '@sternentisch/kernel'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { addressOf, type Place } from '../shell/router.ts'
import { useSpeech } from '../shell/speech.ts'
import { Bar } from './bar.tsx'
import { Controls } from './controls.tsx'
import { filmOf, openingOf } from './film.ts'
import { logWriter } from './log.ts'
import { namesFor } from './names.ts'
import type { OpenGame } from './open-game.ts'
import { Projector } from './projector.ts'
import { ReplayMenu } from './replay-menu.tsx'
import { Side, type SideKind, SideSheet, SideTools } from './side.tsx'
import { paceNow } from './use-local-table.ts'
import { useWide } from './use-media.ts'
import './table.css'

type ReplayPlace = Extract<Place, { name: 'replay' }>

/** A match from its first to its last move, from anybody's eyes. */
export function ReplayView({
  match,
  opened: { game, text, board },
  place,
  eyes,
}: {
  readonly match: Match
  readonly opened: OpenGame
  readonly place: ReplayPlace
  /** Whose knowledge is shown at first. */
  readonly eyes: Viewer
}) {
  const speech = useSpeech(text)
  const wide = useWide()
  const [viewer, setViewer] = useState<Viewer>(eyes)
  const [open, setOpen] = useState<'menu' | SideKind | null>(null)
  const [from, setFrom] = useState(place.move ?? 0)
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
  const entries = useMemo(
    () => logWriter({ match, board, viewer, names, speech })(),
    [match, board, viewer, names, speech],
  )
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
            onViewer={(next) => {
              setFrom(at)
              setViewer(next)
            }}
          />
        </Interaction>
        {wide && <Side {...side} />}
      </div>
      {open === 'menu' && <ReplayMenu {...{ match, at, viewer, speech }} onClose={close} />}
      {(open === 'log' || open === 'chart') && !wide && <SideSheet {...side} kind={open} onClose={close} />}
    </div>
  )
}
