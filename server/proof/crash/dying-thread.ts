// The thread of a store that ends its whole process at a transaction. Imported when it is needed, so that it is a file of its own.
import { isMainThread, workerData } from 'node:worker_threads'
import { openInThread } from '../../store/sqlite/in-thread.ts'
import { keepStore, type StoreTask } from '../../store/sqlite/thread.ts'
import type { Commit, Store } from '../../store/store.ts'

interface DyingTask extends StoreTask {
  /** `<transaction>:<where in it>` */
  readonly deadly: string
}
const DYING_ROLE = 'sternentisch dying store'

export const openDying = (file: string, deadly: string) => {
  const task: DyingTask = { role: DYING_ROLE, file, deadly }
  return openInThread(file, { url: new URL(import.meta.url), task })
}

const die = (): never => {
  process.kill(process.pid, 'SIGKILL')
  throw new Error('dead')
}

/** Ends the process at a transaction: before it, in its middle, or when it is on the disk and nobody knows. */
function dying(store: Store, [at, where]: readonly string[]): void {
  const commit = store.commit.bind(store)
  let commits = 0
  store.commit = async (batch: readonly Commit[]) => {
    if (++commits !== Number(at)) return commit(batch)
    if (where === 'before') die()
    const last = batch[batch.length - 1]
    // The entry is written, then its index is read.
    const deadly = { ...last, index: new Proxy(last.index, { get: die }) }
    if (where === 'within') return commit([...batch.slice(0, -1), deadly])
    await commit(batch)
    return die()
  }
}

const task = workerData as DyingTask | null
if (!isMainThread && task?.role === DYING_ROLE)
  keepStore(task.file, (store) => dying(store, task.deadly.split(':')))
