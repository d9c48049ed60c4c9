import type { Lang } from '@sternentisch/kernel'
import type { ReactNode } from 'react'
import {
  BOLD,
  type BookletFigure,
  type Face,
  type GamePrint,
  type Measure,
  type Piece,
  PLAIN,
} from './contract.ts'
import { figureOf } from './figures.tsx'
import type { Ink } from './ink.ts'
import { moved, turned } from './matrix.ts'
import { inkOf } from './paint.ts'
import { PAPERS, type Page, placed, type SheetWish } from './sheet.ts'
import { Block, linesOf, sizeFor, Typed } from './words.tsx'

/** Half a sheet, in millimetres. */
interface Leaf {
  readonly width: number
  readonly height: number
}

const EDGE = 13
const NUMBER = 14
const TEXT = 3.05
const LEADING = 4.35

/** A line of the booklet, and how much room it takes. */
interface Row {
  readonly height: number
  readonly draw: (y: number, key: number) => ReactNode
  /** A heading never stands alone at the foot of a page. */
  readonly holds?: boolean
}

export interface BookletWords {
  readonly game: string
  /** `Rules`. */
  readonly rules: string
  /** What is said on the first page: the set, its version. */
  readonly about: readonly string[]
}

/** The rules, two pages on each side of a sheet, in the order in which they lie when the sheets are folded. */
export function bookletOf(
  print: GamePrint,
  words: BookletWords,
  lang: Lang,
  measure: Measure,
  wish: SheetWish,
  pieces: readonly Piece[],
): readonly Page[] {
  const [short, long] = PAPERS[wish.paper]
  const leaf = { width: long / 2, height: short }
  const leaves = leavesOf(print, words, lang, measure, leaf, pieces)
  const none: readonly Ink[] = []
  if (wish.duplex === 'off') return spreads([none, ...leaves], leaf, [long, short])
  const n = Math.ceil(leaves.length / 4) * 4
  const at = (page: number): readonly Ink[] => leaves[page - 1] ?? none
  return Array.from({ length: n / 4 }, (_, sheet) => [
    spread(at(n - 2 * sheet), at(2 * sheet + 1), leaf, [long, short]),
    // A sheet that lies on its side is turned over its short edge, or the back stands on its head.
    upright(spread(at(2 * sheet + 2), at(n - 2 * sheet - 1), leaf, [long, short]), wish),
  ]).flat()
}

const spread = (
  left: readonly Ink[],
  right: readonly Ink[],
  leaf: Leaf,
  [width, height]: readonly number[],
): Page => ({ width, height, ink: [...left, ...placed(right, moved(leaf.width, 0))] })

function spreads(leaves: readonly (readonly Ink[])[], leaf: Leaf, size: readonly number[]): readonly Page[] {
  return Array.from({ length: Math.ceil(leaves.length / 2) }, (_, at) =>
    spread(leaves[2 * at], leaves[2 * at + 1] ?? [], leaf, size),
  )
}

const upright = (page: Page, { duplex, offset: [x, y] }: SheetWish): Page => ({
  ...page,
  ink: placed(
    duplex === 'long' ? placed(page.ink, turned(180, page.width / 2, page.height / 2)) : page.ink,
    moved(x, y),
  ),
})

function leavesOf(
  print: GamePrint,
  words: BookletWords,
  lang: Lang,
  measure: Measure,
  leaf: Leaf,
  pieces: readonly Piece[],
): readonly (readonly Ink[])[] {
  const rows = print.rulebook.chapters.flatMap((chapter) => {
    const figures = (print.figures ?? []).filter((figure) => figure.chapter === chapter.id)
    const pictures = figures.flatMap((figure) => pictureRow(figure, pieces, lang, measure, leaf))
    return rowsOf(chapter, print.title, lang, measure, leaf, pictures)
  })
  const room = leaf.height - 2 * EDGE - 9
  const pages: Row[][] = [[]]
  let used = 0
  for (const [at, row] of rows.entries()) {
    const needed = row.height + (row.holds ? (rows[at + 1]?.height ?? 0) + LEADING : 0)
    if (used + needed > room && used > 0) {
      pages.push([])
      used = 0
    }
    pages[pages.length - 1].push(row)
    used += row.height
  }
  const ink = (drawing: ReactNode): readonly Ink[] => inkOf(drawing, print.style)
  return [
    ink(<Cover words={words} face={print.title} leaf={leaf} measure={measure} />),
    ...pages.map((page, at) =>
      ink(<Text rows={page} folio={at + 2} words={words} leaf={leaf} title={print.title} />),
    ),
  ]
}

function rowsOf(
  { title, intro, rules }: GamePrint['rulebook']['chapters'][number],
  face: Face,
  lang: Lang,
  measure: Measure,
  leaf: Leaf,
  pictures: readonly Row[],
): readonly Row[] {
  const width = leaf.width - 2 * EDGE
  const big = sizeFor(title[lang], width, 7, measure, face)
  const heading: Row = {
    height: big * 1.5 + 5,
    holds: true,
    draw: (y, key) => (
      <Typed key={key} x={EDGE} y={y + big * 1.1 + 3} size={big} face={face}>
        {title[lang]}
      </Typed>
    ),
  }
  const paragraph = (text: string, x: number, size: number, leading: number, number?: string): Row[] => {
    const lines = linesOf(text, width - (x - EDGE), size, measure)
    return lines.map((line, at) => ({
      height: leading + (at === lines.length - 1 ? 1.8 : 0),
      holds: at === 0 && lines.length > 1,
      draw: (y, key) => (
        <g key={key}>
          {at === 0 && number !== undefined && (
            <Typed x={EDGE} y={y + leading * 0.75} size={2.5} face={BOLD} fill="#444">
              {number}
            </Typed>
          )}
          <Typed x={x} y={y + leading * 0.75} size={size}>
            {line}
          </Typed>
        </g>
      ),
    }))
  }
  return [
    heading,
    ...(intro ? paragraph(flowing(intro[lang]), EDGE, 3.5, 4.9) : []),
    ...pictures,
    ...rules.flatMap(({ id, text }) =>
      paragraph(flowing(text[lang]), EDGE + NUMBER, TEXT, LEADING, NUMBERED.test(id) ? id : undefined),
    ),
  ]
}

/** A picture with its caption is one row: no page ends in the middle of it. */
function pictureRow(
  figure: BookletFigure,
  pieces: readonly Piece[],
  lang: Lang,
  measure: Measure,
  leaf: Leaf,
): readonly Row[] {
  const width = leaf.width - 2 * EDGE
  const drawn = figureOf(figure, pieces, { width, lang, measure })
  if (!drawn) return []
  const caption = linesOf(figure.caption[lang], width, 2.6, measure)
  return [
    {
      height: drawn.height + 8 + caption.length * 3.4,
      draw: (y, key) => (
        <g key={key} transform={`translate(${EDGE} ${y + 1.5})`}>
          {drawn.drawing}
          <Block lines={caption} x={0} y={drawn.height + 4} size={2.6} leading={1.3} fill="#333" />
        </g>
      ),
    },
  ]
}

/** Rules that only introduce have no number. */
const NUMBERED = /^[A-Z]{2}-/

/** Paragraphs keep their ends, lists have a line for each item, and lines that only wrapped in the source flow. */
export const flowing = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((part) =>
      part
        .replace(/\n(?!- )/g, ' ')
        .replaceAll('\n- ', '\n• ')
        .replace(/^- /, '• '),
    )
    .join('\n')

interface CoverProps {
  readonly words: BookletWords
  readonly face: Face
  readonly leaf: Leaf
  readonly measure: Measure
}

const Cover = ({ words: { game, rules, about }, face, leaf, measure }: CoverProps) => (
  <>
    <Typed
      x={leaf.width / 2}
      y={leaf.height * 0.42}
      size={sizeFor(game, leaf.width - 36, 20, measure, face)}
      face={face}
      anchor="middle"
    >
      {game}
    </Typed>
    <path
      d={`M${leaf.width / 2 - 20} ${leaf.height * 0.46}h40`}
      fill="none"
      stroke="#000"
      strokeWidth={0.4}
    />
    <Typed x={leaf.width / 2} y={leaf.height * 0.52} size={5.5} anchor="middle">
      {rules}
    </Typed>
    {about.map((line, at) => (
      <Typed
        key={line}
        x={leaf.width / 2}
        y={leaf.height - 24 + at * 4.6}
        size={3}
        anchor="middle"
        fill="#333"
      >
        {line}
      </Typed>
    ))}
  </>
)

interface TextProps {
  readonly rows: readonly Row[]
  readonly folio: number
  readonly words: BookletWords
  readonly leaf: Leaf
  readonly title: Face
}

function Text({ rows, folio, words, leaf, title }: TextProps) {
  const outside = folio % 2 === 0 ? EDGE : leaf.width - EDGE
  const anchor = folio % 2 === 0 ? 'start' : 'end'
  const tops = rows.map((_, at) => rows.slice(0, at).reduce((sum, { height }) => sum + height, EDGE + 4))
  return (
    <>
      <Typed x={outside} y={EDGE - 2} size={2.4} anchor={anchor} fill="#444" face={PLAIN}>
        {`${words.game}, ${words.rules}`}
      </Typed>
      <path d={`M${EDGE} ${EDGE}H${leaf.width - EDGE}`} fill="none" stroke="#000" strokeWidth={0.2} />
      {rows.map((row, at) => row.draw(tops[at], at))}
      <Typed x={outside} y={leaf.height - 8} size={3.8} anchor={anchor} face={title}>
        {String(folio)}
      </Typed>
    </>
  )
}
