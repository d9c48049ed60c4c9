import { isRefusal, type Refusal } from '@sternentisch/kernel'
import type { Store } from './store.ts'

/** The store of a server that shares a database with others. */
export async function openShared(address: string): Promise<Store | Refusal> {
  const { PostgresStore } = await import('./postgres/store.ts')
  return PostgresStore.open(address)
}

/** The store of a server that has its own file, or why this cannot be one. */
export async function openStore(file: string): Promise<Store | Refusal> {
  const { openInThread } = await import('./sqlite/in-thread.ts')
  return openInThread(file)
}

/** The same for a server that people are to find each other at: nobody else serves from its file meanwhile. */
export async function openAlone(file: string): Promise<Store | Refusal> {
  const { serveAlone } = await import('./sqlite/serving.ts')
  const release = serveAlone(file)
  if (isRefusal(release)) return release
  const store = await openStore(file)
  if (isRefusal(store)) {
    release()
    return store
  }
  const close = store.close.bind(store)
  store.close = async () => {
    await close()
    release()
  }
  return store
}
