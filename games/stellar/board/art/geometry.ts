/** Points and paths that drawings are made of. */
export type Point = readonly [number, number]

const short = (value: number): number => Math.round(value * 100) / 100

/** The point at an angle in degrees; 0 is to the right, 90 below. */
export const polar = (angle: number, radius: number, [x, y]: Point = [50, 50]): Point => [
  short(x + radius * Math.cos((angle * Math.PI) / 180)),
  short(y + radius * Math.sin((angle * Math.PI) / 180)),
]

export const closed = (points: readonly Point[]): string =>
  `M${points.map((point) => point.join(' ')).join('L')}Z`
export const line = (...points: readonly Point[]): string =>
  `M${points.map((point) => point.join(' ')).join('L')}`

/** A small circle as a piece of a path, so that a hundred of them are one element. */
export const dot = (x: number, y: number, r: number): string => {
  const [a, b] = [short(x - r), short(y)]
  return `M${a} ${b}a${short(r)} ${short(r)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-2 * r)} 0`
}

/** The same scatter every time: drawings must not change from one look to the next. */
export const scatterFrom = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}
