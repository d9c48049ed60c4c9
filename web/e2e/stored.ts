import type { Page } from 'playwright-core'

/** Puts a thing where the page keeps its matches, and tells the page, as another tab would. */
export const putStored = (page: Page, name: string, value: unknown, shelf = 'matches'): Promise<void> =>
  page.evaluate(
    ([where, key, thing]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('sternentisch')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(where as string, 'readwrite')
          transaction.objectStore(where as string).put(thing, key as string)
          transaction.onabort = () => reject(transaction.error)
          transaction.oncomplete = () => {
            opening.result.close()
            const wire = new BroadcastChannel('sternentisch')
            wire.postMessage({ shelf: where, name: key, turn: 0 })
            wire.close()
            resolve()
          }
        }
      }),
    [shelf, name, value] as const,
  )

/** Everything that the page keeps, by name. */
export const allStored = (page: Page, shelf = 'matches'): Promise<Record<string, unknown>> =>
  page.evaluate(
    (where) =>
      new Promise<Record<string, unknown>>((resolve, reject) => {
        const opening = indexedDB.open('sternentisch')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const store = opening.result.transaction(where).objectStore(where)
          const [names, values] = [store.getAllKeys(), store.getAll()]
          store.transaction.oncomplete = () => {
            opening.result.close()
            resolve(Object.fromEntries(names.result.map((name, at) => [name, values.result[at]])))
          }
        }
      }),
    shelf,
  )

/** The log of a match as it is stored; nothing if it is not. */
export async function storedLog(page: Page, id: string): Promise<string> {
  const { [id]: kept } = await allStored(page)
  return (kept as { readonly log?: string } | undefined)?.log ?? ''
}
