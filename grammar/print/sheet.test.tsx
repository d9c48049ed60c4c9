import { describe, expect, it } from 'vitest'
import type { Batch, GamePrint, Piece } from './contract.ts'
import type { Line } from './ink.ts'
import { pagesOf } from './pages.ts'
import type { Page, SheetWish } from './sheet.ts'
import { svgOf } from './svg.ts'
import { Typed } from './words.tsx'

/** A card with a word at its upper left corner, on both sides. */
const card = (name: string): Piece => ({
  ...{ name, width: 63, height: 88, copies: 1 },
  front: (
    <Typed x={0} y={0} size={3}>
      {`front ${name}`}
    </Typed>
  ),
  back: (
    <Typed x={0} y={0} size={3}>
      {`back ${name}`}
    </Typed>
  ),
})
const names = Array.from({ length: 11 }, (_, at) => `card ${at}`)
const batch: Batch = { what: 'cards', title: 'Cards', pieces: names.map(card) }
const chapter = (n: number) => {
  const words = { en: `Chapter ${n}`, de: `Kapitel ${n}`, fr: `Chapitre ${n}` }
  const rule = (at: number) => ({ id: `XX-${n}.${at}`, text: { ...words, en: 'word '.repeat(80).trim() } })
  return { id: String(n), title: words, rules: [1, 2, 3, 4, 5, 6].map(rule) }
}
const print: GamePrint = {
  style: { colours: {}, classes: {} },
  title: { family: 'Title', weight: 700 },
  rulebook: { chapters: [1, 2, 3, 4, 5].map(chapter) },
  batches: () => [batch],
}
const measure = (text: string): number => text.length * 0.5
const pages = (wish: Partial<SheetWish> = {}, what: 'cards' | 'booklet' = 'cards'): readonly Page[] =>
  pagesOf(print, {
    ...{ game: 'Game', file: {}, deck: null, lang: 'en', what: [what], measure },
    ...{ paper: 'a4', duplex: 'long', offset: [0, 0], ...wish },
  }) as readonly Page[]

/** Where the corner of a card lies on a page, and which way it is turned. */
function cornerOf(page: Page, text: string): readonly number[] {
  const line = page.ink.find((ink): ink is Line => ink.kind === 'line' && ink.text === text)
  if (!line) throw new Error(`${text} is not there`)
  const [a, , , , e, f] = line.matrix
  return [Math.round(a), e, f]
}

describe.each([
  ['a4', 210, 297, 10.5, 16.5],
  ['letter', 215.9, 279.4, 13.45, 7.7],
] as const)('on %s', (paper, width, height, left, top) => {
  const near = (given: readonly number[], wanted: readonly number[]): void => {
    for (const [at, each] of wanted.entries()) expect(given[at]).toBeCloseTo(each, 6)
  }

  it('nine cards of 63 × 88 mm lie without gaps in the middle of the sheet', () => {
    const [front] = pages({ paper })
    expect([front.width, front.height]).toEqual([width, height])
    for (let at = 0; at < 9; at++)
      near(cornerOf(front, `front card ${at}`), [1, left + (at % 3) * 63, top + Math.floor(at / 3) * 88])
    expect(() => cornerOf(front, 'front card 9')).toThrow()
    expect(pages({ paper })).toHaveLength(4)
  })

  it('every back lies behind its front when the sheet is turned over its long edge', () => {
    const sheets = pages({ paper })
    for (const [at, name] of names.entries()) {
      const sheet = at < 9 ? 0 : 2
      const [, x, y] = cornerOf(sheets[sheet], `front ${name}`)
      near(cornerOf(sheets[sheet + 1], `back ${name}`), [1, width - x - 63, y])
    }
  })

  it('over the short edge backs stand on their heads, and lie behind their fronts too', () => {
    const [front, back] = pages({ paper, duplex: 'short' })
    for (const name of names.slice(0, 9)) {
      const [, x, y] = cornerOf(front, `front ${name}`)
      // Turned by half a turn, the corner of a card is its lower right one.
      near(cornerOf(back, `back ${name}`), [-1, x + 63, height - y])
    }
  })
})

it('backs can be moved, and fronts stay where they are', () => {
  const [front, back] = pages()
  const [sameFront, movedBack] = pages({ offset: [1.5, -0.5] })
  expect(cornerOf(sameFront, 'front card 4')).toEqual(cornerOf(front, 'front card 4'))
  const [, x, y] = cornerOf(back, 'back card 4')
  expect(cornerOf(movedBack, 'back card 4')).toEqual([1, x + 1.5, y - 0.5])
})

it('without duplex there are only fronts', () => {
  expect(pages({ duplex: 'off' })).toHaveLength(2)
})

it('drawings reach beyond the cut at the edge of the block, and not into the next card', () => {
  const [front] = pages()
  const clipOf = (name: string): string =>
    front.ink.find((ink) => ink.kind === 'line' && ink.text === `front ${name}`)!.clips[0].d
  expect(clipOf('card 0')).toBe('M-3 -3H63V88H-3Z')
  expect(clipOf('card 4')).toBe('M0 0H63V88H0Z')
  expect(clipOf('card 8')).toBe('M0 0H66V91H0Z')
})

describe('the booklet', () => {
  const folios = (page: Page): readonly string[] =>
    page.ink
      .flatMap((ink) => (ink.kind === 'line' && ink.face.family === 'Title' ? [ink.text] : []))
      .filter((text) => /^\d+$/.test(text))

  it('is folded from sheets: the outer two pages of what is left, then the inner two', () => {
    const sheets = pages({ duplex: 'short' }, 'booklet')
    const n = sheets.length * 2
    expect(n % 4).toBe(0)
    expect([sheets[0].width, sheets[0].height]).toEqual([297, 210])
    const last = Math.max(...sheets.flatMap(folios).map(Number))
    expect(folios(sheets[1])).toEqual(['2', ...(n - 1 <= last ? [String(n - 1)] : [])])
    expect(folios(sheets[2])).toEqual([...(n - 2 <= last ? [String(n - 2)] : []), '3'])
    const all = sheets
      .flatMap(folios)
      .map(Number)
      .sort((a, b) => a - b)
    expect(all).toEqual(Array.from({ length: last - 1 }, (_, at) => at + 2))
  })

  it('says every rule with its number, once', () => {
    const texts = pages({}, 'booklet').flatMap(({ ink }) =>
      ink.flatMap((each) => (each.kind === 'line' ? [each.text] : [])),
    )
    for (let n = 1; n <= 5; n++)
      for (let at = 1; at <= 6; at++) expect(texts.filter((text) => text === `XX-${n}.${at}`)).toHaveLength(1)
    expect(texts.join(' ').match(/\bword\b/g)).toHaveLength(5 * 6 * 80)
  })
})

it('a page for the browser has its true size', () => {
  const svg = svgOf(pages()[0], 'p')
  expect(svg).toMatch(/^<svg [^>]*width="210mm" height="297mm" viewBox="0 0 210 297"/)
  expect(svg).toContain('>front card 0</text>')
})
