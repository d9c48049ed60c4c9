import { useSyncExternalStore } from 'react'

/**
 * What the frame shows of online play. It is a part of every page, and nearly nothing: what fills it in is fetched once the
 * page can be used, and only where there is a server does it ever change.
 */
export interface OnlineSign {
  readonly shown: boolean
  /** So many matches wait for me. */
  readonly waiting: number
  /** What the tab says instead of the name of its place; null as a rule. */
  readonly turn: string | null
}

let sign: OnlineSign = { shown: false, waiting: 0, turn: null }
const listeners = new Set<() => void>()

export function putUpSign(changes: Partial<OnlineSign>): void {
  sign = { ...sign, ...changes }
  for (const listener of [...listeners]) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useOnlineSign = (): OnlineSign => useSyncExternalStore(subscribe, () => sign)
