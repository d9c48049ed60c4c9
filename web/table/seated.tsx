import { useChoice } from '@sternentisch/grammar'
import type { Moment, Reader, Refusal, Seat, Viewer } from '@sternentisch/kernel'
import { useCallback, useState } from 'react'
import type { Thinker } from '../bot/question.ts'
import type { Speech } from '../text/index.ts'
import type { Around } from './around.ts'
import { reasonOf } from './bar/bar.tsx'
import { TableBar } from './bar/table-bar.tsx'
import { BoardStage } from './board-stage.tsx'
import { useTableEnding } from './ending/table-ending.tsx'
import { Hint } from './hint/hint.tsx'
import { useHint } from './hint/use-hint.ts'
import { useLog } from './log/use-log.ts'
import { Menu } from './menu/menu.tsx'
import { nameAt } from './names.ts'
import type { OpenGame } from './open/open-game.ts'
import { Side, type SideKind, type SideProps, SideSheet } from './side/side.tsx'
import { TalkSheet, useTalkKey } from './side/talk-tab.tsx'
import { useWide } from './side/use-media.ts'
import type { TableState } from './state.ts'
import { isDone, isFilm, Strip } from './strip/strip.tsx'
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
      // What was said before is over; what is said meanwhile is not.
      say(null)
      void table.decide(action).then((refusal) => refusal && tell(refusal))
    },
    [table, tell, say],
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
  // In a wide window the way to the result fits beside the tools, and the board keeps its size; and what hurries a film lies upon
  // nothing of it.
  const inBar = wide && (isDone(state) || isFilm(state))
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
        <BoardStage
          {...{ table, state, opened, speech, viewer, moment, seen, names, ending, advice, around }}
          choice={mine ? choice : null}
          strip={inBar || ending.shown ? null : strip}
          hint={hinting && <Hint {...{ game, view, advice, board, choice, speech }} onClose={close} />}
        />
        {wide && <Side {...side} around={around} />}
      </div>
      {!wide && around?.request}
      <p className="unseen" aria-live="polite">
        {entries.at(-1)?.lines.at(-1)?.words}
      </p>
      <Over {...{ open, wide, table, speech, around, side }} onSaid={tell} onClose={close} />
    </div>
  )
}

interface OverProps {
  readonly open: Opened | null
  readonly wide: boolean
  readonly table: Table
  readonly speech: Speech
  readonly around: Around | undefined
  readonly side: SideProps
  readonly onSaid: (refusal: Refusal | null) => void
  readonly onClose: () => void
}

/** What lies over the whole table: the menu, and where there is no room beside the board, what else stands there. */
function Over({ open, wide, table, speech, around, side, onSaid, onClose }: OverProps) {
  if (open === 'menu')
    return around?.menu(onSaid, onClose) ?? <Menu {...{ table, speech, onSaid, onClose }} />
  if (wide) return null
  if (open === 'log' || open === 'chart') return <SideSheet {...side} kind={open} onClose={onClose} />
  return open === 'talk' && around ? <TalkSheet talk={around.talk} {...{ speech, onClose }} /> : null
}
