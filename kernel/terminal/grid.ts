import { padEnd, padStart, widthOf, wrap } from './wrap.ts'

export interface Column {
  readonly align?: 'left' | 'right'
  /** Takes what the other columns leave; its cells wrap. */
  readonly grows?: boolean
}

const GAP = '  '

/** Rows of cells in columns as wide as their contents. Columns that grow share the rest of the line and wrap. */
export function grid(
  rows: readonly (readonly string[])[],
  columns: readonly Column[],
  width: number,
): string {
  const widths = columns.map((_, at) => Math.max(0, ...rows.map((row) => widthOf(row[at] ?? ''))))
  const growing = columns.flatMap((column, at) => (column.grows ? [at] : []))
  const fixed = widths.reduce((sum, each, at) => (growing.includes(at) ? sum : sum + each), 0)
  let rest = width - fixed - GAP.length * (columns.length - 1)
  // The narrowest first: what they do not need is left for the others.
  growing.sort((a, b) => widths[a] - widths[b])
  for (const [index, at] of growing.entries()) {
    widths[at] = Math.max(1, Math.min(widths[at], Math.floor(rest / (growing.length - index))))
    rest -= widths[at]
  }
  return rows.flatMap((row) => rowLines(row, columns, widths)).join('\n')
}

function rowLines(row: readonly string[], columns: readonly Column[], widths: readonly number[]): string[] {
  const cells = columns.map((_, at) => wrap(row[at] ?? '', widths[at]).split('\n'))
  const height = Math.max(1, ...cells.map((cell) => cell.length))
  return Array.from({ length: height }, (_, line) =>
    columns
      .map(({ align }, at) =>
        align === 'right'
          ? padStart(cells[at][line] ?? '', widths[at])
          : padEnd(cells[at][line] ?? '', widths[at]),
      )
      .join(GAP)
      .trimEnd(),
  )
}
