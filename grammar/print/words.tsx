import { type Face, type Measure, PLAIN } from './contract.ts'

interface SetProps {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly face?: Face
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly fill?: string
  /** Between letters, as a part of the size. */
  readonly spacing?: number
}

/** One line of text; sizes are millimetres. */
export const Typed = ({
  children,
  x,
  y,
  size,
  face = PLAIN,
  anchor,
  fill,
  spacing,
}: SetProps & { readonly children: string }) => (
  <text
    x={x}
    y={y}
    fontSize={size}
    fontFamily={face.family}
    fontWeight={face.weight}
    fontStyle={face.italic ? 'italic' : undefined}
    fontStretch={face.stretch ? `${face.stretch}%` : undefined}
    textAnchor={anchor}
    fill={fill ?? '#000'}
    letterSpacing={spacing}
  >
    {children}
  </text>
)

interface BlockProps extends SetProps {
  readonly lines: readonly string[]
  /** From line to line, as a part of the size. */
  readonly leading?: number
}

export const Block = ({ lines, leading = 1.32, ...set }: BlockProps) =>
  lines.map((line, at) => (
    <Typed key={at} {...set} y={set.y + at * set.size * leading}>
      {line}
    </Typed>
  ))

/** A text cut into lines that are no wider than this. A word that is too long stands alone and is not cut. */
export function linesOf(text: string, width: number, size: number, measure: Measure, face = PLAIN): string[] {
  const lines: string[] = []
  for (const part of text.split('\n')) {
    let line = ''
    for (const word of part.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line !== '' && measure(longer, face) * size > width) {
        lines.push(line)
        line = word
      } else line = longer
    }
    lines.push(line)
  }
  return lines
}

/** The size, at most this, at which a line is no wider than that. */
export const sizeFor = (text: string, width: number, most: number, measure: Measure, face: Face): number =>
  Math.min(most, width / Math.max(0.01, measure(text, face)))
