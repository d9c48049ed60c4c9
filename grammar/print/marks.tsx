import type { ReactNode } from 'react'
import type { PrintStyle } from './contract.ts'
import type { Ink } from './ink.ts'
import { inkOf } from './paint.ts'
import type { Grid } from './sheet.ts'
import { Typed } from './words.tsx'

/** Crop marks stand off the block, beyond the bleed; between pieces one cut serves both. */
const OFF = 3.5
const LONG = 3

export function marksFor({ columns, rows, left, top, gap, piece }: Grid, style: PrintStyle): readonly Ink[] {
  if (gap > 0) return []
  const [right, bottom] = [left + columns * piece.width, top + rows * piece.height]
  const marks: string[] = []
  for (let at = 0; at <= columns; at++) {
    const x = left + at * piece.width
    marks.push(`M${x} ${top - OFF}v${-LONG}M${x} ${bottom + OFF}v${LONG}`)
  }
  for (let at = 0; at <= rows; at++) {
    const y = top + at * piece.height
    marks.push(`M${left - OFF} ${y}h${-LONG}M${right + OFF} ${y}h${LONG}`)
  }
  return inkOf(<path d={marks.join('')} fill="none" stroke="#000" strokeWidth={0.15} />, style)
}

/** Where the knife goes, or the scissors. */
export function hairlines({ columns, left, top, gap, piece }: Grid, n: number, style: PrintStyle) {
  if (gap > 0) return []
  const [rows, used] = [Math.ceil(n / columns), Math.min(n, columns)]
  const [width, height] = [used * piece.width, rows * piece.height]
  const upright = Array.from(
    { length: used + 1 },
    (_, at) => `M${left + at * piece.width} ${top}v${height}`,
  ).join('')
  const across = Array.from(
    { length: rows + 1 },
    (_, at) => `M${left} ${top + at * piece.height}h${width}`,
  ).join('')
  return inkOf(<path d={upright + across} fill="none" stroke="#bbb" strokeWidth={0.1} />, style)
}

const TICKS = Array.from({ length: 11 }, (_, at) => `M${at * 5} 0v${at % 2 ? -1 : -2}`).join('')

/** What is on the sheet, and a ruler that shows whether it was printed at its true size. */
export function slugs(grid: Grid, title: string, side: string, scale: string): ReactNode {
  const { left, top, columns, rows, gap, piece } = grid
  const right = left + columns * (piece.width + gap) - gap
  const bottom = top + rows * (piece.height + gap) - gap
  return (
    <>
      <Typed x={left + 2} y={top - 4} size={2.2}>
        {title}
      </Typed>
      <Typed x={right - 2} y={top - 4} size={2.2} anchor="end">
        {side}
      </Typed>
      <path
        d={`M0 0H50${TICKS}`}
        transform={`translate(${left + 2} ${bottom + 6})`}
        fill="none"
        stroke="#000"
        strokeWidth={0.15}
      />
      <Typed x={left + 65} y={bottom + 6} size={2.2}>
        {scale}
      </Typed>
    </>
  )
}
