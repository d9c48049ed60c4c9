import type { GameBoard } from '@sternentisch/grammar'
import type { Reader } from '@sternentisch/kernel'
import { useEffect, useRef, useState } from 'react'
import { addressOf, go, type Place } from '../../shell/router.ts'
import type { Speech } from '../../text/index.ts'
import { namesFor } from '../names.ts'
import type { TableState } from '../state.ts'
import { isDone } from '../strip/strip.tsx'
import { sceneOf } from './scene.ts'
import { ShownEnding } from './shown-ending.tsx'

/** Whether the ending lies over the board, and how it is put away. A match that was over when it was opened has none. */
export function useTableEnding(state: TableState, fresh: boolean) {
  const [away, setAway] = useState(!fresh)
  // What is looked up in the log is seen on the board.
  const shown = !away && isDone(state) && !state.retelling
  const before = useRef(false)
  const still = before.current
  useEffect(() => {
    if (!shown) return
    // Whatever is drawn again around it, it is still being shown for the first time.
    return () => {
      before.current = true
    }
  }, [shown])
  useEffect(() => {
    if (away && fresh) document.querySelector<HTMLElement>('.strip a.main')?.focus()
  }, [away, fresh])
  return { shown, still, putAway: () => setAway(true) }
}

interface TableEndingProps {
  readonly board: GameBoard
  readonly seen: Reader
  readonly speech: Speech
  readonly state: TableState
  readonly still: boolean
  /** Where it is told how the match ended. */
  readonly result?: Place | undefined
  readonly onAway: () => void
}

/** A match has ended before the viewer's eyes: first how, then the way to the result. */
export function TableEnding(props: TableEndingProps) {
  const { board, seen, speech, state, still, onAway } = props
  const scene = sceneOf(seen, namesFor(seen.bill, seen.bill.viewer, speech), speech)
  if (!scene) return null
  const { match, game } = seen.bill
  const { result = { name: 'result', match } } = props
  // Whoever gave up wants to go.
  const last = state.conceded.at(-1)
  const leaves =
    state.by === 'conceding' && last === state.viewer && !state.late?.some((seat) => seat === last)
  return (
    <ShownEnding
      {...{ game, scene, speech, still }}
      ending={board.ending}
      onSeen={() => leaves && go(result)}
      foot={(again) => (
        <div className="strip">
          <a className="button main" href={addressOf(result)}>
            {speech.say('table.toResult')}
          </a>
          <button type="button" className="button" onClick={onAway}>
            {speech.say('table.ending.board')}
          </button>
          <button type="button" className="button" onClick={again}>
            {speech.say('table.ending.again')}
          </button>
        </div>
      )}
    />
  )
}
