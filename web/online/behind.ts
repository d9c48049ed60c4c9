import type { Behind } from '@sternentisch/wire'

/** Where something of this page's server is, whatever folder the page lies in. */
export const addressIn = (path: string): URL => new URL(path, new URL('./', location.href.split('#')[0]))

let asked: Promise<Behind> | null = null

/** What is behind this page. A file beside it says so, and a static site is asked for nothing that it has not got. */
export function behind(): Promise<Behind> {
  asked ??= ask()
  return asked
}

/** The network is back: what was true may not be so any more. */
export function askAgain(): void {
  asked = null
}

async function ask(): Promise<Behind> {
  // Without a network there is no server, and nobody needs to see a request fail.
  if (!navigator.onLine) return { online: false }
  try {
    const answer = await fetch(addressIn('online.json'), { credentials: 'same-origin' })
    return answer.ok ? ((await answer.json()) as Behind) : { online: false }
  } catch {
    return { online: false }
  }
}
