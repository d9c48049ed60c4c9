// Typefaces come to browsers as WOFF 2: one stream of Brotli, in which outlines are taken apart. A document wants them as they were.
import { brotliDecompressSync } from 'node:zlib'
import { written } from './sfnt.ts'
import { glyphsOf } from './woff2-glyphs.ts'

/** Tables that have a number instead of a name, in the order of the specification. */
const KNOWN =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
const nameAt = (number: number): string => KNOWN.slice(number * 5, number * 5 + 4)

interface Table {
  readonly name: string
  readonly size: number
  /** Outlines and their places are taken apart unless it says otherwise. */
  readonly taken: boolean
}

/** The same font as TrueType. */
export function trueTypeOf(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes)
  if (file.toString('latin1', 0, 4) !== 'wOF2') return bytes
  const { tables, end } = directoryOf(file)
  const stream = brotliDecompressSync(file.subarray(end, end + file.readUInt32BE(20)))
  const found = new Map<string, Buffer>()
  let at = 0
  for (const { name, size } of tables) {
    found.set(name, stream.subarray(at, at + size))
    at += size
  }
  if (tables.some(({ name, taken }) => name === 'hmtx' && taken))
    throw new Error('fonts whose widths are taken apart are not known here')
  if (tables.some(({ name, taken }) => name === 'glyf' && taken)) {
    const { glyf, loca } = glyphsOf(found.get('glyf')!)
    found.set('glyf', glyf)
    found.set('loca', loca)
    const head = Buffer.from(found.get('head')!)
    // Places are written in four bytes.
    head.writeInt16BE(1, 50)
    found.set('head', head)
  }
  return written(file.readUInt32BE(4), found)
}

function directoryOf(file: Buffer): { readonly tables: readonly Table[]; readonly end: number } {
  let at = 48
  const base128 = (): number => {
    let value = 0
    for (;;) {
      const byte = file[at++]
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  const tables = Array.from({ length: file.readUInt16BE(12) }, (): Table => {
    const flags = file[at++]
    const number = flags & 63
    const name = number === 63 ? file.toString('latin1', at, at + 4) : nameAt(number)
    if (number === 63) at += 4
    const version = flags >> 6
    const outlines = name === 'glyf' || name === 'loca'
    const taken = outlines ? version !== 3 : version !== 0
    const original = base128()
    return { name, taken, size: taken ? base128() : original }
  })
  return { tables, end: at }
}
