import { isRefusal, Reader, type Viewer } from '@sternentisch/kernel'
import { findGame } from '../../find-game.ts'
import type { Entry, Store } from '../../store/store.ts'
import { LiveTable } from '../../table/live-table.ts'
import type { Opened } from '../../table/opened.ts'
import type { Memory, Player } from '../player.ts'

/** The fold of what the disk has of a table. */
export interface Kept {
  readonly entries: readonly Entry[]
  readonly live: LiveTable
}

export async function keptOf(store: Store, table: string): Promise<Kept | null> {
  const entries = await store.entries(table, 0)
  if (entries.length === 0) return null
  const { settings, rules } = JSON.parse(entries[0].text) as Opened
  const game = await findGame(settings.game, rules, settings.cards)
  if (isRefusal(game)) throw new Error(game.code)
  const live = new LiveTable(table, { game, keep: Number.POSITIVE_INFINITY })
  for (const entry of entries) {
    const refusal = live.take(entry)
    if (refusal) throw new Error(`entry ${entry.n} of ${table} is refused: ${refusal.code}`)
  }
  return { entries, live }
}

/** What is wrong with what a player was promised and told, beside what the disk has; and how much of it is lost. */
export function judge(player: Memory, table: string, kept: Kept | null): { lost: number; wrong: string[] } {
  const wrong = [...player.wrong]
  const lost = new Set<string>()
  const entries = kept?.entries ?? []
  for (const [id, { table: where, act, n, refused }] of player.asked) {
    if (where !== table) continue
    const named = entries.filter(({ request }) => request === `${player.guest} ${id}`)
    if (named.length > 1) wrong.push(`${id} was done ${named.length} times`)
    if (refused && named.length > 0)
      wrong.push(
        `${id} (${act.do}) was refused (${refused.code}), and done as entry ${named[0].n} of ${table}`,
      )
    if (typeof n !== 'number') continue
    const entry = entries[n]
    const is = entry?.kind === act.do && (act.do !== 'move' || entry.seat !== null)
    if (is && entry.request === `${player.guest} ${id}`) continue
    lost.add(id)
    wrong.push(`${id} (${act.do}) was acknowledged as entry ${n}, which is ${entry?.kind ?? 'not there'}`)
  }
  const viewer = viewerOf(player, kept)
  const posts = kept?.live.postsFor(viewer, 0) ?? []
  for (const [n, told] of player.told.entries()) {
    if (told === undefined || told === JSON.stringify(posts[n])) continue
    lost.add(`post ${n}`)
    wrong.push(`${player.name} was told of entry ${n} of ${table}, and the disk knows something else`)
  }
  return { lost: lost.size, wrong }
}

const viewerOf = (player: Pick<Player, 'guest'>, kept: Kept | null): Viewer =>
  kept?.live.viewerFor(player.guest) ?? 'audience'

/** Whoever has heard everything sees what the server would show. */
export function seesTheSame(player: Player, table: string, kept: Kept): string | null {
  const followed = player.line.tables.get(table)
  const { live } = kept
  if (!followed) return null
  const who = `${player.name} at ${table} (${live.game.id})`
  if (followed.next !== live.n) return `${who} has heard ${followed.next} of ${live.n}`
  if (!same(followed.notice, live.notice)) return `${who} reads another notice`
  if (!followed.bill || !live.hosted) return null
  const viewer = viewerOf(player, kept)
  if (followed.viewer !== viewer) return `${who} looks as ${followed.viewer} instead of ${viewer}`
  const reader = new Reader(followed.bill)
  reader.readOn(followed)
  if (!same(reader.rest.view, live.hosted.view(viewer))) return `${who} sees another table`
  return same(reader.standing, live.standing) ? null : `${who} knows another standing`
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))

/** What a change adds to an object comes last in it. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const object = value as Record<string, unknown>
  return Object.fromEntries(
    Object.keys(object)
      .sort()
      .map((key) => [key, sorted(object[key])]),
  )
}
