import { Interaction, Preview, useChoice } from '@sternentisch/grammar'
import type { Moment, Reader, Refusal, Seat, Viewer } from '@sternentisch/kernel'
import { useCallback, useState } from 'react'
import type { Thinker } from '../bot/question.ts'
import { paceNow } from '../shell/settings.ts'
import type { Speech } from '../text/index.ts'
import type { Around } from './around.ts'
import { reasonOf } from './bar/bar.tsx'
import { TableBar } from './bar/table-bar.tsx'
import { TableEnding, useTableEnding } from './ending/table-ending.tsx'
import { Hint } from './hint/hint.tsx'
import { useHint } from './hint/use-hint.ts'
import { useLog } from './log/use-log.ts'
import { Menu } from './menu/menu.tsx'
import { nameAt } from './names.ts'
import { SoundOffer } from './offer/sound-offer.tsx'
import type { OpenGame } from './open/open-game.ts'
import { Side, type SideKind, SideSheet } from './side/side.tsx'
import { TalkSheet, useTalkKey } from './side/talk-tab.tsx'
import { useWide } from './side/use-media.ts'
import type { TableState } from './state.ts'
import { isDone, Strip } from './strip/strip.tsx'
import { useSaid } from './strip/use-said.ts'
import type { Table } from './table.ts'

/** What lies over the board for a while. */
export type Opened = 'menu' | 'hint' | 'talk' | SideKind

interface SeatedProps {
  readonly table: Table
  readonly state: TableState
  readonly thinker: Thinker
  readonly opened: OpenGame
  readonly speech: Speech
  readonly viewer: Viewer
  readonly moment: Moment
  readonly seen: Reader
  /** The match went on when it was opened here. */
  readonly fresh: boolean
  /** What this table has beside what every table has. */
  readonly around?: Around
}

/** The table from the eyes of whoever looks: the board, what stands beside it, and what can be done. */
export function Seated(props: SeatedProps) {
  const { table, state, thinker, opened, speech, viewer, moment, seen, fresh, around } = props
  const { game, board } = opened
  const { view } = moment
  const [said, say] = useSaid(viewer)
  const [open, setOpen] = useState<Opened | null>(null)
  const wide = useWide()
  const tell = useCallback((refusal: Refusal | null) => say(reasonOf(refusal, speech)), [say, speech])
  const decide = useCallback(
    (action: unknown) => {
      setOpen(null)
      void table.decide(action).then(tell)
    },
    [table, tell],
  )
  const choice = useChoice(game, view, state.actions, decide)
  const { names, entries } = useLog({ seen, board, speech }, state)
  const mine = state.actions.length > 0 && !state.retelling
  const asked = mine && state.deciding.some((seat) => seat === viewer)
  const hinting = open === 'hint' && asked
  const advice = useHint({ game, seen, thinker }, hinting)
  const side = {
    ...{ board, view, names, entries, speech, game: game.id, picked: choice.picked },
    onShow: table.again,
    onPeek: table.peek,
    onAsking: state.plays ? table.thinkAgain : undefined,
    guarded: state.handOver === 'every',
  }
  const close = (): void => setOpen(null)
  useTalkKey(around && !wide ? () => setOpen('talk') : null)
  const ending = useTableEnding(state, fresh)
  // In a wide window the way to the result fits beside the tools, and the board keeps its size.
  const inBar = wide && isDone(state)
  const nameOf = (seat: Seat): string => nameAt(table.bill, seat)
  const strip = (
    <Strip
      {...{ table, state, speech, nameOf }}
      said={said ?? around?.word ?? null}
      brief={inBar}
      result={around?.result}
      // Who sits elsewhere is asked by a card of their own.
      offers={!around}
    />
  )
  return (
    <div className="table" data-game={game.id} data-past={state.retelling ? '' : undefined}>
      <TableBar
        {...{ table, state, board, moment, names, speech, asked, wide, open, around }}
        onOpen={setOpen}
        onSaid={tell}
        onSay={say}
      >
        {inBar && !ending.shown && strip}
      </TableBar>
      {!wide && around?.company}
      <div className="table-body">
        <Interaction
          className="table-board"
          {...{ game, board, view, speech }}
          choice={mine ? choice : null}
          waiting={waitingFor(state, names, speech)}
          hinted={advice.action}
        >
          <div className="table-stage">
            <div className="table-cloth" inert={ending.shown}>
              <board.Board
                {...{ game, viewer, moment, names, speech }}
                choice={mine ? choice : null}
                pace={state.hurried ? paceNow() / 4 : paceNow()}
                away={state.away}
                onPutAway={table.putAway}
              />
            </div>
            {!inBar && !ending.shown && strip}
          </div>
          {ending.shown && (
            <TableEnding
              {...{ board, speech, state }}
              seen={table.witness ?? seen}
              still={ending.still}
              result={around?.result}
              onAway={ending.putAway}
            />
          )}
          {hinting && <Hint {...{ game, view, advice, board, choice, speech }} onClose={close} />}
          {!board.hasPreview && <Preview className="table-preview" />}
          <SoundOffer speech={speech} />
        </Interaction>
        {wide && <Side {...side} around={around} />}
      </div>
      {!wide && around?.request}
      <p className="unseen" aria-live="polite">
        {entries.at(-1)?.lines.at(-1)?.words}
      </p>
      {open === 'menu' &&
        (around?.menu(tell, close) ?? <Menu {...{ table, speech }} onSaid={tell} onClose={close} />)}
      {(open === 'log' || open === 'chart') && !wide && <SideSheet {...side} kind={open} onClose={close} />}
      {open === 'talk' && !wide && around && <TalkSheet talk={around.talk} speech={speech} onClose={close} />}
    </div>
  )
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
