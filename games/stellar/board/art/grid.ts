// A grid of hours and degrees that black holes pull at
import { remember } from '@sternentisch/kernel'
import type { Point } from './geometry.ts'

interface Grid {
  readonly width: number
  readonly height: number
  readonly step: number
  readonly holes: readonly Point[]
  /** How far a hole reaches, and how strongly it pulls. */
  readonly reach: number
  readonly pull: number
  readonly fine: number
  /** How much the whole sky bows. */
  readonly bow: number
}

function bend([x, y]: Point, { holes, reach, pull }: Grid): string {
  let [a, b] = [x, y]
  for (const [cx, cy] of holes) {
    const [dx, dy] = [x - cx, y - cy]
    const force = pull * Math.exp(-(dx * dx + dy * dy) / (reach * reach))
    a -= dx * force
    b -= dy * force
  }
  return `${tenths(a)} ${tenths(b)}`
}

const tenths = (value: number): number => Math.round(value * 10) / 10

/** Beyond so many reaches a hole pulls by less than a pixel. */
const FAR = 2.6
/** Where nothing pulls, a line is as good as straight, and one point of so many is enough. */
const SPARSE = 8

const isPulled = ([x, y]: Point, { holes, reach }: Grid): boolean =>
  holes.some(([cx, cy]) => Math.hypot(x - cx, y - cy) < reach * FAR)

const bowed = (x: number, y: number, { width, height, bow }: Grid): Point => [
  x + (x - width / 2) * bow * ((y - height / 2) / height) ** 2 * 4,
  y - ((x - width / 2) / width) ** 2 * 4 * bow * height * 0.6 * (((height / 2 - y) / height) * 2),
]

const drawn = new Map<string, readonly [string, string]>()

/** The same few grids are asked for again and again. */
export function gridLines(grid: Grid): readonly [string, string] {
  const name = JSON.stringify(grid)
  if (drawn.size > 40) drawn.clear()
  return remember(drawn, name, () => drawLines(grid))
}

/** Every second line is a major one. */
function drawLines(grid: Grid): readonly [string, string] {
  const { width, height, step, fine } = grid
  const lines: [string, string] = ['', '']
  const walk = (from: number, to: number, at: (t: number) => Point): string => {
    let path = ''
    for (let t = from, n = 0; t <= to; t += fine, n++) {
      const point = bowed(...at(t), grid)
      const needed = n % SPARSE === 0 || t + fine > to || isPulled(point, grid)
      if (needed) path += (path ? 'L' : 'M') + bend(point, grid)
    }
    return path
  }
  for (let y = -step * 2, n = 0; y <= height + step * 2; y += step / 2, n++)
    lines[n % 2] += walk(-step, width + step, (x) => [x, y])
  for (let x = -step, n = 0; x <= width + step; x += step / 2, n++)
    lines[n % 2] += walk(-step, height + step, (y) => [x, y])
  return lines
}
