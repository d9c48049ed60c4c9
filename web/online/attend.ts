import { askAgain, behind } from './behind.ts'

/** Whether there is a server; if so, all that belongs to it is fetched. A static site fetches nothing more than this. */
export async function attend(): Promise<void> {
  const { online } = await behind()
  if (online) {
    const { keepWatch } = await import('./keep-watch.ts')
    await keepWatch()
  } else if (!navigator.onLine) {
    // Opened without a network: there may be a server after all.
    const look = (): void => {
      askAgain()
      void attend()
    }
    addEventListener('online', look, { once: true })
  }
}
