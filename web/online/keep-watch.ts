import { putUpSign } from '../shell/online-sign.ts'
import { showIcon } from './icon.ts'
import { onStir, theLine } from './line.ts'
import { mine, refreshMine, waitsForMe } from './mine.ts'
import { notifyOf } from './notify.ts'
import { shareArrivals } from './other-tabs.ts'
import { findServer, serverStanding, sessionNow } from './server.ts'

/** So often the server is asked what waits, should the line have missed something; rarely while nobody looks. */
const ROUND = 60_000
const ROUND_UNSEEN = 300_000

/** There is a server: the frame says so from now on, and what waits there. */
export async function keepWatch(): Promise<void> {
  await findServer()
  putUpSign({ shown: true })
  shareArrivals()
  let met: number | null = null
  const meet = (): void => {
    const standing = serverStanding.get()
    const session = sessionNow()
    if (session === met) return
    met = session
    // The line tells what stirs at my tables. Nobody has none.
    if (standing.server === 'there' && standing.me) theLine()
    void refreshMine()
  }
  mine.subscribe(showWhatWaits)
  serverStanding.subscribe(meet)
  onStir(() => void refreshMine())
  addEventListener('online', () => void refreshMine())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void refreshMine()
  })
  let passed = 0
  setInterval(() => {
    passed += ROUND
    if (document.visibilityState !== 'visible' && passed < ROUND_UNSEEN) return
    passed = 0
    void refreshMine()
  }, ROUND)
  meet()
}

let known: ReadonlySet<string> | null = null

/** In the frame, in the title, on the icon, and where it is wanted as a notification. */
function showWhatWaits(): void {
  const { listings } = mine.get()
  if (!listings) return
  const waiting = listings.filter(waitsForMe)
  putUpSign({ waiting: waiting.length })
  showIcon(waiting.length > 0)
  const before = known
  known = new Set(waiting.map(({ notice }) => notice.table))
  if (before) for (const each of waiting) if (!before.has(each.notice.table)) notifyOf(each)
}
