import { isRefusal, writeLog } from '@sternentisch/kernel'
import {
  type Behind,
  CodeSchema,
  IdSchema,
  IntroductionSchema,
  type Listing,
  OpeningSchema,
  QuickSchema,
  refuseOnline,
} from '@sternentisch/wire'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { freshCode } from '../hall/fresh.ts'
import type { Hall } from '../hall/hall.ts'
import { listingOf } from '../hall/index-of.ts'
import { QuickMatches } from '../hall/quick.ts'
import type { Store } from '../store/store.ts'
import { letIn, meOf } from './arrival.ts'
import { asGuestOf, NothingSchema, read, refused } from './desk.ts'
import { Buckets, householdOf, type Limits } from './limits.ts'
import type { Sessions } from './sessions.ts'
import { siteOf } from './site-of.ts'

export interface ApiWays {
  readonly hall: Hall
  readonly store: Store
  readonly sessions: Sessions
  readonly limits: Limits
  /** How many entries may be played again for an address. */
  readonly reads: Buckets
  /** As people reach it, where a proxy stands in front. */
  readonly publicAddress: string | null
  /** Whether people may bring card files. */
  readonly ownCards?: boolean
}

/** A transfer code is good for so long. */
const TRANSFER = 10 * 60_000
const LISTED = 60

/** What is not live goes over HTTP. Whatever is refused says why in the same form as a refused move. */
export function addApi(app: FastifyInstance, ways: ApiWays): void {
  const { hall, store, sessions, limits, reads, publicAddress } = ways
  const welcomes = new Buckets(limits.welcomes, hall.now)
  const calls = new Buckets(limits.calls, hall.now)

  const asGuest = asGuestOf(sessions)

  const mayRead = ({ ip }: FastifyRequest, entries: number): boolean =>
    entries === 0 || reads.take(householdOf(ip), entries)

  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/') && !calls.take(householdOf(request.ip)))
      return refused(reply, 429, refuseOnline('online.tooMany'))
  })

  /** A static site has a file of this name that says there is no server: to ask costs nobody an error. */
  app.get('/online.json', async (request, reply): Promise<Behind> => {
    const guest = await sessions.guestOf(request.headers)
    reply.header('cache-control', 'no-store')
    const passkeys = siteOf(publicAddress, request).origin
    return { online: true, me: guest && (await meOf(store, guest)), passkeys }
  })

  app.get(
    '/api/me',
    asGuest(async (guest) => meOf(store, guest)),
  )

  app.post('/api/me', async (request, reply) => {
    const introduction = read(IntroductionSchema, request.body)
    if (isRefusal(introduction)) return refused(reply, 400, introduction)
    const known = await sessions.guestOf(request.headers)
    if (known) {
      await store.rename(known.id, introduction.name, introduction.colour)
      return meOf(store, { ...known, ...introduction })
    }
    if (!welcomes.take(householdOf(request.ip))) return refused(reply, 429, refuseOnline('online.tooMany'))
    const { guest, token } = await sessions.welcome(introduction)
    return reply.header('set-cookie', sessions.cookieWith(token)).send(await meOf(store, guest))
  })

  app.delete('/api/me', async (request, reply) => {
    const session = sessions.hashIn(request.headers)
    if (session !== null) await sessions.end(session)
    return reply.header('set-cookie', sessions.cookieWith('')).code(204).send()
  })

  /** A secret for a program that plays in this guest's name: it is shown once. */
  app.post(
    '/api/tokens',
    asGuest(async (guest, request, reply) => {
      const nothing = read(NothingSchema, request.body)
      if (isRefusal(nothing)) return refused(reply, 400, nothing)
      return welcomes.take(householdOf(request.ip))
        ? { token: await sessions.another(guest.id) }
        : refused(reply, 429, refuseOnline('online.tooMany'))
    }),
  )

  app.post(
    '/api/transfers',
    asGuest(async (guest, request, reply) => {
      const nothing = read(NothingSchema, request.body)
      if (isRefusal(nothing)) return refused(reply, 400, nothing)
      if (!welcomes.take(householdOf(request.ip))) return refused(reply, 429, refuseOnline('online.tooMany'))
      const [code, until] = [freshCode(8), hall.now() + TRANSFER]
      await store.addTransfer(code, guest.id, until)
      return { code, until }
    }),
  )

  app.post('/api/transfers/:code', async (request, reply) => {
    if (!welcomes.take(householdOf(request.ip))) return refused(reply, 429, refuseOnline('online.tooMany'))
    const { code } = request.params as { code: string }
    const guest = await store.takeTransfer(code.toUpperCase().replace(/[\s-]/g, '').slice(0, 20), hall.now())
    const found = guest && (await store.guest(guest))
    return found ? letIn(ways, reply, found) : refused(reply, 404, refuseOnline('online.noTransfer'))
  })

  app.post(
    '/api/tables',
    asGuest(async (guest, request, reply) => {
      const opening = read(OpeningSchema, request.body)
      if (isRefusal(opening)) return refused(reply, 400, opening)
      const n = await store.countOf(guest.id)
      if (n >= limits.tables) return refused(reply, 429, refuseOnline('online.tooManyTables', { n }))
      const opened = await hall.openTable(guest, opening)
      return isRefusal(opened) ? refused(reply, 409, opened) : reply.code(201).send(opened)
    }),
  )

  const quick = new QuickMatches(hall)
  app.post(
    '/api/quick',
    asGuest(async (guest, request, reply) => {
      const wish = read(QuickSchema, request.body)
      if (isRefusal(wish)) return refused(reply, 400, wish)
      const n = await store.countOf(guest.id)
      if (n >= limits.tables) return refused(reply, 429, refuseOnline('online.tooManyTables', { n }))
      const found = await quick.find(guest, wish)
      return isRefusal(found) ? refused(reply, 409, found) : { table: found.table }
    }),
  )

  /** What happened at a table of one's own, for a list: nobody is told that one looks. */
  app.get(
    '/api/tables/:table/posts',
    asGuest(async (guest, request, reply) => {
      const table = read(IdSchema, (request.params as { table: string }).table)
      if (!isRefusal(table) && !mayRead(request, await hall.effortOfGlance(table, guest.id)))
        return refused(reply, 429, refuseOnline('online.tooMany'))
      const posts = isRefusal(table) ? null : await hall.glance(table, guest.id)
      return posts ?? refused(reply, 404, refuseOnline('online.noTable'))
    }),
  )

  /** The lobby. */
  app.get('/api/tables', async (request): Promise<readonly Listing[]> => {
    const guest = await sessions.guestOf(request.headers)
    return (await store.lobby(LISTED)).map((index) => listingOf(index, guest?.id ?? null))
  })

  app.get(
    '/api/mine',
    asGuest(async (guest) =>
      (await store.tablesOf(guest.id, LISTED)).map((index) => listingOf(index, guest.id)),
    ),
  )

  app.get('/api/codes/:code', async (request, reply) => {
    if (!welcomes.take(householdOf(request.ip))) return refused(reply, 429, refuseOnline('online.tooMany'))
    const code = read(CodeSchema, (request.params as { code: string }).code)
    const table = isRefusal(code) ? null : await store.tableWithCode(code)
    return table ? { table } : refused(reply, 404, refuseOnline('online.noCode'))
  })

  /** A match that is over is open to all who could watch it, with its seed and everything. */
  app.get('/api/tables/:table/log', async (request, reply) => {
    const table = read(IdSchema, (request.params as { table: string }).table)
    const guest = await sessions.guestOf(request.headers)
    if (!isRefusal(table) && !mayRead(request, await hall.effort(table, guest?.id ?? null, null)))
      return refused(reply, 429, refuseOnline('online.tooMany'))
    const live = isRefusal(table) ? null : await hall.liveTable(table)
    if (!live) return refused(reply, 404, refuseOnline('online.noTable'))
    if (live.viewerFor(guest?.id ?? null) === null)
      return refused(reply, 403, refuseOnline('online.notForYou'))
    // Its seed stays here until the end is on the disk: else the match might go on with the seed known.
    if (live.state !== 'over' || !live.hosted || !hall.isStored(live))
      return refused(reply, 409, refuseOnline('online.notOver'))
    return reply.type('text/plain; charset=utf-8').send(writeLog(live.hosted))
  })
}
