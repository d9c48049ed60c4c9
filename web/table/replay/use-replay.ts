import type { Reader } from '@sternentisch/kernel'
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { addressOf, placeAt } from '../../shell/router.ts'
import { paceNow } from '../../shell/settings.ts'
import { atSheet } from '../side/use-back-closes.ts'
import { Projector } from './projector.ts'
import type { ReplayPlace } from './replay-view.tsx'

/** Shows what was seen from a move on, until nobody looks any more. */
export function useReplay(seen: Reader, from: number, place: ReplayPlace) {
  const projector = useMemo(() => new Projector(seen, from, paceNow), [seen, from])
  const state = useSyncExternalStore(projector.subscribe, () => projector.state)
  const { at, running } = state
  useEffect(() => () => projector.halt(), [projector])
  // The address follows, so that it can be shared or reloaded. That changes nothing about where Back leads.
  const follow = (): void => history.replaceState(history.state, '', addressOf({ ...place, move: at }))
  const following = useRef(follow)
  following.current = follow
  useEffect(() => {
    if (!running) follow()
  }, [projector, place, at, running])
  // One listener for as long as the match is shown: the same event draws the page anew, which must not take it away in between.
  useEffect(() => {
    const changed = ({ newURL }: HashChangeEvent): void => {
      const typed = placeAt(new URL(newURL).hash)
      // Beneath a sheet that Back has closed stands where the match was when it was opened. Nobody asked for that.
      if (atSheet()) following.current()
      else if ('move' in typed && typed.move != null) projector.jump(typed.move)
    }
    addEventListener('hashchange', changed)
    return () => removeEventListener('hashchange', changed)
  }, [projector])
  return { projector, ...state }
}
