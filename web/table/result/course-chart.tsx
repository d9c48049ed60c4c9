import { type Bill, letterOf, type Seat } from '@sternentisch/kernel'
import type { MouseEvent } from 'react'
import type { Chances } from '../../bot/question.ts'
import type { Speech } from '../../text/index.ts'

const WIDTH = 640
const HEIGHT = 200
/** Room for the figures before the lines, and for the letters at their ends. */
const FIGURES = 78
const LETTERS = 28
const SPAN = WIDTH - FIGURES - LETTERS

interface CourseChartProps {
  readonly seats: Bill['seats']
  /** How many there were. */
  readonly moves: number
  /** Whose line stands out; of two seats it is the only one, since the other mirrors it. */
  readonly own: Seat
  readonly points: readonly Chances[]
  readonly speech: Speech
  readonly onMove: (move: number) => void
}

/** A line for each seat from the first to the last move. The table below it says the same in figures. */
export function CourseChart({ seats, moves, own, points, speech, onMove }: CourseChartProps) {
  const steps = Math.max(1, moves)
  const x = (at: number): number => FIGURES + (at / steps) * SPAN
  const y = (chance: number): number => 16 + (1 - chance) * (HEIGHT - 32)
  const shown = seats.length === 2 ? [own] : [...seats.filter((seat) => seat !== own), own]
  const jump = (event: MouseEvent<SVGSVGElement>): void => {
    const box = event.currentTarget.getBoundingClientRect()
    const at = ((((event.clientX - box.left) / box.width) * WIDTH - FIGURES) / SPAN) * steps
    onMove(Math.min(moves, Math.max(0, Math.round(at))))
  }
  const percent = (chance: number): string =>
    speech.say('table.course.percent', { percent: Math.round(chance * 100) })
  return (
    // The drawing is for the eye and the mouse; every move is a link in the table as well.
    <svg className="course-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" onClick={jump}>
      {[0, 0.5, 1].map((chance) => (
        <g key={chance}>
          <path d={`M${FIGURES} ${y(chance)}h${SPAN}`} className="course-rule" />
          <text x={FIGURES - 8} y={y(chance)} textAnchor="end" dominantBaseline="central">
            {percent(chance)}
          </text>
        </g>
      ))}
      {shown.map((seat) => (
        <g key={seat} className={seat === own ? 'course-own' : 'course-other'}>
          <path
            d={points
              .map((chances, at) => `${at ? 'L' : 'M'}${x(at).toFixed(1)} ${y(chances[seat]).toFixed(1)}`)
              .join('')}
          />
          {points.length > 0 && shown.length > 1 && (
            <text x={x(points.length - 1) + 6} y={y(points.at(-1)?.[seat] ?? 0)} dominantBaseline="central">
              {letterOf(seat)}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}
