import { useCallback, useEffect, useRef } from 'react'
import type { LogActs } from './log-panel.tsx'

/** Pointers cross many lines on their way: only one that rests is looked at. */
const REST = 220

/** Tells which line is pointed at, once the pointer rests, and when it is none. */
export function usePeek(onPeek: LogActs['onPeek']) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const peeking = useRef(false)
  const end = useCallback(() => {
    clearTimeout(timer.current)
    if (peeking.current) onPeek?.(null, 0)
    peeking.current = false
  }, [onPeek])
  const begin = useCallback(
    (move: number, at: number) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        peeking.current = true
        onPeek?.(move, at)
      }, REST)
    },
    [onPeek],
  )
  useEffect(() => end, [end])
  return { begin, end }
}
