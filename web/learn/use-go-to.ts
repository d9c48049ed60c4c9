import { useEffect, useRef } from 'react'

/**
 * Leads to the rule that the address names: its place on the page and the focus, once it is there; whatever hides
 * it is put out of the way first. A frame later, because arriving at the page itself leads to its top.
 */
export function useGoTo(id: string | null, isThere: boolean, clearTheWay: () => void): void {
  const clear = useRef(clearTheWay)
  clear.current = clearTheWay
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    wanted.current = id
    if (id !== null) clear.current()
  }, [id])
  useEffect(() => {
    if (id === null || !isThere || wanted.current !== id) return
    const frame = requestAnimationFrame(() => {
      wanted.current = null
      const goal = document.getElementById(id)
      goal?.scrollIntoView({ block: 'start' })
      goal?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [id, isThere])
}
