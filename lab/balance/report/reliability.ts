import type { Bin } from '../../statistics/index.ts'
import { escaped } from './chart.ts'

interface Curve {
  readonly level: number
  readonly bins: readonly Bin[]
}

const SIZE = 240
const PAD = 24

/** Fewer say too little to be drawn. */
const LEAST = 10

/** What was said from left to right, what was won from below: who is right lies on the diagonal. Larger dots have been said more often. */
export function reliabilityChart(curves: readonly Curve[], title: string): string {
  const x = (chance: number): number => PAD + chance * SIZE
  const y = (share: number): number => 8 + (1 - share) * SIZE
  const most = Math.max(1, ...curves.flatMap(({ bins }) => bins.map(({ n }) => n)))
  const dots = curves.map(({ level, bins }) => {
    const drawn = bins
      .filter(({ n }) => n >= LEAST)
      .map(
        ({ n, said, won }) =>
          `<circle cx="${f(x(said))}" cy="${f(y(won))}" r="${f(2 + 5 * Math.sqrt(n / most))}"><title>${percent(said)} – ${percent(won)} (${n})</title></circle>`,
      )
    return `<g class="level${level}">${drawn.join('')}</g>`
  })
  const diagonal = `<line class="true" x1="${x(0)}" y1="${y(0)}" x2="${x(1)}" y2="${y(1)}"/>`
  const band = `<polygon class="band" points="${[
    [0, 0.05],
    [0.95, 1],
    [1, 1],
    [1, 0.95],
    [0.05, 0],
    [0, 0],
  ]
    .map(([said, won]) => `${f(x(said))},${f(y(won))}`)
    .join(' ')}"/>`
  const labels = [0, 0.5, 1].map(
    (at) =>
      `<text x="${f(x(at))}" y="${SIZE + 22}" text-anchor="middle">${100 * at}</text><text x="${PAD - 4}" y="${f(y(at) + 4)}" text-anchor="end">${100 * at}</text>`,
  )
  const [width, height] = [SIZE + PAD + 16, SIZE + 28]
  return `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(title)}">${band}${diagonal}${dots.join('')}${labels.join('')}</svg>`
}

const f = (value: number): string => value.toFixed(1)
const percent = (share: number): string => `${(100 * share).toFixed(0)} %`
