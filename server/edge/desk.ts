import type { Refusal } from '@sternentisch/kernel'
import { refuseOnline } from '@sternentisch/wire'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Guest } from '../store/store.ts'
import type { Sessions } from './sessions.ts'

type Handle = (guest: Guest, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** Whatever is refused says why in the same form as a refused move. */
export const refused = (reply: FastifyReply, status: number, why: Refusal): FastifyReply =>
  reply.code(status).send(why)

/** What was sent, checked; or where it is wrong. */
export function read<Schema extends v.GenericSchema>(
  schema: Schema,
  given: unknown,
): v.InferOutput<Schema> | Refusal {
  const found = v.safeParse(schema, given)
  if (found.success) return found.output
  const [{ path, message }] = found.issues
  const where = path?.map(({ key }) => String(key)).join('.') ?? ''
  return refuseOnline('online.malformed', { where, what: message.slice(0, 200) })
}

/** Where nothing has to be said, something that is said was meant for somewhere else. */
export const NothingSchema = v.nullish(v.strictObject({}))

/** For those only who have told their name. */
export const asGuestOf =
  (sessions: Sessions) =>
  (handle: Handle) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const guest = await sessions.guestOf(request.headers)
    return guest ? handle(guest, request, reply) : refused(reply, 401, refuseOnline('online.nobody'))
  }
