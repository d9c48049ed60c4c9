import { useSize } from '@sternentisch/grammar'
import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react'
import { CurveDrawing } from './curve-drawing.tsx'
import { decisionAt, percentOf, type Reviewing } from './reviewing.ts'

interface CurveProps {
  readonly reviewing: Reviewing
  readonly at: number
  readonly onJump: (to: number) => void
  readonly onKey: (key: 'better' | 'played' | 'on') => void
}

/** Room for the figures before the line, and behind its end. */
const BEFORE = 44
const BEHIND = 12

/** The chance of winning over the match: it shows where things stand, and leads there. */
export function Curve({ reviewing, at, onJump, onKey }: CurveProps) {
  const { moves, turns, speech } = reviewing
  const root = useRef<HTMLDivElement>(null)
  const size = useSize(root)
  const how = useId()
  const span = Math.max(1, size.width - BEFORE - BEHIND)
  const x = (move: number): number => BEFORE + (move / Math.max(1, moves)) * span
  const point = (event: PointerEvent<HTMLElement>): void => {
    const { left } = event.currentTarget.getBoundingClientRect()
    onJump(Math.round(((event.clientX - left - BEFORE) / span) * moves))
  }
  const press = (event: KeyboardEvent): void => {
    const wish = keyed(
      event,
      at,
      moves,
      turns.map(({ move }) => move),
    )
    if (wish === null) return
    event.preventDefault()
    event.stopPropagation()
    if (typeof wish === 'number') onJump(wish)
    else onKey(wish)
  }
  return (
    <div
      ref={root}
      className="curve"
      role="slider"
      tabIndex={0}
      aria-label={speech.say('review.scrub')}
      aria-describedby={how}
      aria-valuemin={0}
      aria-valuemax={moves}
      aria-valuenow={at}
      aria-valuetext={valueAt(reviewing, at)}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        point(event)
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && point(event)}
    >
      <CurveDrawing {...{ reviewing, at, size, x }} />
      <span id={how} className="unseen">
        {speech.say('review.scrub.how')}
      </span>
    </div>
  )
}

/** Where a key leads, or what it asks for; null for all others. */
function keyed(
  { key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent,
  at: number,
  moves: number,
  turns: readonly number[],
): number | 'better' | 'played' | 'on' | null {
  if (ctrlKey || metaKey || altKey) return null
  if (key === 'ArrowLeft' || key === 'ArrowDown')
    return shiftKey ? (turns.findLast((turn) => turn < at) ?? at) : at - 1
  if (key === 'ArrowRight' || key === 'ArrowUp')
    return shiftKey ? (turns.find((turn) => turn > at) ?? at) : at + 1
  if (key === 'Home') return 0
  if (key === 'End') return moves
  if (key === 'Enter') return 'on'
  if (key.toLowerCase() === 'b') return 'better'
  return key.toLowerCase() === 'p' ? 'played' : null
}

/** “Move 7 of 91, 43 percent, mistake”. */
function valueAt(reviewing: Reviewing, at: number): string {
  const { line, moves, speech } = reviewing
  const where = { n: Math.min(at + 1, moves), all: moves }
  const chance = line[at]
  if (chance === undefined) return `${speech.say('review.at', where)}, ${speech.say('review.unread')}`
  const percent = percentOf(chance)
  const decided = decisionAt(reviewing, at)
  if (!decided) return speech.say('review.atChance', { ...where, percent })
  const { mark } = decided.verdict
  const said = mark ? speech.say(`review.mark.${mark}`) : speech.say('review.unjudged')
  return speech.say('review.atMark', { ...where, percent, mark: said })
}
