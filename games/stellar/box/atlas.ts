/** An atlas sheet bent by a black hole: a grid of lines pulled towards it. */
export interface Hole {
  readonly x: number
  readonly y: number
  /** How strongly it pulls. */
  readonly pull: number
}

const shortly = (value: number): number => Math.round(value * 10) / 10

const bend = ({ x: hx, y: hy, pull }: Hole, x: number, y: number): [number, number] => {
  const [dx, dy] = [x - hx, y - hy]
  const k = Math.min(0.92, pull / (dx * dx + dy * dy + pull * 0.4))
  return [x - dx * k, y - dy * k]
}

/** Straight stretches need few points; only near the hole every one of them shows. */
const NEAR = 130
const SPARSE = 4

const line = (hole: Hole, points: readonly (readonly [number, number])[]): string =>
  points
    .filter(
      ([x, y], at) =>
        at % SPARSE === 0 ||
        (Math.abs(x - hole.x) < NEAR && Math.abs(y - hole.y) < NEAR) ||
        at === points.length - 1,
    )
    .map(([x, y]) => bend(hole, x, y))
    .map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${shortly(x)} ${shortly(y)}`)
    .join('')

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step)

/** One path for the whole sheet of a given size. */
export function atlasGrid(width: number, height: number, hole: Hole): string {
  const spacing = 26
  const [midX, midY] = [width / 2, height / 2]
  const upright = range(-80, width + 80, spacing).map((x) =>
    line(
      hole,
      range(-20, height + 20, 8).map((y) => [x + (y - midY) * 0.1, y]),
    ),
  )
  const across = range(-40, height + 160, spacing).map((y) =>
    line(
      hole,
      range(-20, width + 20, 8).map((x) => [x, y - ((x - midX) / 48) ** 2]),
    ),
  )
  return [...upright, ...across].join('')
}

/** Small stars, always the same. */
export function atlasStars(width: number, height: number, count: number): string {
  let state = 4711
  const chance = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  return Array.from({ length: count }, () => {
    const [x, y, r] = [chance() * width, chance() * height, 0.5 + chance() * 1.1].map(shortly)
    return `M${x} ${y}m-${r} 0a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 -${r * 2} 0`
  }).join('')
}
