import type { Elsewhere } from '../store/store.ts'
import { dueOf } from './due.ts'
import type { Hall } from './hall.ts'
import type { Room } from './room.ts'
import { tellTalk } from './talk.ts'

interface Ways {
  /** Something happened at a table of these guests. */
  stirred(table: string, guests: readonly string[]): void
  failed(error: unknown): void
}

/** Brings to the tables that are live here what other processes have stored. A table that nobody looks at here is left alone. */
export function hearOthers(hall: Hall, { stirred, failed }: Ways): void {
  const inRoom = (table: string, something: (room: Room) => Promise<void>): void => {
    if (!hall.rooms.get(table)) return
    hall.rooms
      .hold(table, (room) => {
        const done = room.reading.then(() => something(room))
        room.reading = done.catch(() => {})
        return done
      })
      .catch(failed)
  }
  const elsewhere: Elsewhere = {
    stored({ table, n, guests }) {
      if (guests.length > 0) stirred(table, guests)
      if ((hall.rooms.get(table)?.stored ?? 0) <= n) inRoom(table, (room) => hall.readOn(room))
    },
    stirred: (table) => inRoom(table, (room) => lookBeside(hall, room)),
    missed() {
      for (const { table } of hall.rooms.all())
        inRoom(table, async (room) => {
          await hall.readOn(room)
          await lookBeside(hall, room)
        })
    },
  }
  hall.store.hear?.(elsewhere)
}

/** What seats wish for, and what was said. */
async function lookBeside(hall: Hall, room: Room): Promise<void> {
  const wishes = await hall.store.wishes(room.table)
  room.wishes = new Map(wishes)
  room.looked.clear()
  if (room.live) room.due = dueOf(room.live, room.looked)
  await tellTalk(hall, room)
}
