import { describe, expect, it } from 'vitest'
import { type Plan, planOf, type Scene } from './plan.ts'

const PHONE = { width: 360, height: 660, seated: true, scale: 1, zoomed: false } as const

const planFor = (offset: number, wishes: Partial<Scene> = {}): Plan =>
  planOf({ ...PHONE, columns: 5 + Math.abs(offset), leftmost: offset < 0 ? 'far' : 'near', ...wishes })

const slimIn = ({ columns }: Plan): string => columns.map(({ slim }) => (slim ? 'i' : 'W')).join('')

describe('where everything lies', () => {
  it.each([0, 1, 2, 3, -3])('keeps the own cards readable on a phone: offset %i', (offset) => {
    const { columns } = planFor(offset)
    const own = offset < 0 ? columns.slice(-5) : columns.slice(0, 5)
    expect(Math.min(...own.map(({ width }) => width))).toBeGreaterThanOrEqual(52)
  })

  it.each([320, 360, 412, 768, 1440])('fits all columns, one beside the other, into %i', (width) => {
    for (const offset of [0, 1, 2, 3]) {
      const { columns } = planFor(offset, { width, height: width > 1000 ? 800 : 660 })
      let free = 0
      for (const column of columns) {
        expect(column.left).toBeGreaterThanOrEqual(free)
        free = column.left + column.width
      }
      expect(free).toBeLessThanOrEqual(width)
    }
  })

  it('makes slim what only the smaller board reaches, on whichever side it lies', () => {
    expect(slimIn(planFor(3))).toBe('WWWWWiii')
    expect(slimIn(planFor(-2))).toBe('iiWWWWW')
    expect(slimIn(planFor(3, { zoomed: true }))).toBe('iiiWWWWW')
    expect(slimIn(planFor(-2, { zoomed: true }))).toBe('WWWWWii')
  })

  it('makes nothing slim where there is room', () => {
    for (const width of [768, 1440]) expect(slimIn(planFor(3, { width }))).toBe('WWWWWWWW')
    expect(slimIn(planFor(1))).toBe('WWWWWW')
  })

  it('leaves slim columns wide enough to be touched', () => {
    for (const { width } of planFor(3).columns) expect(width).toBeGreaterThanOrEqual(20)
  })
})
