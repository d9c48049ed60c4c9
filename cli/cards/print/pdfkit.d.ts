// As much of these two packages as is used here; neither brings types along.
declare module 'fontkit' {
  interface Glyph {
    readonly advanceWidth: number
    _getContours(): { readonly x: number; readonly y: number; readonly onCurve: boolean }[][]
  }
  export interface Font {
    readonly unitsPerEm: number
    readonly postscriptName: string
    readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>
    readonly numGlyphs: number
    getGlyph(at: number): Glyph
    hasGlyphForCodePoint(code: number): boolean
    layout(text: string): { readonly advanceWidth: number }
    getVariation(axes: Readonly<Record<string, number>>): Font
  }
  export function create(bytes: Uint8Array): Font
}

declare module 'pdfkit' {
  import type { Font } from 'fontkit'

  interface Options {
    readonly autoFirstPage: false
    readonly font: Font
    readonly info: Readonly<Record<string, string | Date>>
    readonly lang: string
    readonly compress?: boolean
  }
  interface TextOptions {
    readonly lineBreak: false
    readonly baseline: 'alphabetic'
    readonly characterSpacing: number
  }
  export default class PDFDocument {
    constructor(options: Options)
    addPage(page: { readonly size: readonly [number, number]; readonly margin: number }): this
    save(): this
    restore(): this
    transform(a: number, b: number, c: number, d: number, e: number, f: number): this
    path(d: string): this
    clip(): this
    fill(rule?: 'even-odd'): this
    stroke(): this
    fillAndStroke(fill?: undefined, stroke?: undefined, rule?: 'even-odd'): this
    fillColor(colour: string): this
    strokeColor(colour: string): this
    fillOpacity(opacity: number): this
    strokeOpacity(opacity: number): this
    lineWidth(width: number): this
    lineCap(cap: string): this
    lineJoin(join: string): this
    dash(length: readonly number[], options: { readonly phase: number }): this
    font(font: Font): this
    fontSize(size: number): this
    text(text: string, x: number, y: number, options: TextOptions): this
    on(event: 'data', heard: (bytes: Uint8Array) => void): this
    on(event: 'end', heard: () => void): this
    end(): void
  }
}
