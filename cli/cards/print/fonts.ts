import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import type { Face, Measure } from '@sternentisch/grammar/print'
import { create, type Font } from 'fontkit'
import files from './fonts.json' with { type: 'json' }
import { instanceOf } from './instance.ts'
import { trueTypeOf } from './woff2.ts'

/** In the archive they lie beside the program, in a clone where their packages are. */
function bytesOf(file: string): Uint8Array {
  const packed = new URL(`./fonts/${basename(file)}`, import.meta.url)
  return readFileSync(existsSync(packed) ? packed : createRequire(import.meta.url).resolve(file))
}

const FAMILIES: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = files
const USUAL = 'Inter Variable'

/** Spaces of other widths are only spaces where a typeface has none of them. */
const SPACES: Readonly<Record<string, string>> = { '\u202f': '\u00a0', '\u2009': ' ' }

/** The typefaces of a document, each cut of them made once. */
export class Fonts {
  private readonly read = new Map<string, Uint8Array>()
  private readonly cuts = new Map<string, Font>()
  private readonly widths = new Map<string, number>()

  /** The cut of a face; of a family nobody knows, the usual one. */
  of({ family, weight, italic = false, stretch = 100 }: Face): Font {
    const key = `${family} ${weight} ${italic} ${stretch}`
    const known = this.cuts.get(key)
    if (known) return known
    const cut = this.cut(family, weight, stretch)
    this.cuts.set(key, cut)
    return cut
  }

  private cut(family: string, weight: number, stretch: number): Font {
    const [named, of] = FAMILIES[family] ? [family, FAMILIES[family]] : [USUAL, FAMILIES[USUAL]!]
    if (!of.variable) return create(this.bytes(weight >= 600 ? (of[700] ?? of[400]) : of[400]))
    const bytes = this.bytes(of.variable)
    const { variationAxes } = create(bytes)
    const axes = Object.entries({ wght: weight, wdth: stretch }).flatMap(([axis, value]) => {
      const range = variationAxes[axis] as { min: number; max: number } | undefined
      return range ? [[axis, Math.min(range.max, Math.max(range.min, value))] as const] : []
    })
    const cut = instanceOf(bytes, Object.fromEntries(axes))
    // A document tells fonts apart by their names.
    const name = `${named.replaceAll(' ', '')}-${axes.map(([, value]) => value).join('-')}`
    return Object.defineProperty(cut, 'postscriptName', { value: name })
  }

  private bytes(file: string): Uint8Array {
    const bytes = this.read.get(file) ?? trueTypeOf(bytesOf(file))
    this.read.set(file, bytes)
    return bytes
  }

  /** A text in stretches that one font can set: what a face lacks is set in the usual one. */
  stretches(text: string, face: Face): readonly { readonly text: string; readonly font: Font }[] {
    const [own, usual] = [this.of(face), this.of({ family: USUAL, weight: face.weight })]
    const stretches: { text: string; font: Font }[] = []
    for (const sign of text) {
      const has = (font: Font, each: string): boolean => font.hasGlyphForCodePoint(each.codePointAt(0)!)
      const plain = has(own, sign) ? sign : (SPACES[sign] ?? sign)
      const font = has(own, plain) ? own : usual
      const last = stretches.at(-1)
      if (last?.font === font) last.text += plain
      else stretches.push({ text: plain, font })
    }
    return stretches
  }

  /** By words, each of which is set once: a text that is cut into lines is measured again and again. */
  readonly measure: Measure = (text, face) =>
    text
      .split(' ')
      .reduce((sum, word, at) => sum + (at > 0 ? this.width(' ', face) : 0) + this.width(word, face), 0)

  private width(word: string, face: Face): number {
    const key = `${face.family} ${face.weight} ${face.italic} ${face.stretch} ${word}`
    const known = this.widths.get(key)
    if (known !== undefined) return known
    const width = this.stretches(word, face).reduce(
      (sum, { text, font }) => sum + font.layout(text).advanceWidth / font.unitsPerEm,
      0,
    )
    this.widths.set(key, width)
    return width
  }
}
