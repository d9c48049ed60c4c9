import { isRefusal, type Refusal } from '@sternentisch/kernel'
import { CodeSchema, type Listing, OpeningSchema, QuickSchema, refuseOnline } from '@sternentisch/wire'
import type { FastifyInstance } from 'fastify'
import { InTurn } from '../hall/in-turn.ts'
import { listingOf } from '../hall/index-of.ts'
import { QuickMatches } from '../hall/quick.ts'
import type { Guest } from '../store/store.ts'
import type { ApiWays } from './api.ts'
import { asGuestOf, read, refused } from './desk.ts'
import { type Buckets, householdOf } from './limits.ts'

const LISTED = 60

/** How people come to a table: they open one, meet somebody, find it in a list or by its code. */
export function addLobby(app: FastifyInstance, ways: ApiWays, welcomes: Buckets): void {
  const { hall, store, sessions, limits } = ways
  const asGuest = asGuestOf(sessions)
  const inTurn = new InTurn()
  /** Lets a guest come to one more table, if there may be one more. Each of many who ask at once is counted. */
  const within = <Found>(guest: Guest, come: () => Promise<Found | Refusal>): Promise<Found | Refusal> =>
    inTurn.do(guest.id, async () => {
      const n = await store.countOf(guest.id)
      return n < limits.tables ? come() : refuseOnline('online.tooManyTables', { n })
    })
  const statusOf = ({ code }: Refusal): number => (code === 'online.tooManyTables' ? 429 : 409)

  app.post(
    '/api/tables',
    asGuest(async (guest, request, reply) => {
      const opening = read(OpeningSchema, request.body)
      if (isRefusal(opening)) return refused(reply, 400, opening)
      const opened = await within(guest, () => hall.openTable(guest, opening))
      return isRefusal(opened) ? refused(reply, statusOf(opened), opened) : reply.code(201).send(opened)
    }),
  )

  const quick = new QuickMatches(hall)
  app.post(
    '/api/quick',
    asGuest(async (guest, request, reply) => {
      const wish = read(QuickSchema, request.body)
      if (isRefusal(wish)) return refused(reply, 400, wish)
      const found = await within(guest, () => quick.find(guest, wish))
      return isRefusal(found) ? refused(reply, statusOf(found), found) : { table: found.table }
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
