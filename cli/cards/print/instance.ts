import { create, type Font } from 'fontkit'
import { tablesOf, written } from './sfnt.ts'
import { type Point, shorts, simpleGlyph } from './woff2-glyphs.ts'

/** What only a font with axes has. */
const OF_AXES = [
  'fvar',
  'gvar',
  'avar',
  'HVAR',
  'MVAR',
  'VVAR',
  'STAT',
  'cvar',
  'fpgm',
  'prep',
  'cvt ',
  'gasp',
]

/** One cut of a font with axes, as a font of its own: every outline as it is there, and its width. */
export function instanceOf(bytes: Uint8Array, axes: Readonly<Record<string, number>>): Font {
  const font = create(bytes)
  const cut = font.getVariation(axes)
  const tables = tablesOf(Buffer.from(bytes))
  const n = font.numGlyphs
  const [outlines, places, widths] = [[] as Buffer[], [0], [] as Buffer[]]
  for (let at = 0; at < n; at++) {
    const glyph = cut.getGlyph(at)
    const contours = glyph._getContours().map((contour) => contour.map(rounded))
    const outline = contours.length > 0 ? simpleGlyph(contours) : Buffer.alloc(0)
    const padded = Buffer.concat([outline, Buffer.alloc((4 - (outline.length % 4)) % 4)])
    outlines.push(padded)
    places.push(places[at] + padded.length)
    const left = Math.min(0, ...contours.flat().map(({ x }) => x))
    widths.push(shorts([Math.round(glyph.advanceWidth), left]))
  }
  const loca = Buffer.alloc(4 * places.length)
  for (const [at, place] of places.entries()) loca.writeUInt32BE(place, 4 * at)
  const hhea = Buffer.from(tables.get('hhea')!)
  hhea.writeUInt16BE(n, 34)
  for (const name of OF_AXES) tables.delete(name)
  for (const [name, table] of [
    ['glyf', Buffer.concat(outlines)],
    ['loca', loca],
    ['hmtx', Buffer.concat(widths)],
    ['hhea', hhea],
  ] as const)
    tables.set(name, table)
  return create(written(0x00010000, tables))
}

const rounded = ({ x, y, onCurve }: Point): Point => ({ x: Math.round(x), y: Math.round(y), onCurve })
