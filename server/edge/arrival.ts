import type { Me } from '@sternentisch/wire'
import type { FastifyReply } from 'fastify'
import type { Guest, Store } from '../store/store.ts'
import type { Sessions } from './sessions.ts'

/** Who somebody is, as they are told themselves. */
export const meOf = async (store: Store, { id, name, colour }: Guest): Promise<Me> => ({
  ...{ id, name, colour: colour as Me['colour'] },
  account: (await store.passkeysOf(id)).length > 0,
})

interface ArrivalWays {
  readonly store: Store
  readonly sessions: Sessions
}

/** From now on this device is that guest. */
export async function letIn({ store, sessions }: ArrivalWays, reply: FastifyReply, guest: Guest) {
  const cookie = sessions.cookieWith(await sessions.another(guest.id))
  return reply.header('set-cookie', cookie).send(await meOf(store, guest))
}
