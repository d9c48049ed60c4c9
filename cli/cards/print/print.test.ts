import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { boxes } from '@sternentisch/games'
import { type Page, PLAIN, pagesOf } from '@sternentisch/grammar/print'
import { LANGS } from '@sternentisch/kernel'
import { describe, expect, it, test } from 'vitest'
import { freshFolder } from '../../../tools/test/fresh-folder.ts'
import { sternentisch } from '../../test-console.ts'
import { Fonts } from './fonts.ts'

const folder = freshFolder()
const fonts = new Fonts()
const plain = (text: string): string => text.replace(/\s+/g, ' ')

async function printed(line: string, name: string): Promise<string> {
  const out = join(folder, name)
  const { code, err } = await sternentisch(`cards print ${line} --out ${out}`)
  expect([code, err]).toEqual([0, ''])
  return readFileSync(out, 'latin1')
}
const boxesOf = (pdf: string): readonly string[] =>
  [...pdf.matchAll(/\/MediaBox \[([^\]]*)\]/g)].map(([, box]) => box.trim())

describe('a PDF', () => {
  it('has sheets of the size of the paper, with fonts in it and no pictures', async () => {
    const a4 = await printed('sternenfeuer --what boards', 'a4.pdf')
    const [box] = boxesOf(a4)
    const [, , width, height] = box.split(' ').map((points) => (Number(points) / 72) * 25.4)
    expect([width, height].map((mm) => Math.round(mm * 10) / 10)).toEqual([210, 297])
    const letter = await printed('sternenfeuer --what boards --paper letter', 'letter.pdf')
    expect(boxesOf(letter)).toEqual(['0 0 612 792'])
    for (const pdf of [a4, letter]) {
      expect(pdf.match(/\/FontFile2/g)?.length).toBe(pdf.match(/\/Subtype \/CIDFontType2/g)?.length)
      expect(pdf).toMatch(/\/BaseFont \/[A-Z]{6}\+Marcellus/)
      expect(pdf).not.toContain('/Subtype /Image')
    }
  })

  it('has a page for each front and one for each back, unless none are wanted', async () => {
    expect(boxesOf(await printed('starfighter --what cards --deck vanguard', 'deck.pdf'))).toHaveLength(8)
    const fronts = await printed('starfighter --what cards --deck vanguard --duplex off', 'deck.pdf')
    expect(boxesOf(fronts)).toHaveLength(4)
  })

  it.each([
    ['starfighter --deck 0-01+0-06+0-06', 1],
    // The Base comes along with every deck.
    ['spacetrace --deck 9*fighter', 2],
  ])('prints what is in a deck that may not be played: %s', async (line, pages) => {
    const fronts = await printed(`${line} --what cards --duplex off`, 'deck.pdf')
    expect(boxesOf(fronts)).toHaveLength(pages)
  })

  it('takes the place of a PDF, and of nothing else', async () => {
    const out = join(folder, 'notes.txt')
    writeFileSync(out, 'notes')
    const { code, err } = await sternentisch(`cards print stellar --what tokens --out ${out}`)
    expect([code, readFileSync(out, 'utf8')]).toEqual([2, 'notes'])
    expect(plain(err)).toContain('holds something else')
  })
})

test.each([
  ['stellar --paper a5', '--paper cannot be “a5”. It can be: a4, letter.'],
  ['stellar --what cards,dice', '--what cannot be “dice”'],
  ['stellar --duplex both', '--duplex cannot be “both”'],
  ['stellar --offset 3', '--offset cannot be “3”'],
  ['stellar --offset 3,99', '--offset cannot be “3,99”'],
  ['stellar --deck shield', 'The game stellar has no decks'],
  ['starfighter --deck 9-99', 'There is no card 9-99'],
  ['spacetrace --deck 2*nowhere', 'nowhere'],
  ['nowhere.json', 'There is no file nowhere.json'],
])('cards print %s is refused', async (line, reason) => {
  const out = join(folder, 'refused.pdf')
  const { code, err } = await sternentisch(`cards print ${line} --out ${out}`)
  expect([code, existsSync(out)]).toEqual([2, false])
  expect(plain(err)).toContain(reason)
})

describe.each(boxes.map((box) => [box.id, box] as const))('on paper, %s', (_, box) => {
  it.each(LANGS)('has a letter for every sign, and room for every line: %s', async (lang) => {
    const [print, files] = [await box.print?.(), await box.cardFiles?.()]
    const wish = { file: files?.builtIn ?? {}, deck: null, lang, measure: fonts.measure }
    const pages = pagesOf(print!, {
      ...{ ...wish, game: box.name[lang], paper: 'letter', duplex: 'off', offset: [0, 0] },
      what: ['cards', 'boards', 'tokens', 'reference', 'booklet'],
    }) as readonly Page[]
    // A game without card files is small.
    expect(pages.length).toBeGreaterThan(files ? 10 : 2)
    const [wrong, signs] = [new Set<string>(), new Set<string>()]
    for (const { width, height, ink } of pages)
      for (const line of ink) {
        if (line.kind !== 'line') continue
        for (const sign of line.text) signs.add(sign)
        const long = fonts.measure(line.text, line.face) * line.size
        const left = line.x - { start: 0, middle: long / 2, end: long }[line.anchor]
        const [a, , , d, e, f] = line.matrix
        // On a card, what it is cut by; else the page.
        const room = line.clips.length > 0 ? line.clips[0].matrix : null
        const [x, right] = [a * left + e, a * (left + long) + e]
        const edge = room ? [room[4] + 2, room[4] + widthOf(line.clips[0].d) - 2] : [2, width - 2]
        if (x < edge[0] || right > edge[1]) wrong.add(`too wide: ${line.text}`)
        const y = d * line.y + f
        const foot = room ? room[5] + heightOf(line.clips[0].d) - 1.5 : height - 1
        if (y > foot) wrong.add(`too low: ${line.text}`)
      }
    expect([...wrong]).toEqual([])
    // What a title face lacks is set in the usual one.
    const usual = fonts.of(PLAIN)
    const unknown = [...signs].filter(
      (sign) => !/\s/.test(sign) && !usual.hasGlyphForCodePoint(sign.codePointAt(0)!),
    )
    expect(unknown).toEqual([])
  })
})

/** Of the box that a piece is cut by; its bleed is no room for words. */
const widthOf = (d: string): number => Number(/H([\d.]+)/.exec(d)?.[1])
const heightOf = (d: string): number => Number(/V([\d.]+)/.exec(d)?.[1])
