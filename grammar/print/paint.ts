import { createElement, Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PrintStyle } from './contract.ts'
import type { Clip, Ink } from './ink.ts'
import { type Shape, shapesIn } from './markup.ts'
import { fitted, type Matrix, matrixOf, STILL, times } from './matrix.ts'
import { outlineOf } from './outline.ts'

type Attributes = Readonly<Record<string, string>>

/** What an element hands on to those in it. */
interface Around {
  readonly matrix: Matrix
  readonly clips: readonly Clip[]
  readonly inherited: Attributes
  readonly opacity: number
}

const INHERITED =
  /^(fill|stroke|color|font|text-anchor|letter-spacing|fill-opacity|fill-rule|stroke-[a-z]+|font-[a-z]+)$/
const UNSEEN = ['defs', 'title', 'clipPath', 'linearGradient', 'radialGradient', 'style']

/** A drawing as ink: everything that only a style sheet knows is looked up in the style of the game. */
export function inkOf(drawing: ReactNode, style: PrintStyle): readonly Ink[] {
  const shapes = shapesIn(renderToStaticMarkup(createElement(Fragment, null, drawing)))
  const clips = new Map<string, string>()
  collectClips(shapes, clips)
  const around: Around = { matrix: STILL, clips: [], inherited: { fill: '#000', color: '#000' }, opacity: 1 }
  return shapes.flatMap((shape) => (typeof shape === 'string' ? [] : inked(shape, around, style, clips)))
}

function collectClips(shapes: readonly (Shape | string)[], clips: Map<string, string>): void {
  for (const shape of shapes) {
    if (typeof shape === 'string') continue
    if (shape.tag === 'clipPath')
      clips.set(
        shape.attributes.id,
        shape.inside
          .map((each) => (typeof each === 'string' ? '' : outlineOf(each.tag, each.attributes)))
          .join(''),
      )
    collectClips(shape.inside, clips)
  }
}

function inked(shape: Shape, around: Around, style: PrintStyle, clips: ReadonlyMap<string, string>): Ink[] {
  if (UNSEEN.includes(shape.tag)) return []
  const own = styled(shape.attributes, style)
  if (own.display === 'none') return []
  const inherited = { ...around.inherited, ...only(own) }
  const matrix = times(around.matrix, placeOf(shape.tag, own))
  const clip = clips.get(/^url\(#(.*)\)$/.exec(own['clip-path'] ?? '')?.[1] ?? '')
  const inner: Around = {
    ...{ matrix, inherited },
    clips: clip ? [...around.clips, { d: clip, matrix }] : around.clips,
    opacity: around.opacity * Number(own.opacity ?? 1),
  }
  if (shape.tag === 'text') return line(shape, own, inner, style)
  const d = outlineOf(shape.tag, own)
  if (d !== null) return outline(d, inner, style)
  return shape.inside.flatMap((each) => (typeof each === 'string' ? [] : inked(each, inner, style, clips)))
}

/** The attributes of an element, those of its classes, and those of its own style, which counts most. */
function styled(attributes: Attributes, { classes }: PrintStyle): Attributes {
  const ofClasses = (attributes.class ?? '').split(' ').map((name) => classes[name] ?? {})
  const ownStyle = Object.fromEntries(
    (attributes.style ?? '')
      .split(';')
      .filter((each) => each.includes(':'))
      .map((each) => [each.slice(0, each.indexOf(':')).trim(), each.slice(each.indexOf(':') + 1).trim()]),
  )
  return Object.assign({}, attributes, ...ofClasses, ownStyle) as Attributes
}

const only = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => INHERITED.test(name)))

function placeOf(tag: string, own: Attributes): Matrix {
  const matrix = own.transform ? matrixOf(own.transform) : STILL
  if (tag !== 'svg' || !own.viewBox) return matrix
  const box = own.viewBox.split(/[\s,]+/).map(Number)
  const [x, y] = [Number(own.x ?? 0), Number(own.y ?? 0)]
  const [width, height] = [Number(own.width ?? box[2]), Number(own.height ?? box[3])]
  return times(matrix, fitted(box, x, y, width, height))
}

function outline(d: string, { matrix, clips, inherited, opacity }: Around, style: PrintStyle): Ink[] {
  const fill = paintOf(inherited.fill, inherited, style)
  const stroke = paintOf(inherited.stroke ?? 'none', inherited, style)
  const fillOpacity = opacity * Number(inherited['fill-opacity'] ?? 1)
  const strokeOpacity = opacity * Number(inherited['stroke-opacity'] ?? 1)
  if (d === '' || ((!fill || fillOpacity === 0) && (!stroke || strokeOpacity === 0))) return []
  return [
    {
      ...{ kind: 'outline', matrix, clips, d, fill, fillOpacity, stroke, strokeOpacity },
      evenOdd: inherited['fill-rule'] === 'evenodd',
      strokeWidth: Number.parseFloat(inherited['stroke-width'] ?? '1'),
      dash: (inherited['stroke-dasharray'] ?? '').split(/[\s,]+/).flatMap((n) => (n === '' ? [] : Number(n))),
      dashOffset: Number(inherited['stroke-dashoffset'] ?? 0),
      cap: inherited['stroke-linecap'] ?? 'butt',
      join: inherited['stroke-linejoin'] ?? 'miter',
    },
  ]
}

function line(shape: Shape, own: Attributes, around: Around, style: PrintStyle): Ink[] {
  const { matrix, clips, inherited, opacity } = around
  const text = shape.inside.filter((each) => typeof each === 'string').join('')
  const fill = paintOf(inherited.fill, inherited, style)
  if (text === '' || !fill) return []
  const stretch = Number.parseFloat(inherited['font-stretch'] ?? '100')
  return [
    {
      ...{ kind: 'line', matrix, clips, text, fill, x: Number(own.x ?? 0), y: Number(own.y ?? 0) },
      size: Number.parseFloat(inherited['font-size'] ?? '4'),
      face: {
        family: (inherited['font-family'] ?? 'Inter Variable').split(',')[0].replaceAll('"', ''),
        weight: Number(inherited['font-weight'] ?? 400),
        ...(inherited['font-style'] === 'italic' ? { italic: true } : {}),
        ...(stretch === 100 ? {} : { stretch }),
      },
      anchor: (inherited['text-anchor'] ?? 'start') as 'start' | 'middle' | 'end',
      spacing: Number.parseFloat(inherited['letter-spacing'] ?? '0'),
      fillOpacity: opacity * Number(inherited['fill-opacity'] ?? 1),
    },
  ]
}

/** A colour; null paints nothing. */
function paintOf(paint: string, inherited: Attributes, style: PrintStyle): string | null {
  if (paint === 'none' || paint === 'transparent') return null
  if (paint === 'currentColor') return paintOf(inherited.color, { color: '#000' }, style)
  const [, property, other] = /^var\((--[\w-]+)(?:,\s*(.*))?\)$/.exec(paint) ?? []
  if (property) return paintOf(style.colours[property] ?? other ?? '#000', inherited, style)
  const [, gradient] = /^url\(#.*?(\w+)\)$/.exec(paint) ?? []
  return gradient ? paintOf(style.paints?.[gradient] ?? 'none', inherited, style) : paint
}
