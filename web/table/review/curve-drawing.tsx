import type { Size } from '@sternentisch/grammar'
import { MarkShape } from './mark-sign.tsx'
import { faultsIn, percentOf, type Reviewing } from './reviewing.ts'

interface DrawingProps {
  readonly reviewing: Reviewing
  readonly at: number
  readonly size: Size
  /** Where a position lies. */
  readonly x: (move: number) => number
}

/** High enough for words above the line. */
const WORDY = 140
const LINE = 18

/** Drawn for the eye: the slider around it, and the list of decisions, say the same. */
export function CurveDrawing({ reviewing, at, size: { width, height }, x }: DrawingProps) {
  const { line, errors, turns, decisions, moves, speech } = reviewing
  const wordy = height >= WORDY && width >= 560
  const top = wordy ? 2 * LINE + 14 : 12
  const y = (chance: number): number => top + (1 - chance) * (height - top - 12)
  const spot = (move: number): string => `${x(move).toFixed(1)} ${y(line[move]).toFixed(1)}`
  const path = line.map((_, move) => `${move ? 'L' : 'M'}${spot(move)}`).join('')
  const within = (chance: number): number => Math.min(1, Math.max(0, chance))
  const band = [
    ...line.map((chance, move) => `${x(move).toFixed(1)} ${y(within(chance + errors[move])).toFixed(1)}`),
    ...line
      .map((chance, move) => `${x(move).toFixed(1)} ${y(within(chance - errors[move])).toFixed(1)}`)
      .reverse(),
  ]
  return (
    <svg width={width} height={height} aria-hidden="true">
      {[0, 0.5, 1].map((chance) => (
        <g key={chance}>
          <path className="curve-rule" d={`M${x(0)} ${y(chance)}H${x(moves)}`} />
          <text
            className="curve-figure"
            x={x(0) - 8}
            y={y(chance)}
            textAnchor="end"
            dominantBaseline="central"
          >
            {speech.say('review.percent', { percent: chance * 100 })}
          </text>
        </g>
      ))}
      {line.length > 0 && (
        <>
          <path className="curve-area" d={`${path}L${x(line.length - 1)} ${y(0)}L${x(0)} ${y(0)}Z`} />
          <path className="curve-band" d={`M${band.join('L')}Z`} />
        </>
      )}
      {line.length <= moves && (
        <path className="curve-unread" d={`M${x(Math.max(0, line.length - 1))} ${y(0.5)}H${x(moves)}`} />
      )}
      <path className="curve-line" d={path} />
      {turns.map(({ move }) => (
        <circle key={move} className="curve-turn" cx={x(move)} cy={y(line[move])} r="5" />
      ))}
      {wordy && <TurnWords {...{ reviewing, x, y, width }} />}
      {faultsIn(decisions).map(({ move, verdict }) => (
        <g key={move} transform={`translate(${x(move).toFixed(1)} ${y(line[move]).toFixed(1)}) scale(0.8)`}>
          <MarkShape mark={verdict.mark} />
        </g>
      ))}
      <g className="curve-cursor" style={{ transform: `translateX(${x(at).toFixed(1)}px)` }}>
        <path d={`M0 ${top - 6}V${height - 6}`} />
        {line[at] !== undefined && <circle cx="0" cy={y(line[at])} r="11" />}
      </g>
    </svg>
  )
}

interface WordsProps extends Pick<DrawingProps, 'reviewing' | 'x'> {
  readonly y: (chance: number) => number
  readonly width: number
}

/** About as wide as a letter of the curve's words. */
const LETTER = 6.4
const LONGEST = 30

/** What happened where it turned, in two rows above the line; what finds no room there is left to the list. */
function TurnWords({ reviewing: { turns, line, named }, x, y, width }: WordsProps) {
  const ends = [0, 0]
  return turns.map(({ move, to, from }) => {
    const said = named(move)
    const words = said.length > LONGEST ? `${said.slice(0, LONGEST - 1).trimEnd()}…` : said
    const long = (words.length + 4) * LETTER
    const left = Math.min(Math.max(4, x(move) - 12), width - long - 4)
    const row = ends.findIndex((end) => end + 10 < left)
    if (row < 0) return null
    ends[row] = left + long
    return (
      <g key={move} className="curve-words">
        <path
          d={`M${x(move)} ${y(line[move]) - 6}L${Math.max(left + 4, Math.min(x(move), left + long))} ${row * LINE + 20}`}
        />
        <text x={left} y={row * LINE + 14}>
          <tspan className="curve-number">{move + 1}</tspan> {words}
          <title>{`${percentOf(from)} → ${percentOf(to)}`}</title>
        </text>
      </g>
    )
  })
}
