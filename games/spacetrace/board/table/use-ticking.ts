import { useEffect, useRef, useState } from 'react'

/** A figure that counts to its new value and does not jump: ships go out one by one. At once when `time` is 0. */
export function useTicking(value: number, time: number): number {
  const [shown, show] = useState(value)
  const from = useRef(value)
  useEffect(() => {
    const start = from.current
    if (time === 0 || start === value) {
      from.current = value
      show(value)
      return
    }
    const begun = performance.now()
    let frame = 0
    const tick = (now: number): void => {
      // A frame may have begun before the count did.
      const part = Math.min(1, Math.max(0, (now - begun) / time))
      from.current = Math.round(start + (value - start) * part)
      show(from.current)
      if (part < 1) frame = requestAnimationFrame(tick)
    }
    frame = requestAnimationFrame(tick)
    return () => cancelAnimationFrame(frame)
  }, [value, time])
  return shown
}
