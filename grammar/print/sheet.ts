import type { ReactNode } from 'react'
import type { Batch, Piece, PrintStyle } from './contract.ts'
import type { Ink } from './ink.ts'
import { hairlines, marksFor, slugs } from './marks.tsx'
import { type Matrix, moved, times, turned } from './matrix.ts'
import { box } from './outline.ts'
import { inkOf } from './paint.ts'

export const PAPERS = { a4: [210, 297], letter: [215.9, 279.4] } as const
export type Paper = keyof typeof PAPERS

/** Over which edge the printer turns the sheet; `off` prints no backs. */
export const DUPLEX = ['long', 'short', 'off'] as const
export type Duplex = (typeof DUPLEX)[number]

export interface SheetWish {
  readonly paper: Paper
  readonly duplex: Duplex
  /** How far the backs are moved, in millimetres, for printers that do not meet the front. */
  readonly offset: readonly [x: number, y: number]
}

/** One side of a sheet of paper, in millimetres. */
export interface Page {
  readonly width: number
  readonly height: number
  readonly ink: readonly Ink[]
}

const BLEED = 3
/** Crop marks need it. */
const MARGIN = 7
/** Round pieces are cut one by one. */
const GAP = 2

/** Where the pieces of one size lie on a sheet. */
export interface Grid {
  readonly paper: readonly [width: number, height: number]
  readonly columns: number
  readonly rows: number
  readonly piece: Piece
  readonly gap: number
  /** The upper left corner of the block. */
  readonly left: number
  readonly top: number
}

function gridFor(piece: Piece, paper: Paper): Grid {
  const [width, height] = PAPERS[paper]
  const gap = piece.round ? GAP : 0
  const fit = (room: number, size: number): number =>
    Math.max(1, Math.floor((room - 2 * MARGIN + gap) / (size + gap)))
  const [columns, rows] = [fit(width, piece.width), fit(height, piece.height)]
  const left = (width - columns * (piece.width + gap) + gap) / 2
  const top = (height - rows * (piece.height + gap) + gap) / 2
  return { paper: [width, height], columns, rows, piece, gap, left, top }
}

interface Slug {
  /** What is printed, for the edge of the sheet. */
  readonly title: string
  readonly front: string
  readonly back: string
  readonly scale: string
}

/** The sheets of a batch: pieces of one size together, and behind each front its back. */
export function sheetsOf(batch: Batch, wish: SheetWish, style: PrintStyle, slug: Slug): readonly Page[] {
  const drawn = new Map<ReactNode, readonly Ink[]>()
  const ink = (drawing: ReactNode): readonly Ink[] => {
    const known = drawn.get(drawing) ?? inkOf(drawing, style)
    drawn.set(drawing, known)
    return known
  }
  const sizes = new Map<string, Piece[]>()
  for (const piece of batch.pieces) {
    const size = `${piece.width} ${piece.height} ${piece.round} ${piece.back !== undefined}`
    sizes.set(size, [...(sizes.get(size) ?? []), ...Array.from({ length: piece.copies }, () => piece)])
  }
  const sheets = [...sizes.values()].flatMap((pieces) => {
    const grid = gridFor(pieces[0], wish.paper)
    const each = grid.columns * grid.rows
    return Array.from({ length: Math.ceil(pieces.length / each) }, (_, at) => ({
      grid,
      pieces: pieces.slice(at * each, (at + 1) * each),
    }))
  })
  return sheets.flatMap(({ grid, pieces }, at) => {
    const [width, height] = grid.paper
    const edge = (side: string): readonly Ink[] =>
      inkOf(slugs(grid, slug.title, `${at + 1}/${sheets.length} ${side}`, slug.scale), style)
    const front = [...marksFor(grid, style), ...edge(slug.front), ...fronts(grid, pieces, ink)]
    const pages: Page[] = [{ width, height, ink: [...front, ...hairlines(grid, pieces.length, style)] }]
    if (wish.duplex !== 'off' && pieces.some(({ back }) => back !== undefined))
      pages.push({ width, height, ink: [...edge(slug.back), ...backs(grid, pieces, ink, wish)] })
    return pages
  })
}

type Inked = (drawing: ReactNode) => readonly Ink[]

const cellOf = ({ columns, left, top, gap, piece }: Grid, at: number): readonly [number, number] => [
  left + (at % columns) * (piece.width + gap),
  top + Math.floor(at / columns) * (piece.height + gap),
]

const fronts = (grid: Grid, pieces: readonly Piece[], ink: Inked): readonly Ink[] =>
  pieces.flatMap(({ front }, at) => placed(ink(front), moved(...cellOf(grid, at)), trim(grid, pieces, at)))

/** As seen when the sheet is turned over: columns run the other way, or rows do and the cards stand on their heads. */
function backs(grid: Grid, pieces: readonly Piece[], ink: Inked, wish: SheetWish): readonly Ink[] {
  const [width, height] = grid.paper
  const { piece } = grid
  return pieces.flatMap(({ back }, at) => {
    const [x, y] = cellOf(grid, at)
    const [dx, dy] = wish.offset
    const place =
      wish.duplex === 'long'
        ? moved(width - x - piece.width + dx, y + dy)
        : times(moved(x + dx, height - y - piece.height + dy), turned(180, piece.width / 2, piece.height / 2))
    return placed(ink(back), place, trim(grid, pieces, at, true))
  })
}

/** A drawing ends at the cut where another lies beside it, and reaches beyond where none does. */
function trim(grid: Grid, pieces: readonly Piece[], at: number, behind = false): string {
  const { columns, gap, piece } = grid
  const beyond = (free: boolean): number => (gap > 0 ? 0 : free ? BLEED : 0)
  const sides = [at % columns === 0, (at + 1) % columns === 0 || at + 1 === pieces.length].map(beyond)
  const [left, right] = behind ? [...sides].reverse() : sides
  const [above, below] = [at < columns, at + columns >= pieces.length].map(beyond)
  return box(-left, -above, piece.width + left + right, piece.height + above + below)
}

export const placed = (ink: readonly Ink[], matrix: Matrix, trimmed?: string): readonly Ink[] =>
  ink.map((each) => ({
    ...each,
    matrix: times(matrix, each.matrix),
    clips: [
      ...(trimmed === undefined ? [] : [{ d: trimmed, matrix }]),
      ...each.clips.map((clip) => ({ ...clip, matrix: times(matrix, clip.matrix) })),
    ],
  }))
