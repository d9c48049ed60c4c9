import { describe, expect, test } from 'vitest'
import { type Box, nearest } from '../compass.ts'

const box = (x: number, y: number): Box => ({ left: x, top: y, right: x + 10, bottom: y + 10 })

describe('arrow keys', () => {
  //  0   1   2
  //  3       4
  const boxes = [box(0, 0), box(20, 0), box(40, 0), box(0, 20), box(40, 20)]

  test('go to the next thing in a row', () => {
    expect(nearest(boxes[0], boxes, 'right')).toBe(1)
    expect(nearest(boxes[2], boxes, 'left')).toBe(1)
  })

  test('go straight up and down before sideways', () => {
    expect(nearest(boxes[2], boxes, 'down')).toBe(4)
    expect(nearest(boxes[3], boxes, 'up')).toBe(0)
  })

  test('reach things that lie askew when nothing lies straight ahead', () => {
    expect(nearest(boxes[1], boxes, 'down')).toBeGreaterThanOrEqual(3)
  })

  test('stay where nothing lies in that direction', () => {
    expect(nearest(boxes[4], boxes, 'right')).toBe(-1)
  })

  test('end a row where nothing stands in it, though something lies further below', () => {
    const hand = box(60, 200)
    expect(nearest(boxes[2], [...boxes, hand], 'right')).toBe(-1)
    expect(nearest(boxes[4], [...boxes, hand], 'down')).toBe(5)
  })

  test('go on to what is a little higher or lower', () => {
    expect(nearest(boxes[1], [box(60, 14)], 'right')).toBe(0)
  })
})
