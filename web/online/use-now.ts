import { useEffect, useState } from 'react'

/** The time of day, often enough for “2 min left”. */
export function useNow(every = 15_000): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}

/** “0:18”, as a watch shows it. */
export const ticking = (time: number): string =>
  `${Math.floor(time / 60_000)}:${String(Math.floor(time / 1000) % 60).padStart(2, '0')}`
