import type { Figure } from '../../statistics/index.ts'

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

const WIDTH = 320
const ROW = 14
const PAD = 8

/** What a chart shows of a figure: one row for each level, from the weaker to the stronger, over the band that is wanted. */
export interface Strip {
  readonly figures: readonly Figure[]
  /** The least and most that the axis shows. */
  readonly from: number
  readonly to: number
  readonly low?: number | undefined
  readonly high?: number | undefined
  readonly title: string
}

/** Intervals as lines with a dot, and the band as a field behind them. */
export function strip({ figures, from, to, low, high, title }: Strip): string {
  const x = (value: number): number =>
    PAD + ((Math.min(to, Math.max(from, value)) - from) / (to - from)) * (WIDTH - 2 * PAD)
  const height = figures.length * ROW + 4
  const band =
    low === undefined && high === undefined
      ? ''
      : `<rect class="band" x="${f(x(low ?? from))}" y="0" width="${f(x(high ?? to) - x(low ?? from))}" height="${height}"/>`
  const rows = figures.map(({ value, low: least, high: most }, at) => {
    const y = 2 + at * ROW + ROW / 2
    return `<g class="level${at}"><line x1="${f(x(least))}" x2="${f(x(most))}" y1="${y}" y2="${y}"/><circle cx="${f(x(value))}" cy="${y}" r="4"/></g>`
  })
  return `<svg viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${escaped(title)}">${band}${rows.join('')}</svg>`
}

/** How often each length came: one bar a value, or for a few together. */
export function histogram(values: readonly number[], title: string): string {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const step = Math.max(1, Math.ceil((most - least + 1) / 40))
  const bars = Array.from({ length: Math.floor((most - least) / step) + 1 }, () => 0)
  for (const value of values) bars[Math.floor((value - least) / step)]++
  const highest = Math.max(...bars)
  const width = (WIDTH - 2 * PAD) / bars.length
  const drawn = bars.map((count, at) => {
    const height = (count / highest) * 60
    return `<rect class="bar" x="${f(PAD + at * width)}" y="${f(64 - height)}" width="${f(Math.max(1, width - 1))}" height="${f(height)}"/>`
  })
  const labels = `<text x="${PAD}" y="78">${least}</text><text x="${WIDTH - PAD}" y="78" text-anchor="end">${most}</text>`
  return `<svg viewBox="0 0 ${WIDTH} 82" width="${WIDTH}" height="82" role="img" aria-label="${escaped(title)}">${drawn.join('')}${labels}</svg>`
}

const f = (value: number): string => value.toFixed(1)
