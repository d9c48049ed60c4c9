import type { Clip, Ink, Matrix, Page } from '@sternentisch/grammar/print'
import PDFDocument from 'pdfkit'
import type { Fonts } from './fonts.ts'

/** A millimetre in points. */
const MM = 72 / 25.4

type Outline = Extract<Ink, { readonly kind: 'outline' }>
type Line = Extract<Ink, { readonly kind: 'line' }>

export interface PdfWish {
  readonly title: string
  readonly author: string
  readonly lang: string
  readonly fonts: Fonts
}

/** Pages as a PDF: outlines stay outlines, texts stay texts, with the letters of their fonts that are used. */
export function pdfOf(pages: Iterable<Page>, { title, author, lang, fonts }: PdfWish): Promise<Uint8Array> {
  const plain = fonts.of({ family: '', weight: 400 })
  const document = new PDFDocument({
    ...{ autoFirstPage: false, font: plain, lang },
    info: { Title: title, Author: author, Creator: 'Sternentisch', Producer: 'Sternentisch' },
  })
  const parts: Uint8Array[] = []
  const whole = new Promise<Uint8Array>((resolve) => {
    document.on('data', (bytes) => void parts.push(bytes))
    document.on('end', () => resolve(Buffer.concat(parts)))
  })
  for (const { width, height, ink } of pages) {
    document.addPage({ size: [width * MM, height * MM], margin: 0 })
    document.save().transform(MM, 0, 0, MM, 0, 0)
    for (const each of ink) draw(document, each, fonts)
    document.restore()
  }
  document.end()
  return whole
}

function draw(document: PDFDocument, ink: Ink, fonts: Fonts): void {
  document.save()
  for (const clip of ink.clips) cutOut(document, clip)
  document.transform(...ink.matrix)
  if (ink.kind === 'line') set(document, ink, fonts)
  else paint(document, ink)
  document.restore()
}

/** Drawn where it lies; what follows is measured as before. */
function cutOut(document: PDFDocument, { d, matrix }: Clip): void {
  document.transform(...matrix)
  document.path(d).clip()
  document.transform(...inverse(matrix))
}

function inverse([a, b, c, d, e, f]: Matrix): Matrix {
  const area = a * d - b * c
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area]
}

function paint(document: PDFDocument, ink: Outline): void {
  const { fill, stroke, evenOdd } = ink
  if (fill) document.fillColor(fill).fillOpacity(ink.fillOpacity)
  if (stroke) {
    document.strokeColor(stroke).strokeOpacity(ink.strokeOpacity)
    document.lineWidth(ink.strokeWidth).lineCap(ink.cap).lineJoin(ink.join)
    const [on, off = on] = ink.dash
    if (on !== undefined) document.dash(ink.dash.length > 1 ? ink.dash : [on, off], { phase: ink.dashOffset })
  }
  document.path(ink.d)
  const rule = evenOdd ? 'even-odd' : undefined
  if (fill && stroke) document.fillAndStroke(undefined, undefined, rule)
  else if (fill) document.fill(rule)
  else document.stroke()
}

function set(document: PDFDocument, ink: Line, fonts: Fonts): void {
  const stretches = fonts.stretches(ink.text, ink.face)
  const spacing = ink.spacing * ink.size
  const widths = stretches.map(
    ({ text, font }) =>
      (font.layout(text).advanceWidth / font.unitsPerEm) * ink.size + [...text].length * spacing,
  )
  const whole = widths.reduce((sum, width) => sum + width, 0)
  let x = ink.x - { start: 0, middle: whole / 2, end: whole }[ink.anchor]
  document.fillColor(ink.fill).fillOpacity(ink.fillOpacity)
  for (const [at, { text, font }] of stretches.entries()) {
    document.font(font).fontSize(ink.size)
    document.text(text, x, ink.y, { lineBreak: false, baseline: 'alphabetic', characterSpacing: spacing })
    x += widths[at]
  }
}
