import type { Seat } from '@sternentisch/kernel'
import type { FollowedTable } from '@sternentisch/wire/client'
import { useEffect, useRef, useState } from 'react'

/** So long nobody is told that somebody is gone: most come back. */
const PATIENCE = 5000
const MINUTE = 60_000

export interface Gone {
  /** Whole minutes. */
  readonly minutes: number
}

/** Who of the players is not here, and for how long as far as this page knows. A short gap is none. */
export function useGone({ here }: FollowedTable, seats: readonly Seat[]): ReadonlyMap<Seat, Gone> {
  const since = useRef(new Map<Seat, number>())
  const [now, setNow] = useState(() => Date.now())
  for (const seat of seats) {
    if (here.includes(seat)) since.current.delete(seat)
    else if (!since.current.has(seat)) since.current.set(seat, Date.now())
  }
  const waiting = since.current.size > 0
  useEffect(() => {
    if (!waiting) return
    const timer = setInterval(() => setNow(Date.now()), PATIENCE)
    return () => clearInterval(timer)
  }, [waiting])
  const gone = new Map<Seat, Gone>()
  for (const [seat, left] of since.current)
    if (now - left >= PATIENCE) gone.set(seat, { minutes: Math.floor((now - left) / MINUTE) })
  return gone
}
