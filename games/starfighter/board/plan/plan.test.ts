import { describe, expect, it } from 'vitest'
import { handPlaces } from '../hand/places.ts'
import { type Plan, planOf, type Scene } from './plan.ts'

const PHONE = { width: 360, height: 660, seated: true, acts: true, scale: 1, zoomed: false } as const

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

  it('lays the hand below the own hull, also above a hint', () => {
    for (const height of [520, 530, 560, 600, 640, 660, 700])
      for (const offset of [0, 3]) {
        const { nearTop, near, band, handRoom } = planFor(offset, { height })
        expect(handRoom.top).toBeGreaterThanOrEqual(nearTop + 5 * near + 15 + band)
      }
  })

  it('makes nothing slim where there is room', () => {
    for (const width of [768, 1440]) expect(slimIn(planFor(3, { width }))).toBe('WWWWWWWW')
    expect(slimIn(planFor(1))).toBe('WWWWWW')
  })

  it.each([
    [1140, 836, 84],
    [1620, 1016, 130],
  ])(
    'uses the width of %i × %i for eight columns, and only then narrows the rails',
    (width, height, least) => {
      const apart = planFor(3, { width, height })
      expect(apart.shape).toBe('wide')
      expect(apart.card).toBeGreaterThanOrEqual(least)
      expect(apart.columns[0].left).toBeGreaterThanOrEqual(apart.leftRail)
      expect(apart.columns.at(-1)!.left + apart.card).toBeLessThanOrEqual(width - apart.rightRail)
      const facing = planFor(0, { width, height })
      expect([facing.leftRail, facing.rightRail]).toEqual([186, 300])
    },
  )

  it('leaves slim columns wide enough to be touched', () => {
    for (const { width } of planFor(3).columns) expect(width).toBeGreaterThanOrEqual(20)
  })

  it.each([
    [740, 308],
    [844, 338],
    [932, 378],
    [1024, 548],
    [667, 240],
  ])('fits a low place of %i × %i: boards from top to bottom, the hand beside them', (width, height) => {
    for (const offset of [0, 3, -3])
      for (const zoomed of [false, true]) {
        const plan = planFor(offset, { width, height, zoomed })
        expect(plan.shape).toBe('low')
        const { columns, farTop, seamTop, nearTop, near, far, band, leftRail, rightRail } = plan
        expect(farTop - band - 15).toBeGreaterThanOrEqual(0)
        expect(seamTop).toBe(farTop + 5 * far)
        expect(nearTop + 5 * near + 15 + band).toBeLessThanOrEqual(height)
        expect(columns[0].left).toBeGreaterThanOrEqual(leftRail)
        expect(columns.at(-1)!.left + columns.at(-1)!.width).toBeLessThanOrEqual(width - rightRail)
        expect(zoomed ? far : near).toBeGreaterThanOrEqual(zoomed ? near : far)
      }
  })

  it('lays a hand of any size in its room, each card with at least a third to be seen and touched', () => {
    for (const [width, height] of [
      [740, 308],
      [844, 338],
      [360, 660],
      [1440, 800],
    ])
      for (const count of [1, 2, 5, 6, 7, 10]) {
        const plan = planFor(0, { width, height })
        const places = handPlaces(plan, count)
        expect(places).toHaveLength(count)
        for (const [at, { left, top }] of places.entries()) {
          expect(left).toBeGreaterThanOrEqual(0)
          expect(left + plan.handCard).toBeLessThanOrEqual(plan.handRoom.width + 0.01)
          expect(top).toBeGreaterThanOrEqual(-0.01)
          expect(top + plan.hand).toBeLessThanOrEqual(plan.handRoom.height + 0.01)
          const over = places.slice(at + 1)
          const hidden = (each: (typeof places)[number]): boolean =>
            Math.abs(each.left - left) < plan.handCard / 3 && Math.abs(each.top - top) < plan.hand / 3
          expect(over.some(hidden)).toBe(false)
        }
      }
  })
})
