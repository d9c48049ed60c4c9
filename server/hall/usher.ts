import type { Refusal, Seat, Viewer } from '@sternentisch/kernel'
import { LATE, refuseOnline } from '@sternentisch/wire'
import type { LiveTable } from '../table/live-table.ts'
import type { WrittenPost } from '../table/written-post.ts'
import { movesAhead } from './ahead.ts'
import type { Follower, Room } from './room.ts'
import type { ToldMessage } from './told.ts'

export interface UsherWays {
  readonly now: () => number
  /** The table as its log makes it, with all posts for these eyes. */
  fold(table: string, viewer: Viewer): Promise<LiveTable | null>
  /** Other processes are told who is here. */
  announce(room: Room): void
  failed(error: unknown): void
}

/** So many posts go out at once to somebody who reads up; the next ones when those have gone. */
const AT_ONCE = 32

/** Brings everybody who looks at a table up to date: with what is stored, what is for their eyes, and nothing twice. */
export class Usher {
  constructor(private readonly ways: UsherWays) {}

  /** Somebody comes in and has everything before `next`. */
  admit(room: Room, follower: Follower, viewer: Viewer): void {
    // Whoever has more than there is has it from elsewhere: a backup was put back.
    if (follower.next > room.stored) follower.next = 0
    room.followers.add(follower)
    this.lookAs(room, follower, viewer)
    this.bring(room, follower)
    this.tellPresence(room)
  }

  showOut(room: Room, follower: Follower, why: Refusal | null): void {
    follower.gone = true
    if (!room.followers.delete(follower)) return
    if (why) this.tell(room, follower, { re: 'gone', table: room.table, why })
    this.tellPresence(room)
  }

  /** Everybody gets what is stored and not yet told. */
  deliver(room: Room): void {
    for (const follower of [...room.followers]) this.bring(room, follower)
  }

  /** Not at once: when a server comes back, everybody does in the same instant. */
  tellPresence(room: Room): void {
    if (room.telling) return
    room.telling = true
    setImmediate(() => {
      room.telling = false
      this.ways.announce(room)
      this.broadcast(room, { re: 'presence', table: room.table, ...room.presence })
    })
  }

  /** What a seat has made ahead is told to whoever holds it, on every device of theirs, and to nobody else. */
  tellAhead(room: Room, seat: Seat): void {
    for (const follower of [...room.followers])
      if (follower.viewer === seat) this.tell(room, follower, aheadAt(room, seat))
  }

  broadcast(room: Room, message: ToldMessage): void {
    for (const follower of [...room.followers]) this.tell(room, follower, message)
  }

  /** One who cannot be told anything keeps nobody else from it. */
  tell(room: Room, follower: Follower, message: ToldMessage): void {
    try {
      follower.send(message)
    } catch (error) {
      this.ways.failed(error)
      this.showOut(room, follower, null)
    }
  }

  private bring(room: Room, follower: Follower): void {
    const { live } = room
    if (follower.gone || follower.catchingUp || (live && !this.mayLook(room, live, follower))) return
    if (follower.next >= room.stored) return
    const posts = live?.writtenFor(follower.viewer, follower.next)
    if (!live || !posts) void this.catchUp(room, follower)
    else this.hand(room, follower, this.shownOf(posts, room, live, follower))
  }

  /** Who sat down since has other eyes from then on; who only came by while the table was open may have to go. */
  private mayLook(room: Room, live: LiveTable, follower: Follower): boolean {
    const viewer = live.viewerFor(follower.guest)
    if (viewer === null) this.showOut(room, follower, refuseOnline('online.notForYou'))
    else if (viewer !== follower.viewer) {
      this.lookAs(room, follower, viewer)
      this.tellPresence(room)
    }
    return viewer !== null
  }

  private lookAs(room: Room, follower: Follower, viewer: Viewer): void {
    follower.viewer = viewer
    const { table } = room
    this.tell(room, follower, { re: 'follow', table, viewer, from: follower.next, now: this.ways.now() })
    if (typeof viewer === 'number' && room.wishesOf(viewer).ahead.length > 0)
      this.tell(room, follower, aheadAt(room, viewer))
  }

  /** Posts that are not at hand any more are made from the log, for this viewer alone. */
  private async catchUp(room: Room, follower: Follower): Promise<void> {
    const { next } = follower
    follower.catchingUp = true
    try {
      const posts = await this.written(room, follower)
      for (let at = 0; at < posts.length && !follower.gone; at += AT_ONCE) {
        this.hand(room, follower, posts.slice(at, at + AT_ONCE), at + AT_ONCE < posts.length)
        await follower.drained()
      }
    } catch (error) {
      this.ways.failed(error)
      this.showOut(room, follower, refuseOnline('online.trouble'))
    }
    follower.catchingUp = false
    // What was stored meanwhile. Who got nothing may not have it yet, and is brought it in time.
    if (follower.next > next) this.bring(room, follower)
  }

  /** What the log has for a follower, seen with the eyes that they have by the end of it. */
  private async written(room: Room, follower: Follower): Promise<readonly WrittenPost[]> {
    for (;;) {
      const { viewer, next } = follower
      const table = await this.ways.fold(room.table, viewer)
      if (follower.gone || !table || !this.mayLook(room, table, follower)) return []
      if (follower.viewer !== viewer) continue
      const posts = table.writtenFor(viewer, next) ?? []
      return posts.filter((post) => this.isShown(table, follower, post))
    }
  }

  private hand(room: Room, follower: Follower, posts: readonly WrittenPost[], more = false): void {
    const last = posts.at(-1)
    if (!last) return
    follower.next = last.n + 1
    const { table } = room
    this.tell(room, follower, more ? { re: 'posts', table, posts, more } : { re: 'posts', table, posts })
  }

  /** Of what is at hand, what is stored and may be shown by now. Nearly always that is all of it. */
  private shownOf(
    posts: readonly WrittenPost[],
    room: Room,
    live: LiveTable,
    follower: Follower,
  ): readonly WrittenPost[] {
    const isDue = (post: WrittenPost): boolean => post.n < room.stored && this.isShown(live, follower, post)
    return posts.every(isDue) ? posts : posts.filter(isDue)
  }

  /** Who looks on late hears of things later, until all is over. */
  private isShown(table: LiveTable, { viewer }: Follower, post: WrittenPost): boolean {
    const late = viewer === 'audience' && table.settings.watch === 'late' && table.state === 'running'
    return !late || post.at <= this.ways.now() - LATE
  }
}

function aheadAt(room: Room, seat: Seat): ToldMessage {
  const { table, live } = room
  const moves = live ? movesAhead(live, seat, room.wishesOf(seat)).map(({ text }) => text) : []
  return { re: 'ahead', table, moves }
}
