type Attributes = Readonly<Record<string, string>>

/** Every plain shape as a path; null for what is none. */
export function outlineOf(tag: string, of: Attributes): string | null {
  const n = (name: string): number => Number.parseFloat(of[name] ?? '0')
  switch (tag) {
    case 'path':
      return of.d ?? ''
    case 'circle':
      return oval(n('cx'), n('cy'), n('r'), n('r'))
    case 'ellipse':
      return oval(n('cx'), n('cy'), n('rx'), n('ry'))
    case 'rect':
      return box(n('x'), n('y'), n('width'), n('height'), n('rx'))
    case 'line':
      return `M${n('x1')} ${n('y1')}L${n('x2')} ${n('y2')}`
    default:
      return null
  }
}

const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}A${rx} ${ry} 0 1 0 ${x + rx} ${y}A${rx} ${ry} 0 1 0 ${x - rx} ${y}Z`

export function box(x: number, y: number, width: number, height: number, r = 0): string {
  if (r === 0) return `M${x} ${y}H${x + width}V${y + height}H${x}Z`
  const arc = `A${r} ${r} 0 0 1`
  return `M${x + r} ${y}H${x + width - r}${arc} ${x + width} ${y + r}V${y + height - r}${arc} ${x + width - r} ${y + height}H${x + r}${arc} ${x} ${y + height - r}V${y + r}${arc} ${x + r} ${y}Z`
}
