import { expect, it } from 'vitest'
import { Attendance } from '../company/attendance.ts'

const at = (attendance: Attendance, now: number) => [...attendance.gone(now)]

it('who was gone when the page came is away for nobody knows how long, and never “coming back”', () => {
  const attendance = new Attendance()
  attendance.hear([0], [0, 1], 0)
  expect(at(attendance, 4999)).toEqual([])
  for (const later of [5000, 30_000, 600_000]) expect(at(attendance, later)).toEqual([[1, { minutes: null }]])
})

it('who leaves before one’s eyes is coming back, and then away for so many minutes', () => {
  const attendance = new Attendance()
  attendance.hear([0, 1], [0, 1], 0)
  expect(attendance.isComplete).toBe(true)
  attendance.hear([0], [0, 1], 10_000)
  expect(at(attendance, 14_000)).toEqual([])
  expect(at(attendance, 15_000)).toEqual([[1, { minutes: 0 }]])
  expect(at(attendance, 130_000)).toEqual([[1, { minutes: 2 }]])
  attendance.hear([0, 1], [0, 1], 140_000)
  expect(at(attendance, 200_000)).toEqual([])
})
