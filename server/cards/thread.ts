import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import type { StoredCards } from '../store/store.ts'
import { whyNoSet } from './own-cards.ts'

/** How a thread knows what it is there for, and what it says once it has loaded what it needs. */
export const CARD_ROLE = 'sternentisch cards'
export const READY = 'ready'

if (!isMainThread && workerData === CARD_ROLE) {
  parentPort?.on('message', (set: StoredCards) => parentPort?.postMessage(whyNoSet(set)))
  parentPort?.postMessage(READY)
}
