import type { Face, Measure } from '@sternentisch/grammar/print'

/** A face as style sheets name it. */
export const fontOf = ({ family, weight, italic }: Face, size: number): string =>
  `${italic ? 'italic ' : ''}${weight} ${size}px "${family}"`

const SIZE = 100
let paper: CanvasRenderingContext2D | null = null
const widths = new Map<string, number>()

/** How wide the browser sets a text. */
export const measure: Measure = (text, face) => {
  const key = `${fontOf(face, 1)} ${face.stretch} ${text}`
  const known = widths.get(key)
  if (known !== undefined) return known
  paper ??= document.createElement('canvas').getContext('2d')
  if (!paper) return text.length * 0.55
  paper.font = fontOf(face, SIZE)
  // Where it is not known, lines are taken for wider than they are, and have room all the same.
  paper.fontStretch = (face.stretch ?? 100) < 90 ? 'condensed' : 'normal'
  const width = paper.measureText(text).width / SIZE
  widths.set(key, width)
  return width
}
