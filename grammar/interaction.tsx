import type { AnyGame } from '@sternentisch/kernel'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { actOn, takeBackLast } from './act.ts'
import { beforePaint } from './before-paint.ts'
import type { Acting } from './board.ts'
import { type Interacting, InteractionContext, RegardedContext, type SpotEntry } from './context.ts'
import {
  enterBeside,
  enterSpot,
  leaveSpot,
  type SpotElement,
  showsFocus,
  spotAt,
  tendFocus,
} from './focus.ts'
import { standingOf } from './standing.ts'
import type { Speech } from './text/index.ts'
import type { OpenChoice } from './use-choice.ts'
import { useKeys } from './use-keys.ts'
import { usePointer } from './use-pointer.ts'
import { useRegard } from './use-regard.ts'

export interface InteractionProps {
  readonly game: AnyGame
  readonly board: Acting
  readonly view: unknown
  /** Null while there is nothing to decide: spots can then be looked at, not picked. */
  readonly choice: OpenChoice | null
  readonly speech: Speech
  /** Said of everything while others have to decide. */
  readonly waiting?: string | null
  /** An action that is advised: all that belongs to it is marked. */
  readonly hinted?: unknown
  readonly className?: string
  readonly children: ReactNode
}

/**
 * Everything between these tags can be played with mouse, touch, drag, keyboard and screen reader, as far as it
 * is made of spots. Events are caught here once for all spots.
 */
export function Interaction({
  game,
  board,
  view,
  choice,
  speech,
  waiting = null,
  hinted = null,
  className,
  children,
}: InteractionProps) {
  const root = useRef<HTMLDivElement>(null)
  const spots = useRef(new Map<string, SpotEntry>()).current
  const [regarded, regard] = useRegard(choice, spots)
  // Many spots change at once and ask for the same thing: it is done once, when they are through.
  const inTime = useRef(beforePaint()).current
  const settle = useRef(() => inTime(() => tendFocus(root.current))).current
  const here = useMemo<Interacting>(
    () => ({ game, board, view, speech, choice, spots, waiting, hinted, settle }),
    [game, board, view, speech, choice, spots, waiting, hinted, settle],
  )
  const latest = useRef(here)
  latest.current = here
  const pointer = usePointer(latest, regard)
  const keys = useKeys(latest, regard)
  useEffect(settle)
  useEffect(() => listenForEscape(latest), [])
  return (
    <InteractionContext value={here}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the spots inside are the buttons; their events are caught here. */}
      <div
        ref={root}
        className={className ? `interaction ${className}` : 'interaction'}
        data-choosing={choice && choice.actions.length > 0 ? '' : undefined}
        onClick={(event) => {
          const id = spotAt(event.target)
          if (id !== null && !pointer.swallowsClick()) {
            regard(id)
            actOn(latest.current, id)
          }
        }}
        onKeyDown={keys}
        onFocus={(event) => {
          const id = spotAt(event.target)
          if (id === null) return enterBeside(event.currentTarget, event.target)
          enterSpot(event.currentTarget, event.target as SpotElement)
          if (showsFocus(event.target)) regard(id)
        }}
        onBlur={(event) => leaveSpot(event.currentTarget, event.target, event.relatedTarget)}
        onPointerOver={(event) => {
          const id = spotAt(event.target)
          if (id !== null && event.pointerType === 'mouse') regard(id)
        }}
        onPointerOut={(event) => {
          const id = spotAt(event.target)
          if (id !== null && spotAt(event.relatedTarget) !== id) forgetPreview(latest.current, id, regard)
        }}
        onPointerDown={pointer.down}
        onPointerMove={pointer.move}
        onPointerUp={pointer.up}
        onPointerCancel={pointer.cancel}
      >
        <RegardedContext value={regarded}>{children}</RegardedContext>
      </div>
    </InteractionContext>
  )
}

/** A preview ends with the pointer; an explanation stays, so that its link can be reached. */
function forgetPreview(
  { spots, choice }: Interacting,
  id: string,
  regard: (id: string | null) => void,
): void {
  const entry = spots.get(id)
  if (entry && standingOf(choice, { ...entry, at: id }).pickable !== null) regard(null)
}

/** Escape takes back wherever the focus is, unless something lies open above the table. */
function listenForEscape(latest: { readonly current: Interacting }): () => void {
  const heard = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return
    if (takeBackLast(latest.current)) event.preventDefault()
  }
  document.addEventListener('keydown', heard)
  return () => document.removeEventListener('keydown', heard)
}
