import { Interaction, Preview, useChoice } from '@sternentisch/grammar'
import '@sternentisch/grammar/grammar.css'
import type { Match, Refusal, Speech } from '@sternentisch/kernel'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { KeptMatch } from '../matches/store.ts'
import { useSpeech } from '../shell/speech.ts'
import { Bar, reasonOf, Tool } from './bar/bar.tsx'
import { Hint } from './hint/hint.tsx'
import { logWriter } from './log/log.ts'
import { Menu } from './menu/menu.tsx'
import { nameAt, namesFor } from './names.ts'
import type { OpenGame } from './open/open-game.ts'
import { Side, type SideKind, SideSheet, SideTools } from './side/side.tsx'
import { useWide } from './side/use-media.ts'
import { Curtain } from './stage/curtain.tsx'
import { useSounds } from './stage/use-sounds.ts'
import { NO_ACTIONS, type TableState } from './state.ts'
import { isDone, Strip } from './strip/strip.tsx'
import { useSaid } from './strip/use-said.ts'
import { paceNow, useLocalTable } from './use-local-table.ts'
import './table.css'

/** A kept match being played. */
export function TableView({
  kept,
  match,
  opened: { game, text, board },
}: {
  readonly kept: KeptMatch
  readonly match: Match
  readonly opened: OpenGame
}) {
  const speech = useSpeech(text)
  const { table, state, thinker } = useLocalTable(kept, match, board)
  const { viewer, moment, actions, curtain } = state
  const [said, say] = useSaid(viewer)
  const [open, setOpen] = useState<'menu' | 'hint' | SideKind | null>(null)
  const wide = useWide()
  const tell = useCallback((refusal: Refusal | null) => say(reasonOf(refusal, speech)), [say, speech])
  const decide = useCallback(
    (action: unknown) => {
      setOpen(null)
      tell(table.decide(action))
    },
    [table, tell],
  )
  const view = moment?.view ?? null
  const choice = useChoice(game, view, viewer === null ? NO_ACTIONS : actions, decide)
  const names = useMemo(() => namesFor(match, viewer ?? 'audience', speech), [match, viewer, speech])
  const { untold, unasked, moves } = state
  const write = useMemo(
    () => logWriter({ match, board, viewer: viewer ?? 'audience', names, speech }),
    [match, board, viewer, names, speech],
  )
  const entries = useMemo(() => write({ untold, unasked, moves }), [write, untold, unasked, moves])
  const undo = useCallback(() => tell(table.undo()), [table, tell])
  useUndoKey(undo)
  useSounds(state, typeof viewer === 'number' && (match.result?.winners.includes(viewer) ?? false))
  const nameOf = (seat: number): string => nameAt(match, match.seats[seat])
  if (curtain !== null)
    return <Curtain who={nameOf(curtain)} speech={speech} onOpen={() => table.takeSeat()} />
  if (viewer === null || moment === null) return null
  const mine = actions.length > 0 && !state.retelling
  const asked = mine && typeof viewer === 'number' && state.deciding.includes(viewer)
  const side = {
    ...{ board, view, names, entries, speech, game: game.id, picked: choice.picked },
    onShow: table.again,
    onPeek: table.peek,
  }
  const close = (): void => setOpen(null)
  const whyNoUndo = reasonOf(table.whyNoUndo(), speech)
  const { Board } = board
  // In a wide window the way to the result fits beside the tools, and the board keeps its size.
  const inBar = wide && isDone(state)
  const strip = (
    <Strip {...{ table, state, speech, nameOf, said }} picking={choice.picked.length > 0} brief={inBar} />
  )
  return (
    <div className="table" data-game={game.id} data-past={state.retelling ? '' : undefined}>
      <Bar
        match={match}
        speech={speech}
        progress={board.progress?.(view, speech) ?? null}
        asks={endedBy(match, speech) ?? board.asks(view, names, speech, moment.event)}
        yours={asked}
      >
        {inBar && strip}
        {typeof viewer === 'number' && (
          <>
            <Tool icon="undo" label={speech.say('table.undo')} why={whyNoUndo} onUse={undo} />
            <Tool
              icon="hint"
              label={speech.say('table.hint')}
              why={asked ? null : speech.say('table.hint.notNow')}
              onUse={() =>
                asked ? setOpen(open === 'hint' ? null : 'hint') : say(speech.say('table.hint.notNow'))
              }
            />
          </>
        )}
        <SideTools {...{ board, wide, speech }} onOpen={setOpen} />
      </Bar>
      <div className="table-body">
        <Interaction
          key={String(viewer)}
          className="table-board"
          game={game}
          board={board}
          view={view}
          choice={mine ? choice : null}
          speech={speech}
          waiting={waitingFor(state, names, speech)}
        >
          <div className="table-cloth">
            <Board
              game={game}
              viewer={viewer}
              moment={moment}
              choice={mine ? choice : null}
              names={names}
              speech={speech}
              pace={state.hurried ? paceNow() / 4 : paceNow()}
              away={state.away}
              onPutAway={table.putAway}
            />
          </div>
          {!inBar && strip}
          {open === 'hint' && asked && typeof viewer === 'number' && (
            <Hint {...{ match, thinker, board, choice, speech }} seat={viewer} onClose={close} />
          )}
          {!board.hasPreview && <Preview className="table-preview" />}
        </Interaction>
        {wide && <Side {...side} />}
      </div>
      <p className="unseen" aria-live="polite">
        {entries.at(-1)?.lines.at(-1)?.words}
      </p>
      {open === 'menu' && (
        <Menu
          table={table}
          orders={board.orders}
          viewer={typeof viewer === 'number' && state.plays ? viewer : null}
          onSaid={tell}
          speech={speech}
          onClose={close}
        />
      )}
      {(open === 'log' || open === 'chart') && !wide && <SideSheet {...side} kind={open} onClose={close} />}
    </div>
  )
}

/** Where the players ended it and not the rules, the board would go on asking. */
const endedBy = (match: Match, { say }: Speech): string | null => {
  const by = match.result?.by
  return by ? say(by === 'agreement' ? 'table.result.agreed' : 'table.over') : null
}

/** Why the viewer can decide nothing: who has to, in words. */
function waitingFor(
  { viewer, deciding, playing, over }: TableState,
  names: readonly string[],
  speech: Speech,
): string | null {
  if (over || playing || typeof viewer !== 'number' || deciding.includes(viewer)) return null
  const who = new Intl.ListFormat(speech.lang).format(deciding.map((seat) => names[seat]))
  return speech.say('table.why.wait', { who })
}

/** Ctrl+Z, as everywhere. */
function useUndoKey(undo: () => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return
      event.preventDefault()
      undo()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [undo])
}
