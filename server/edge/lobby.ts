import { isRefusal } from '@sternentisch/kernel'
import { CodeSchema, type Listing, OpeningSchema, QuickSchema, refuseOnline } from '@sternentisch/wire'
import type { FastifyInstance } from 'fastify'
import { listingOf } from '../hall/index-of.ts'
import { QuickMatches } from '../hall/quick.ts'
import type { ApiWays } from './api.ts'
import { asGuestOf, read, refused } from './desk.ts'
import { type Buckets, householdOf } from './limits.ts'

const LISTED = 60

/** How people come to a table: they open one, meet somebody, find it in a list or by its code. */
export function addLobby(app: FastifyInstance, ways: ApiWays, welcomes: Buckets): void {
  const { hall, store, sessions, limits } = ways
  const asGuest = asGuestOf(sessions)

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
}
