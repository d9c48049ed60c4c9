/** Where a point goes: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const STILL: Matrix = [1, 0, 0, 1, 0, 0]

export const moved = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y]

const scaled = (x: number, y: number): Matrix => [x, 0, 0, y, 0, 0]

export function turned(degrees: number, x = 0, y = 0): Matrix {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return times(times(moved(x, y), [cos, sin, -sin, cos, 0, 0]), moved(-x, -y))
}

/** First the second, then the first. */
export const times = (one: Matrix, two: Matrix): Matrix => [
  one[0] * two[0] + one[2] * two[1],
  one[1] * two[0] + one[3] * two[1],
  one[0] * two[2] + one[2] * two[3],
  one[1] * two[2] + one[3] * two[3],
  one[0] * two[4] + one[2] * two[5] + one[4],
  one[1] * two[4] + one[3] * two[5] + one[5],
]

/** `translate(3 4) rotate(90)`, as drawings have it. */
export function matrixOf(written: string): Matrix {
  let matrix = STILL
  for (const [, name, list] of written.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const n = list.split(/[\s,]+/).map(Number)
    if (name === 'translate') matrix = times(matrix, moved(n[0], n[1] ?? 0))
    else if (name === 'scale') matrix = times(matrix, scaled(n[0], n[1] ?? n[0]))
    else if (name === 'rotate') matrix = times(matrix, turned(n[0], n[1], n[2]))
    else throw new Error(`nothing on paper is drawn with ${name}`)
  }
  return matrix
}

/** How a picture of its own measures is put into its place: whole, in the middle. */
export function fitted(box: readonly number[], x: number, y: number, width: number, height: number): Matrix {
  const [left, top, wide, high] = box
  const scale = Math.min(width / wide, height / high)
  const place = moved(x + (width - wide * scale) / 2, y + (height - high * scale) / 2)
  return times(times(place, scaled(scale, scale)), moved(-left, -top))
}
