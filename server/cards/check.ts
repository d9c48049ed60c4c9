import { type ResourceLimits, Worker } from 'node:worker_threads'
import type { Refusal } from '@sternentisch/kernel'
import { refuseOnline } from '@sternentisch/wire'
import type { StoredCards } from '../store/store.ts'
import { isKnownSet } from './own-cards.ts'
import { CARD_ROLE, READY } from './thread.ts'

/** What somebody's card file may cost: milliseconds, and memory; and how many of them wait. */
export interface CheckLimits {
  readonly ms: number
  readonly memory: ResourceLimits
  readonly waiting: number
}

export const USUAL_CHECK: CheckLimits = {
  ms: 5000,
  memory: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
  waiting: 20,
}

/**
 * Looks at card files of people's own, in a thread with limits on time and memory: whatever is in one, nobody else waits for it. One
 * at a time. Only what has passed there is ever read by the server itself.
 */
export class CardCheck {
  private last: Promise<unknown> = Promise.resolve()
  private waiting = 0
  private worker: Worker | null = null
  private ready: Promise<boolean> = Promise.resolve(false)

  constructor(private readonly limits = USUAL_CHECK) {}

  /** Null where the set can be played with, else why not. */
  async whyNot(set: StoredCards): Promise<Refusal | null> {
    if (isKnownSet(set)) return null
    if (this.waiting >= this.limits.waiting) return refuseOnline('online.tooMany')
    this.waiting++
    const found = this.last.then(() => this.look(set))
    this.last = found
      .catch(() => {})
      .finally(() => {
        this.waiting--
      })
    return found
  }

  /** The thread goes when it is told to, with whatever it is at. */
  async close(): Promise<void> {
    const { worker } = this
    this.worker = null
    await worker?.terminate()
  }

  private async look(set: StoredCards): Promise<Refusal | null> {
    const worker = this.worker ?? this.start()
    const tooMuch = refuseOnline('online.cardsTooMuch')
    // What it takes to start is no fault of the file.
    if (!(await this.ready)) return tooMuch
    const answer = await new Promise<Refusal | null>((resolve) => {
      const timer = setTimeout(() => resolve(tooMuch), this.limits.ms)
      const ended = (): void => settle(tooMuch)
      const settle = (found: Refusal | null): void => {
        clearTimeout(timer)
        worker.off('exit', ended)
        resolve(found)
      }
      worker.once('message', settle)
      worker.once('exit', ended)
      worker.postMessage(set)
    })
    worker.removeAllListeners('message')
    // Nobody knows what it is still at.
    if (answer === tooMuch) await this.close()
    return answer
  }

  private start(): Worker {
    // The program itself, bundled or not: it finds this module, and with it what such a thread does.
    const worker = new Worker(new URL(import.meta.url), {
      ...{ workerData: CARD_ROLE, resourceLimits: this.limits.memory },
    })
    worker.unref()
    // A thread that is out of memory ends; the next file gets another one.
    worker.on('error', () => {})
    worker.once('exit', () => {
      if (this.worker === worker) this.worker = null
    })
    this.ready = new Promise((resolve) => {
      worker.once('message', (said) => resolve(said === READY))
      worker.once('exit', () => resolve(false))
    })
    this.worker = worker
    return worker
  }
}
