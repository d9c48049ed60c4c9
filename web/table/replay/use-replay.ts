import type { Reader } from '@sternentisch/kernel'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { addressOf } from '../../shell/router.ts'
import { paceNow } from '../../shell/settings.ts'
import { Projector } from './projector.ts'
import type { ReplayPlace } from './replay-view.tsx'

/** Shows what was seen from a move on, until nobody looks any more. */
export function useReplay(seen: Reader, from: number, place: ReplayPlace) {
  const projector = useMemo(() => new Projector(seen, from, paceNow), [seen, from])
  const state = useSyncExternalStore(projector.subscribe, () => projector.state)
  const { at, running } = state
  useEffect(() => () => projector.halt(), [projector])
  useEffect(() => {
    // The address follows, so that it can be shared or reloaded; nothing listens to it here.
    if (!running) history.replaceState(null, '', addressOf({ ...place, move: at }))
  }, [place, at, running])
  return { projector, ...state }
}
