import { isRefusal, writeLog } from '@sternentisch/kernel'
import { IdSchema, refuseOnline } from '@sternentisch/wire'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ApiWays } from './api.ts'
import { asGuestOf, read, refused } from './desk.ts'
import { householdOf } from './limits.ts'

/** What can be read of a table without sitting at it. */
export function addTables(app: FastifyInstance, { hall, sessions, reads }: ApiWays): void {
  const asGuest = asGuestOf(sessions)
  const mayRead = ({ ip }: FastifyRequest, entries: number): boolean =>
    entries === 0 || reads.take(householdOf(ip), entries)

  /** What happened at a table of one's own, for a list: nobody is told that one looks. */
  app.get(
    '/api/tables/:table/posts',
    asGuest(async (guest, request, reply) => {
      const table = read(IdSchema, (request.params as { table: string }).table)
      if (!isRefusal(table) && !mayRead(request, await hall.effort.ofGlance(table, guest.id)))
        return refused(reply, 429, refuseOnline('online.tooMany'))
      const posts = isRefusal(table) ? null : await hall.glance(table, guest.id)
      return posts ?? refused(reply, 404, refuseOnline('online.noTable'))
    }),
  )

  /** A match that is over is open to all who could watch it, with its seed and everything. */
  app.get('/api/tables/:table/log', async (request, reply) => {
    const table = read(IdSchema, (request.params as { table: string }).table)
    const guest = await sessions.guestOf(request.headers)
    if (!isRefusal(table) && !mayRead(request, await hall.effort.of(table, guest?.id ?? null, null)))
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
