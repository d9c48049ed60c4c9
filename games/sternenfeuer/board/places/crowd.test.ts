import { describe, expect, it } from 'vitest'
import { columnOn, crowdOf } from './crowd.ts'

describe('how close figures stand', () => {
  it.each([
    [1, undefined],
    [2, undefined],
    [3, 'close'],
    [4, 'narrow'],
    [6, 'narrow over'],
    [7, 'narrow over packed'],
  ])('%i in a wide place: %s', (figures, crowd) => {
    expect(crowdOf(figures, Number.POSITIVE_INFINITY)).toBe(crowd)
  })

  it('depends on a phone on the width of the place as well', () => {
    const place = columnOn({ width: 360, height: 740 }, '0.25')
    expect(place).toBe(83)
    expect(crowdOf(2, place)).toBeUndefined()
    expect(crowdOf(3, place)).toBe('close over packed')
    expect(crowdOf(3, 98)).toBe('close over')
    expect(crowdOf(2, 50)).toBe('over packed')
    expect(crowdOf(1, 30)).toBeUndefined()
  })

  it('does not on a desk, a tablet or a phone on its side', () => {
    for (const [width, height] of [
      [1140, 848],
      [768, 970],
      [844, 340],
    ])
      expect(columnOn({ width, height }, '0.1')).toBe(Number.POSITIVE_INFINITY)
  })
})
