/** Some measurements of one thing. */
export interface Spread {
  readonly median: number
  readonly least: number
  readonly most: number
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const median = sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  return { median, least: sorted[0], most: sorted[sorted.length - 1] }
}

/** `1.83M`, `5.12k`, `312`: three digits are as many as a measurement is worth. */
export function shorten(value: number): string {
  if (value >= 1e6) return `${threeDigits(value / 1e6)}M`
  if (value >= 1e3) return `${threeDigits(value / 1e3)}k`
  return threeDigits(value)
}

const threeDigits = (value: number): string => value.toFixed(value >= 100 ? 0 : value >= 10 ? 1 : 2)

/** Columns side by side: the first to the left, figures to the right. */
export function layOut(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
      .join('  ')
      .trimEnd(),
  )
}
