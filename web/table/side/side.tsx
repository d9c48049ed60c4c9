import type { GameBoard } from '@sternentisch/grammar'
import { memo } from 'react'
import type { Speech } from '../../text/index.ts'
import type { Around } from '../around.ts'
import { Tool } from '../bar/bar.tsx'
import { AskMe } from '../log/ask-me.tsx'
import type { LogEntry } from '../log/log.ts'
import { type LogActs, LogPanel } from '../log/log-panel.tsx'
import { Sheet } from './sheet.tsx'
import { TalkTabs } from './talk-tab.tsx'
import { useAfterPaint } from './use-after-paint.ts'

export type SideKind = 'log' | 'chart'

export interface SideProps extends LogActs {
  readonly board: GameBoard
  readonly view: unknown
  readonly names: readonly string[]
  readonly entries: readonly LogEntry[]
  readonly speech: Speech
  readonly game: string
  readonly current?: number
  readonly picked?: readonly string[]
  /** Somebody plays here, and may say when to be asked. */
  readonly onAsking?: (() => void) | undefined
  readonly guarded?: boolean
  /** Who sits there, what they want, and what they say. */
  readonly around?: Around | undefined
}

const NONE: readonly string[] = []

interface SideToolsProps {
  readonly board: GameBoard
  readonly wide: boolean
  readonly speech: Speech
  readonly onOpen: (what: SideKind | 'menu') => void
}

/** What opens over the board: the menu, and where there is no room beside it, log and chart. */
export function SideTools({ board, wide, speech, onOpen }: SideToolsProps) {
  return (
    <>
      {!wide && <Tool icon="log" label={speech.say('table.log')} onUse={() => onOpen('log')} />}
      {!wide && board.Chart && (
        <Tool icon="chart" label={speech.say('table.chart')} onUse={() => onOpen('chart')} />
      )}
      <Tool icon="menu" label={speech.say('table.menu')} onUse={() => onOpen('menu')} />
    </>
  )
}

/** Beside the board where there is room: what happened, and what to look up. The board comes first. */
export function Side(props: SideProps) {
  return <SideNow {...useAfterPaint(props)} />
}

const SideNow = memo(function SideNow({ board, view, names, picked = NONE, ...rest }: SideProps) {
  const { onAsking, guarded = false, around, ...log } = rest
  const { speech, game } = log
  const { Chart } = board
  return (
    <aside className="side">
      {around?.company}
      <section className="side-log" aria-label={speech.say('table.log')}>
        <h2>{speech.say('table.log')}</h2>
        {onAsking && <AskMe {...{ game, board, speech, guarded }} onChange={onAsking} />}
        <LogPanel {...log} />
      </section>
      {around?.request}
      {around ? (
        <TalkTabs talk={around.talk} speech={speech}>
          {Chart && <Chart {...{ view, names, speech, picked }} />}
        </TalkTabs>
      ) : (
        Chart && (
          <section className="side-chart" aria-label={speech.say('table.chart')}>
            <Chart {...{ view, names, speech, picked }} />
          </section>
        )
      )}
    </aside>
  )
})

/** The same, one at a time, where there is none. */
export function SideSheet({
  kind,
  onClose,
  board,
  view,
  names,
  speech,
  picked = NONE,
  onShow,
  onPeek: _,
  onAsking,
  guarded = false,
  around: _around,
  ...log
}: SideProps & { readonly kind: SideKind; readonly onClose: () => void }) {
  const { Chart } = board
  return (
    <Sheet title={speech.say(kind === 'log' ? 'table.log' : 'table.chart')} speech={speech} onClose={onClose}>
      {kind === 'chart' && Chart ? (
        <Chart {...{ view, names, speech, picked }} />
      ) : (
        <>
          {onAsking && <AskMe {...{ board, speech, guarded }} game={log.game} onChange={onAsking} />}
          <LogPanel
            speech={speech}
            {...log}
            onShow={(move, at) => {
              onClose()
              onShow(move, at)
            }}
          />
        </>
      )}
    </Sheet>
  )
}
