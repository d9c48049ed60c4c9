import { type CSSProperties, type RefObject, useLayoutEffect, useState, useSyncExternalStore } from 'react'

export interface Size {
  readonly width: number
  readonly height: number
}

/** Before anything is measured: the table of a common screen. */
const USUAL: Size = { width: 1140, height: 848 }

/** The size of an element, kept up to date. */
export function useSize(root: RefObject<Element | null>): Size {
  const [size, resize] = useState(USUAL)
  useLayoutEffect(() => {
    const element = root.current
    if (!element) return
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element
      if (width > 0 && height > 0)
        resize((old) => (old.width === width && old.height === height ? old : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [root])
  return size
}

/**
 * `--room-w` and `--room-h`, for everything on a board to follow. A board measures itself instead of being a container
 * for queries: inside one the browser styles again while it lays out, and takes twice as long for every change.
 */
export const measuresOf = ({ width, height }: Size): CSSProperties =>
  ({ '--room-w': `${width}px`, '--room-h': `${height}px` }) as CSSProperties

const SCALES: Readonly<Record<string, number>> = { small: 0.85, normal: 1, large: 1.2 }

const listen = (changed: () => void): (() => void) => {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-card-size'] })
  return () => observer.disconnect()
}

/** The size of cards that the person has chosen in the settings. */
export const useCardScale = (): number =>
  useSyncExternalStore(
    listen,
    () => SCALES[document.documentElement.dataset.cardSize ?? 'normal'] ?? 1,
    () => 1,
  )
