import { freshSeed } from '@sternentisch/kernel'
import { Line, type Socket } from '@sternentisch/wire/client'
import { lookAgain, serverStanding, sessionNow, socketAddress } from './server.ts'

let line: Line | null = null
/** The session that opened it: a socket stays what its cookie was. */
let openedIn: number | null = null
const stirs = new Set<(table: string) => void>()

/** The one line of this page to its server. Whoever becomes somebody else, or somebody again, gets a new one. */
export function theLine(): Line {
  if (line && openedIn === sessionNow()) return line
  line?.close()
  openedIn = sessionNow()
  line = new Line({
    open: () => new WebSocket(socketAddress()) as unknown as Socket,
    // The browser's own randomUUID is there over TLS only, and people also play at home without.
    fresh: freshSeed,
    stirred: (table) => {
      for (const listener of [...stirs]) listener(table)
    },
    signedOut: lookAgain,
  })
  return line
}

/** Is told when something happens at a table of one's own that is not open here. */
export function onStir(listener: (table: string) => void): () => void {
  stirs.add(listener)
  return () => stirs.delete(listener)
}

// Nobody goes on listening with the ears of whoever has left, also where no page asks for a line.
serverStanding.subscribe(() => {
  if (openedIn === sessionNow()) return
  line?.close()
  line = null
})

// A device that wakes up, or finds its network again, waits no longer.
addEventListener('online', () => line?.wake())
addEventListener('offline', () => line?.doubt())
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') line?.wake()
})
