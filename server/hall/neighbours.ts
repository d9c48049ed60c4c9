import { setTimeout as pause } from 'node:timers/promises'
import type { Elsewhere, PresentElsewhere, Spent, StoredElsewhere } from '../store/store.ts'
import { dueOf } from './due.ts'
import type { Hall } from './hall.ts'
import type { Room } from './room.ts'
import { tellTalk } from './talk.ts'

/** What of it the edge has to know: where people are, and what they may do. */
export interface EdgeNews {
  /** Something happened at a table of these guests. */
  stirred(table: string, guests: readonly string[]): void
  ended(session: string): void
  spent(spent: Spent): void
  away(): void
  back(): void
}

interface Ways {
  readonly edge: Partial<EdgeNews>
  failed(error: unknown): void
}

/** A process of which nothing was heard for so long is dead, and nobody is there any more. */
const SILENCE = 12_000
/** So long after the store could not be read one tries again, at first and at most. */
const AGAIN = 500
const LONGEST = 8000
/** Whoever is at another process has been told of within this time. */
const ANSWER = 400

/**
 * The other processes that share the store. What they have stored is brought to the tables that are live here, and each tells
 * the others who is there. A table that nobody looks at here is left alone.
 */
export class Neighbours implements Elsewhere {
  /** Process → when it was last heard of. */
  private readonly heard = new Map<string, number>()
  /** Tables that could not be read, and are looked at again. */
  private readonly again = new Set<string>()

  constructor(
    private readonly hall: Hall,
    private readonly ways: Ways,
  ) {
    hall.store.hear?.(this)
  }

  stored({ table, n, guests }: StoredElsewhere): void {
    if (guests.length > 0) this.ways.edge.stirred?.(table, guests)
    if ((this.hall.rooms.get(table)?.stored ?? 0) <= n) this.inRoom(table, (room) => this.hall.readOn(room))
  }

  stirred(table: string): void {
    this.inRoom(table, (room) => this.lookBeside(room))
  }

  ended(session: string): void {
    this.ways.edge.ended?.(session)
  }

  spent(spent: Spent): void {
    this.ways.edge.spent?.(spent)
  }

  away(): void {
    this.ways.edge.away?.()
  }

  missed(): void {
    this.ways.edge.back?.()
    for (const { table } of this.hall.rooms.all())
      this.inRoom(table, async (room) => {
        await this.lookAtAll(room)
        room.announced = ''
        this.announce(room)
      })
  }

  present({ process, table, here, watching, asks }: PresentElsewhere): void {
    this.alive(process)
    const room = this.hall.rooms.get(table)
    if (!room) return
    if (here.length > 0 || watching > 0) room.elsewhere.set(process, { here, watching })
    else room.elsewhere.delete(process)
    if (asks) room.announced = ''
    this.hall.usher.tellPresence(room)
  }

  alive(process: string): void {
    this.heard.set(process, Date.now())
  }

  /** Nobody is at a process that is dead. */
  missTheDead(): void {
    for (const [process, at] of this.heard) if (Date.now() - at > SILENCE) this.isDead(process)
  }

  /** Others are told who is here, where that has changed. Whoever comes to a table first asks who else is there. */
  announce(room: Room): void {
    const { store } = this.hall
    const presence = room.ownPresence
    const text = JSON.stringify(presence)
    if (!store.announce || text === room.announced) return
    // Where nobody is here nobody asks: two empty rooms would go on asking one another.
    const isAnybodyHere = presence.here.length > 0 || presence.watching > 0
    const asks = room.announced === '' && room.elsewhere.size === 0 && isAnybodyHere
    room.announced = text
    store.announce(room.table, presence, asks).catch(this.ways.failed)
  }

  /** Which of these tables a player is at, at whichever process. Others are asked, and have a moment to answer. */
  async attended(tables: readonly string[]): Promise<ReadonlySet<string>> {
    const { rooms, store } = this.hall
    const isAttended = (table: string): boolean => (rooms.get(table)?.presence.here.length ?? 0) > 0
    const found = (): ReadonlySet<string> => new Set(tables.filter(isAttended))
    if (!store.announce || tables.length === 0 || found().size > 0) return found()
    const asking = tables.map((table) =>
      rooms.hold(table, async (room) => {
        await store.announce?.(table, room.ownPresence, true)
        for (const until = Date.now() + ANSWER; !isAttended(table) && Date.now() < until; ) await pause(20)
        return isAttended(table)
      }),
    )
    const answers = await Promise.all(asking)
    return new Set(tables.filter((_, at) => answers[at]))
  }

  private isDead(process: string): void {
    this.heard.delete(process)
    for (const room of this.hall.rooms.all())
      if (room.elsewhere.delete(process)) this.hall.usher.tellPresence(room)
  }

  /** What seats wish for, and what was said. */
  private async lookBeside(room: Room): Promise<void> {
    await this.hall.readWishes(room)
    room.looked.clear()
    if (room.live) room.due = dueOf(room.live, room.looked)
    await tellTalk(this.hall, room)
  }

  /** However many were told of: one look at everything is enough. */
  private lookAgain(table: string, rest: number): void {
    if (this.again.has(table)) return
    this.again.add(table)
    setTimeout(() => {
      this.again.delete(table)
      this.inRoom(table, (room) => this.lookAtAll(room), Math.min(2 * rest, LONGEST))
    }, rest).unref()
  }

  private async lookAtAll(room: Room): Promise<void> {
    await this.hall.readOn(room)
    await this.lookBeside(room)
  }

  /** One after the other; again where that fails, less and less often, since nobody tells of it a second time. */
  private inRoom(table: string, something: (room: Room) => Promise<void>, rest = AGAIN): void {
    if (!this.hall.rooms.get(table)) return
    this.hall.rooms
      .hold(table, (room) => {
        const done = room.reading.then(() => something(room))
        room.reading = done.catch(() => {})
        return done
      })
      .catch((error: unknown) => {
        this.ways.failed(error)
        this.lookAgain(table, rest)
      })
  }
}
