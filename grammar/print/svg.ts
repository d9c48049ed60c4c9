import type { Clip, Ink } from './ink.ts'
import type { Matrix } from './matrix.ts'
import type { Page } from './sheet.ts'

const n = (value: number): string => String(Math.round(value * 1e4) / 1e4)
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const matrix = (of: Matrix): string => ` transform="matrix(${of.map(n).join(' ')})"`

/** A page for the browser, at its true size: the same ink as in the file for the printer. */
export function svgOf({ width, height, ink }: Page, name: string): string {
  const clips = new Map<string, string>()
  const clipped = (drawn: string, [first, ...rest]: readonly Clip[]): string => {
    if (!first) return drawn
    const key = `${first.d} ${first.matrix.join()}`
    const id = clips.get(key) ?? `${name}-${clips.size}`
    clips.set(key, id)
    return `<g clip-path="url(#${id})">${clipped(drawn, rest)}</g>`
  }
  const drawn = ink.map((each) => clipped(marked(each), each.clips)).join('')
  const defs = [...clips].map(([key, id]) => {
    const at = key.lastIndexOf(' ')
    const of = key
      .slice(at + 1)
      .split(',')
      .map(Number) as unknown as Matrix
    return `<clipPath id="${id}"><path d="${key.slice(0, at)}"${matrix(of)}/></clipPath>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}"><defs>${defs.join('')}</defs>${drawn}</svg>`
}

function marked(ink: Ink): string {
  if (ink.kind === 'line') {
    const { face, text, x, y, size, anchor, spacing, fill, fillOpacity } = ink
    // Attributes, not a style: a page need not allow what is written into its elements.
    const set = `font-family="${face.family}" font-size="${n(size)}" font-weight="${face.weight}" font-style="${face.italic ? 'italic' : 'normal'}" font-stretch="${face.stretch ?? 100}%" letter-spacing="${n(spacing * size)}"`
    return `<text x="${n(x)}" y="${n(y)}" ${set} text-anchor="${anchor}" fill="${fill}" fill-opacity="${n(fillOpacity)}"${matrix(ink.matrix)}>${escaped(text)}</text>`
  }
  const { d, fill, fillOpacity, evenOdd, stroke, strokeOpacity, strokeWidth, dash, dashOffset, cap, join } =
    ink
  const filled = fill
    ? `fill="${fill}" fill-opacity="${n(fillOpacity)}"${evenOdd ? ' fill-rule="evenodd"' : ''}`
    : 'fill="none"'
  const stroked = stroke
    ? ` stroke="${stroke}" stroke-opacity="${n(strokeOpacity)}" stroke-width="${strokeWidth}" stroke-linecap="${cap}" stroke-linejoin="${join}"${dash.length ? ` stroke-dasharray="${dash.join(' ')}" stroke-dashoffset="${dashOffset}"` : ''}`
    : ''
  return `<path d="${d}" ${filled}${stroked}${matrix(ink.matrix)}/>`
}
