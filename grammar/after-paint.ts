import { useEffect, useState } from 'react'

/** Does the work once the page has been painted as it is now; the answer calls it off. */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    // The frame is about to be painted: what is timed now comes after it.
    timer = setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/**
 * How many things of a long list are drawn so far: some with each frame, so that none of them takes long. Where there
 * are no frames, all at once.
 */
export function useUnfolding(all: number, atOnce: number): number {
  const [shown, show] = useState(() => (typeof requestAnimationFrame === 'undefined' ? all : atOnce))
  useEffect(() => {
    if (shown < all) return afterPaint(() => show(shown + atOnce))
  }, [shown, all, atOnce])
  return shown
}
