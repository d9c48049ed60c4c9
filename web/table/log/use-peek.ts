import { type PointerEvent, useCallback, useEffect, useRef } from 'react'
import type { LogActs } from './log-panel.tsx'

/** Pointers cross many lines on their way: only one that rests is looked at. */
const REST = 220

/** Tells which line is pointed at, once the pointer rests, and when it is none. */
export function usePeek(onPeek: LogActs['onPeek']) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const peeking = useRef(false)
  const pointed = useRef('')
  const hasMoved = useMoved()
  const end = useCallback(() => {
    clearTimeout(timer.current)
    if (peeking.current) onPeek?.(null, 0)
    peeking.current = false
    pointed.current = ''
  }, [onPeek])
  const begin = useCallback(
    (event: PointerEvent, move: number, at: number) => {
      const line = `${move} ${at}`
      if (event.pointerType !== 'mouse' || line === pointed.current || !hasMoved(event)) return
      pointed.current = line
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        peeking.current = true
        onPeek?.(move, at)
      }, REST)
    },
    [onPeek, hasMoved],
  )
  useEffect(() => end, [end])
  return { begin, end }
}

/** Whether the pointer is somewhere else than before: a line that comes to lie under one at rest is not pointed at. */
function useMoved(): (event: PointerEvent) => boolean {
  const last = useRef('')
  useEffect(() => {
    // Heard after every handler of the page, so that those still find the place before.
    const keep = ({ clientX, clientY }: globalThis.PointerEvent): void => {
      last.current = `${clientX} ${clientY}`
    }
    window.addEventListener('pointermove', keep)
    return () => window.removeEventListener('pointermove', keep)
  }, [])
  return useCallback(
    ({ clientX, clientY }) => last.current !== '' && last.current !== `${clientX} ${clientY}`,
    [],
  )
}
