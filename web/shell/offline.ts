import { useSyncExternalStore } from 'react'

let waiting: ServiceWorker | null = null
const listeners = new Set<() => void>()

const announce = (worker: ServiceWorker | null): void => {
  waiting = worker
  for (const listener of listeners) listener()
}

/** Keeps the whole app on this device, so that it starts without a network. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', () => void register())
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('./sw.js')
    const look = (): void => {
      // Without a worker in charge this is the first visit: nothing older is running.
      if (registration.waiting && navigator.serviceWorker.controller) announce(registration.waiting)
    }
    look()
    registration.addEventListener('updatefound', () =>
      registration.installing?.addEventListener('statechange', look),
    )
  } catch {
    // Private windows and odd servers refuse service workers; the app works without, only not offline.
  }
}

/** A newer version that waits to take over; null if this one is the newest known. */
export const useNewVersion = (): (() => void) | null => {
  const worker = useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    () => waiting,
  )
  return worker ? () => takeOver(worker) : null
}

function takeOver(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  worker.postMessage({ type: 'SKIP_WAITING' })
}
