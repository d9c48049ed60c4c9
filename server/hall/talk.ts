import type { Colour, Talk } from '@sternentisch/wire'
import type { StoredTalk } from '../store/store.ts'
import type { Hall } from './hall.ts'
import type { Follower, Room } from './room.ts'

/** Tells everybody here what was said since the last time, by whomever and at whichever process, in its order. */
export async function tellTalk({ store, usher }: Hall, room: Room): Promise<void> {
  if (room.followers.size === 0) return
  const talk = await store.talk(room.table, room.talked ?? 0)
  for (const said of talk) {
    if (said.n < (room.talked ?? 0)) continue
    room.talked = said.n + 1
    for (const follower of [...room.followers])
      if (hears(room, follower, said))
        usher.tell(room, follower, { re: 'talk', table: room.table, talk: [toldTalk(said)] })
  }
}

/** Players hear those who look on only once all is over: somebody might see more than they do. */
export const hears = ({ live }: Room, { viewer }: Follower, { seat }: StoredTalk): boolean =>
  seat !== null || viewer === 'audience' || live?.state === 'over'

export const toldTalk = ({ n, at, seat, name, colour, spoken }: StoredTalk): Talk => ({
  ...{ n, at, seat, name, colour: colour as Colour | null, spoken },
})
