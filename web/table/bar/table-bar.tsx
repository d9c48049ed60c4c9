import { type Level, levelWith } from '@sternentisch/bots/levels'
import type { GameBoard } from '@sternentisch/grammar'
import type { Moment, Refusal } from '@sternentisch/kernel'
import { type ReactNode, useCallback, useEffect } from 'react'
import type { Speech } from '../../text/index.ts'
import type { Around } from '../around.ts'
import type { Opened } from '../seated.tsx'
import { SideTools } from '../side/side.tsx'
import type { TableState } from '../state.ts'
import type { Table } from '../table.ts'
import { Bar, reasonOf, Tool } from './bar.tsx'

interface TableBarProps {
  readonly table: Table
  readonly state: TableState
  readonly board: GameBoard
  readonly moment: Moment
  readonly names: readonly string[]
  readonly speech: Speech
  /** The viewer has to decide. */
  readonly asked: boolean
  readonly wide: boolean
  readonly open: Opened | null
  readonly onOpen: (what: Opened | null) => void
  readonly onSaid: (refusal: Refusal | null) => void
  readonly onSay: (words: string) => void
  readonly around?: Around | undefined
  readonly children: ReactNode
}

/** The bar of a table that is being played: with undo and hint for whoever sits there. */
export function TableBar(props: TableBarProps) {
  const { table, state, board, moment, names, speech, asked, wide, open, around } = props
  const { onOpen, onSaid, onSay } = props
  const { view, event } = moment
  const undo = useCallback(() => void table.undo().then(onSaid), [table, onSaid])
  useUndoKey(undo)
  const notNow = speech.say('table.hint.notNow')
  return (
    <Bar
      bill={table.bill}
      speech={speech}
      progress={board.progress?.(view, speech) ?? null}
      asks={endedBy(state, speech) ?? board.asks(view, names, speech, event)}
      yours={asked}
      thinks={thinkingIn(state)}
      notice={around?.notice}
    >
      {props.children}
      {typeof state.viewer === 'number' && (
        <>
          <Tool
            icon="undo"
            label={around?.undo.label ?? speech.say('table.undo')}
            why={around ? around.undo.why : reasonOf(table.whyNoUndo(), speech)}
            about={around?.undo.about}
            onUse={around ? () => void around.undo.onUse().then(onSaid) : undo}
          />
          {(around?.hints ?? true) && (
            <Tool
              icon="hint"
              label={speech.say('table.hint')}
              why={asked ? null : notNow}
              onUse={() => (asked ? onOpen(open === 'hint' ? null : 'hint') : onSay(notNow))}
            />
          )}
        </>
      )}
      {!wide && around && (
        <Tool icon="talk" label={around.talk.title} dot={around.talk.fresh} onUse={() => onOpen('talk')} />
      )}
      <SideTools {...{ board, wide, speech }} onOpen={onOpen} />
    </Bar>
  )
}

/** Where the players ended it and not the rules, the board would go on asking. */
const endedBy = ({ by }: TableState, { say }: Speech): string | null =>
  by ? say(by === 'agreement' ? 'table.result.agreed' : 'table.over') : null

/** Whose face is beside what is waited for: a bot's, if nobody else has to decide. */
export function thinkingIn({ deciding, bots, over }: TableState): Level | null {
  const [seat, ...others] = deciding
  const bot = over || others.length > 0 ? undefined : bots.find((each) => each.seat === seat)
  return bot ? levelWith(bot.budget) : null
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
