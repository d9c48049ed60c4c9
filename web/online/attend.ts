import { askAgain, behind, SILENCE } from './behind.ts'

/** Whether there is a server; if so, all that belongs to it is fetched. A static site fetches nothing more than this. */
export async function attend(): Promise<void> {
  const found = await behind()
  if (found.online) {
    const { keepWatch } = await import('./keep-watch.ts')
    await keepWatch()
  } else if (found === SILENCE) onceSomethingStirs(() => void attend())
}

/** Opened without a network, or while a server was being started: there may be one when somebody looks again. */
function onceSomethingStirs(look: () => void): void {
  const over = new AbortController()
  const stirred = (): void => {
    if (document.visibilityState === 'hidden') return
    over.abort()
    askAgain()
    look()
  }
  addEventListener('online', stirred, over)
  document.addEventListener('visibilitychange', stirred, over)
}
