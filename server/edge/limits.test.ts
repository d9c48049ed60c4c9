import { expect, it } from 'vitest'
import { Bucket } from './limits.ts'

it('a clock that is set back takes nothing away from anybody', () => {
  const clock = { now: 1_000_000 }
  const bucket = new Bucket({ atOnce: 3, perSecond: 1 }, () => clock.now)
  expect(bucket.take()).toBe(true)
  clock.now -= 600_000
  expect([bucket.take(), bucket.take(), bucket.take()]).toEqual([true, true, false])
  clock.now += 1000
  expect(bucket.take()).toBe(true)
})
