import type { Brought, Listing } from '@sternentisch/wire'
import type { Entry, Store } from '../store/store.ts'
import type { Opened, Seated } from '../table/opened.ts'

/** By table, the decks that somebody brought to these: each is a secret of its player, and this is for their own eyes. */
export async function broughtTo(
  store: Pick<Store, 'entries'>,
  listings: readonly Listing[],
): Promise<ReadonlyMap<string, Brought>> {
  const decks = new Map<string, Brought>()
  for (const { notice, viewer } of listings) {
    const option = typeof viewer === 'number' ? notice.brings[viewer] : null
    if (option == null) continue
    const value = deckIn(await store.entries(notice.table, 0), viewer as number)
    if (value !== null) decks.set(notice.table, { option, value })
  }
  return decks
}

/** The last one: before a match begins people may stand up again. */
function deckIn(entries: readonly Entry[], at: number): string | null {
  let deck: string | null = null
  for (const { kind, seat, text } of entries) {
    if (kind === 'open') deck = (JSON.parse(text) as Opened).seated[at]?.deck ?? null
    if (kind === 'sit' && seat === at) deck = (JSON.parse(text) as Seated).deck
  }
  return deck
}
