import { type Behind, refuseOnline } from '@sternentisch/wire'
import type { FastifyInstance } from 'fastify'
import type { Hall } from '../hall/hall.ts'
import type { Store } from '../store/store.ts'
import { meOf } from './arrival.ts'
import { refused } from './desk.ts'
import { addGuests } from './guests.ts'
import { type Buckets, householdOf, type Limits } from './limits.ts'
import { addLobby } from './lobby.ts'
import type { Sessions } from './sessions.ts'
import type { SharedLimits } from './shared-limits.ts'
import { siteOf } from './site-of.ts'
import { addTables } from './tables.ts'

export interface ApiWays {
  readonly hall: Hall
  readonly store: Store
  readonly sessions: Sessions
  readonly limits: Limits
  readonly shared: SharedLimits
  /** How many entries may be played again for an address. */
  readonly reads: Buckets
  /** As people reach it, where a proxy stands in front. */
  readonly publicAddress: string | null
  /** Whether people may bring card files. */
  readonly ownCards?: boolean
}

/** What is not live goes over HTTP. Whatever is refused says why in the same form as a refused move. */
export function addApi(app: FastifyInstance, ways: ApiWays): void {
  const { store, sessions, limits, shared, publicAddress, ownCards = true } = ways
  const calls = shared.of('calls', limits.calls)

  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/') && !calls.take(householdOf(request.ip)))
      return refused(reply, 429, refuseOnline('online.tooMany'))
  })

  /** A static site has a file of this name that says there is no server: to ask costs nobody an error. */
  app.get('/online.json', async (request, reply): Promise<Behind> => {
    const guest = await sessions.guestOf(request.headers)
    reply.header('cache-control', 'no-store')
    const passkeys = siteOf(publicAddress, request).origin
    return { online: true, me: guest && (await meOf(store, guest)), passkeys, ownCards }
  })

  const welcomes = shared.of('welcomes', limits.welcomes)
  addGuests(app, ways, welcomes)
  addLobby(app, ways, welcomes)
  addTables(app, ways)
}
