import type { Behind } from '@sternentisch/wire'

/** Where something of this page's server is, whatever folder the page lies in. */
export const addressIn = (path: string): URL => new URL(path, new URL('./', location.href.split('#')[0]))

/** Nobody has answered, which tells nothing: there may be a server that is being started, or a network that comes back. */
export const SILENCE: Behind = { online: false }

let asked: Promise<Behind> | null = null

/** What is behind this page. A file beside it says so, and a static site is asked for nothing that it has not got. */
export function behind(): Promise<Behind> {
  asked ??= ask()
  return asked
}

/** What was true may not be so any more. */
export function askAgain(): void {
  asked = null
}

async function ask(): Promise<Behind> {
  // Without a network there is no server, and nobody needs to see a request fail.
  if (!navigator.onLine) return SILENCE
  try {
    const answer = await fetch(addressIn('online.json'), { credentials: 'same-origin' })
    if (answer.ok) return (await answer.json()) as Behind
    // A proxy speaks for a server that it cannot reach.
    return answer.status >= 500 ? SILENCE : { online: false }
  } catch {
    return SILENCE
  }
}
