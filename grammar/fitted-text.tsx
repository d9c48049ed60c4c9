interface FittedTextProps {
  readonly words: string
  readonly x: number
  /** The base line; two lines share its room. */
  readonly y: number
  /** At most this large, and at most this wide. */
  readonly size: number
  readonly width: number
  /** How wide a letter of this face is, as a part of its size. */
  readonly em?: number
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly className?: string
}

/** Below this part of its size a line is better parted; two lines are never as large as one. */
const SMALL = 0.75
const OF_TWO = 0.72

/** Words in a drawing that fit their room, whatever somebody is called: smaller, or on two lines. */
export function FittedText({ words, x, y, size, width, em = 0.52, anchor, className }: FittedTextProps) {
  const sizeOf = (line: string): number => Math.min(size, width / (Math.max(1, line.length) * em))
  const halves = sizeOf(words) < size * SMALL ? parted(words) : null
  const lines = halves ?? [words]
  const drawn = Math.min(size * (halves ? OF_TWO : 1), ...lines.map(sizeOf))
  const first = halves ? y - drawn * 0.72 : y
  return (
    // Small letters are not moved to whole dots: together they would be wider than they were measured.
    <text
      className={className}
      textAnchor={anchor}
      textRendering="geometricPrecision"
      fontSize={Math.round(drawn * 10) / 10}
    >
      {lines.map((line, at) => (
        <tspan key={at} x={x} y={Math.round((first + at * drawn * 1.12) * 10) / 10}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

/** At the space nearest to the middle; null for a single word. */
function parted(words: string): readonly [string, string] | null {
  const middle = words.length / 2
  const spaces = [...words.matchAll(/ /g)].map(({ index }) => index)
  if (spaces.length === 0) return null
  const at = spaces.reduce((best, each) => (Math.abs(each - middle) < Math.abs(best - middle) ? each : best))
  return [words.slice(0, at), words.slice(at + 1)]
}
