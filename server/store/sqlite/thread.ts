import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import { isRefusal, type Refusal } from '@sternentisch/kernel'
import { type Packed, unpack } from './packed.ts'
import { SqliteStore } from './store.ts'

/** How a thread knows what it is there for, and which file it keeps. */
export interface StoreTask {
  readonly role: string
  readonly file: string
}
export const STORE_ROLE = 'sternentisch store'

/** What a store is asked in its thread, by the name of what it does. */
export interface Asked {
  readonly id: number
  readonly name: string
  readonly given: readonly unknown[]
}

/** What it says: once, whether the file can be had; then an answer to each question. */
export type Said =
  | { readonly opened: true }
  | { readonly refused: Refusal }
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly failed: unknown }

/** Opens the file, and answers all questions in the order in which they come. `altered` may change the store before. */
export function keepStore(file: string, altered: (store: SqliteStore) => void = () => {}): void {
  const say = (said: Said): void => parentPort?.postMessage(said)
  const store = SqliteStore.open(file)
  if (isRefusal(store)) {
    say({ refused: store })
    return
  }
  altered(store)
  parentPort?.on('message', async ({ id, name, given }: Asked) => {
    try {
      const does: (...given: readonly unknown[]) => Promise<unknown> = Reflect.get(store, name)
      const meant = name === 'commit' ? [(given[0] as readonly Packed[]).map(unpack)] : given
      say({ id, answer: await does.apply(store, [...meant]) })
    } catch (failed) {
      say({ id, failed })
    }
    if (name === 'close') parentPort?.close()
  })
  say({ opened: true })
}

const task = workerData as StoreTask | null
if (!isMainThread && task?.role === STORE_ROLE) keepStore(task.file)
