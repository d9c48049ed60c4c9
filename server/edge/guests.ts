import { isRefusal } from '@sternentisch/kernel'
import { IntroductionSchema, refuseOnline } from '@sternentisch/wire'
import type { FastifyInstance } from 'fastify'
import { freshCode } from '../hall/fresh.ts'
import type { ApiWays } from './api.ts'
import { letIn, meOf } from './arrival.ts'
import { asGuestOf, NothingSchema, read, refused } from './desk.ts'
import { type Buckets, householdOf } from './limits.ts'

/** A transfer code is good for so long. */
const TRANSFER = 10 * 60_000

/** Who one is: a name, a secret for a program, a code that takes the name to another device. */
export function addGuests(app: FastifyInstance, ways: ApiWays, welcomes: Buckets): void {
  const { hall, store, sessions } = ways
  const asGuest = asGuestOf(sessions)

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
}
