import type { Refusal } from '@sternentisch/kernel'
import { refuseOnline, type Spoken } from '@sternentisch/wire'
import { type Hall, requestOf } from '../hall/hall.ts'
import { tellTalk } from '../hall/talk.ts'
import type { Guest } from '../store/store.ts'
import { Buckets, type Limits } from './limits.ts'

const MOST_REMEMBERED = 64

/** What is said at tables: by nobody faster than others can read, from whichever page, and no more than a table keeps. */
export class Talks {
  private readonly rates: Buckets

  constructor(
    private readonly hall: Hall,
    private readonly limits: Limits,
  ) {
    this.rates = new Buckets(limits.talk, hall.now)
  }

  /** Null once it is stored; what comes twice under one name is said once. */
  say(guest: Guest, table: string, request: string, spoken: Spoken): Promise<Refusal | null> {
    const { hall, limits } = this
    return hall.rooms.hold(table, async (room) => {
      const live = await hall.liveIn(room)
      if (!live || live.viewerFor(guest.id) === null) return refuseOnline('online.noTable')
      const name = requestOf(guest, request)
      if (room.said.has(name)) return null
      if (!this.rates.take(guest.id)) return refuseOnline('online.talkTooFast')
      remembered(room.said, name)
      const { id, name: called, colour } = guest
      const words = { table, at: hall.now(), guest: id, seat: live.seatOf(id), name: called, colour, spoken }
      const said = await hall.store.say(words, limits.said).catch((error: unknown) => {
        room.said.delete(name)
        throw error
      })
      if (!said) room.said.delete(name)
      return said ? null : refuseOnline('online.talkedOut')
    })
  }

  /** Everybody who is there hears what is new. */
  tell(table: string): Promise<void> {
    return this.hall.rooms.hold(table, (room) => tellTalk(this.hall, room))
  }
}

/** The latest few: a line that was lost comes back within them. */
function remembered(names: Set<string>, name: string): void {
  names.add(name)
  for (const oldest of names) {
    if (names.size <= MOST_REMEMBERED) return
    names.delete(oldest)
  }
}
