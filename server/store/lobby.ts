import type { Index } from './store.ts'

/** Whether a table stands in the lobby: one can sit down there, or watch. `watch` is who may. */
export const isInLobby = ({ listed, state, notice }: Index): boolean =>
  listed && (state === 'open' || (state === 'running' && notice !== null && notice.watch !== 'nobody'))

/** Open or running: it counts for whoever sits there. */
export const isLive = ({ state }: Index): boolean => state === 'open' || state === 'running'
