import type { Refusal } from '@sternentisch/kernel'
import { refuseOnline, type Spoken } from '@sternentisch/wire'
import { type Hall, requestOf } from '../hall/hall.ts'
import { tellTalk } from '../hall/talk.ts'
import type { Guest } from '../store/store.ts'
import type { Buckets, Limits } from './limits.ts'
import type { SharedLimits } from './shared-limits.ts'

/** What is said at tables: by nobody faster than others can read, from whichever page, and no more than a table keeps. */
export class Talks {
  private readonly rates: Buckets

  constructor(
    private readonly hall: Hall,
    private readonly limits: Limits,
    shared: SharedLimits,
  ) {
    this.rates = shared.of('talk', limits.talk)
  }

  /** Null once it is stored; what comes twice under one name is said once. */
  say(guest: Guest, table: string, request: string, spoken: Spoken): Promise<Refusal | null> {
    const { hall, limits } = this
    return hall.rooms.hold(table, async (room) => {
      const live = await hall.liveIn(room)
      if (!live || live.viewerFor(guest.id) === null) return refuseOnline('online.noTable')
      const name = requestOf(guest, request)
      // Who says something once more, since the answer was lost, has said it.
      if (!this.rates.take(guest.id))
        return (await hall.store.wasSaid(table, name)) ? null : refuseOnline('online.talkTooFast')
      const { id, name: called, colour } = guest
      const by = { guest: id, seat: live.seatOf(id), name: called, colour }
      const said = await hall.store.say({ table, at: hall.now(), ...by, spoken, request: name }, limits.said)
      return said ? null : refuseOnline('online.talkedOut')
    })
  }

  /** Everybody who is there hears what is new. */
  tell(table: string): Promise<void> {
    return this.hall.rooms.hold(table, (room) => tellTalk(this.hall, room))
  }
}
