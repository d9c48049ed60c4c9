import { useEffect, useRef } from 'react'

/**
 * Leads to the rule that the address names: its place on the page, the focus, and whatever hides it out of the
 * way. A frame later, because arriving at the page itself leads to its top.
 */
export function useGoTo(id: string | null, clearTheWay: () => void): void {
  const clear = useRef(clearTheWay)
  clear.current = clearTheWay
  useEffect(() => {
    if (id === null) return
    clear.current()
    const frame = requestAnimationFrame(() => {
      const goal = document.getElementById(id)
      goal?.scrollIntoView({ block: 'start' })
      goal?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [id])
}
