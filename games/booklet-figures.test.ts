import { type PagesWish, pagesOf } from '@sternentisch/grammar/print'
import { isRefusal, LANGS } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { boxes } from './index.ts'

/** About as wide as letters are. */
const measure = (text: string): number => text.length * 0.55

const prints = await Promise.all(boxes.map(async (box) => [box.id, box, await box.print?.()] as const))
/** A game may have no pictures in its booklet yet. */
const pictured = prints.flatMap(([id, box, print]) => (print?.figures ? [[id, box, print] as const] : []))

describe.each(pictured)('the booklet of %s', (_, box, print) => {
  it('shows the table, a card and a turn, in every language and where they belong', async () => {
    const file = (await box.cardFiles?.())?.builtIn ?? {}
    const figures = print.figures ?? []
    expect(new Set(figures.map(({ shows }) => shows.kind))).toEqual(new Set(['parts', 'layout', 'steps']))
    const chapters = print.rulebook.chapters.map(({ id }) => id)
    for (const { chapter } of figures) expect(chapters).toContain(chapter)
    for (const lang of LANGS) {
      const wish: PagesWish = {
        ...{ game: box.id, file, deck: null, lang, what: ['booklet'], measure },
        ...{ paper: 'letter', duplex: 'off', offset: [0, 0] },
      }
      const pages = pagesOf(print, wish)
      if (isRefusal(pages)) throw new Error(pages.code)
      const lines = pages.flatMap(({ ink }) =>
        ink.flatMap((each) => (each.kind === 'line' ? [each.text] : [])),
      )
      const said = lines.join(' ')
      for (const { caption, shows } of figures) {
        expect(said).toContain(caption[lang])
        const names = shows.kind === 'steps' ? shows.steps.map(({ what }) => what) : []
        const marks = shows.kind === 'parts' ? shows.marks.map(({ name }) => name) : []
        for (const words of [...names, ...marks]) expect(said).toContain(words[lang])
      }
    }
  })

  it('marks what is on the card, from top to bottom, so that no line crosses another', async () => {
    for (const { shows } of (await box.print!()).figures ?? []) {
      if (shows.kind !== 'parts') continue
      for (const { x, y } of shows.marks) expect(x > 0 && x < 63 && y > 0 && y < 88).toBe(true)
      const heights = shows.marks.map(({ y }) => y)
      expect(heights.toSorted((a, b) => a - b)).toEqual(heights)
    }
  })
})
