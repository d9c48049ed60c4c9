import type { EndingProps, GameEnding } from '@sternentisch/grammar'
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import type { Speech } from '../../text/index.ts'
import './ending.css'
import { useRun } from './use-run.ts'

interface ShownEndingProps {
  readonly game: string
  readonly ending: GameEnding
  readonly scene: EndingProps
  readonly speech: Speech
  /** Only its last frame, without a sound: it was seen before. */
  readonly still?: boolean
  /** Its last frame stands. */
  readonly onSeen?: () => void
  /** What can be done then; `again` shows it once more. */
  readonly foot: (again: () => void) => ReactNode
}

/** How a match ended, as its game shows it; any press skips to the last frame, which stays. */
export function ShownEnding({ game, ending, scene, speech, still = false, onSeen, foot }: ShownEndingProps) {
  const root = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const seen = (): void => {
    heading.current?.focus({ preventScroll: true })
    onSeen?.()
  }
  const { n, moving, tempo, skip, again } = useRun(ending, scene, still, seen)
  useEffect(() => (moving ? skippedBy(root.current, skip) : undefined), [moving, skip])
  const verdict = ending.verdict(scene)
  const second = { '--second': `${tempo}s` } as CSSProperties
  return (
    <section
      ref={root}
      className="ending"
      data-game={game}
      data-moving={moving ? '' : undefined}
      style={second}
    >
      {!moving && (
        <h2 ref={heading} tabIndex={-1} className="unseen">
          {[verdict.heading, verdict.line].filter(Boolean).join(' · ')}
        </h2>
      )}
      <div key={n} className="ending-picture" aria-hidden="true">
        <ending.Picture {...scene} />
      </div>
      {moving && (
        <button type="button" className="button ending-skip" onClick={skip}>
          {speech.say('table.skip')}
        </button>
      )}
      <div className="ending-foot">{foot(again)}</div>
    </section>
  )
}

const ENDS = new Set(['Enter', ' ', 'Escape'])
const DOES_ITS_OWN = 'a, button, input, select, textarea, summary'

/** Enter, Space, Escape or a press; but what lies beside the ending keeps its keys. */
function skippedBy(root: HTMLElement | null, skip: () => void): () => void {
  const pressed = (event: KeyboardEvent): void => {
    // A key still held down from the last move is no wish to skip.
    if (event.repeat || !ENDS.has(event.key) || event.ctrlKey || event.metaKey || event.altKey) return
    const at = event.target instanceof Element ? event.target.closest(DOES_ITS_OWN) : null
    if (at && !root?.contains(at)) return
    event.preventDefault()
    event.stopPropagation()
    skip()
  }
  addEventListener('keydown', pressed, true)
  // Not when the button goes down: that would take the focus away again.
  root?.addEventListener('click', skip)
  return () => {
    removeEventListener('keydown', pressed, true)
    root?.removeEventListener('click', skip)
  }
}
