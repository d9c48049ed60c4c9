import { useSyncExternalStore } from 'react'

/** Whether a media query holds, now and from now on. */
function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
  )
}

/** Wide enough for log and chart beside the board. */
export const useWide = (): boolean => useMedia('(min-width: 1200px) and (min-height: 640px)')

/** High enough that a line below the board takes nothing from it. */
export const useRoomy = (): boolean => useMedia('(min-height: 560px)')
