import { useMedia } from '../../shell/use-media.ts'

/** Wide enough for log and chart beside the board. */
export const useWide = (): boolean => useMedia('(min-width: 1200px) and (min-height: 640px)')

/** High enough that a line below the board takes nothing from it. */
export const useRoomy = (): boolean => useMedia('(min-height: 560px)')
