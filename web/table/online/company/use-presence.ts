import type { Seat } from '@sternentisch/kernel'
import type { FollowedTable } from '@sternentisch/wire/client'
import { useEffect, useState } from 'react'
import { Attendance, type Gone, PATIENCE } from './attendance.ts'

/** Who of the players is not here, and for how long; looked at again from time to time while somebody is missing. */
export function useGone({ here }: FollowedTable, seats: readonly Seat[]): ReadonlyMap<Seat, Gone> {
  const [attendance] = useState(() => new Attendance())
  const [now, setNow] = useState(() => Date.now())
  attendance.hear(here, seats, Date.now())
  const waiting = !attendance.isComplete
  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => setNow(Date.now()), PATIENCE)
    return () => clearInterval(timer)
  }, [waiting])
  return attendance.gone(now)
}
