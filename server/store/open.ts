import type { Refusal } from '@sternentisch/kernel'
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
