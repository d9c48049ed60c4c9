import { timingSafeEqual } from 'node:crypto'
import { isRefusal } from '@sternentisch/kernel'
import { RECOVERY_KEY, RecoverySchema, refuseOnline } from '@sternentisch/wire'
import type { FastifyInstance } from 'fastify'
import { freshCode } from '../hall/fresh.ts'
import type { RecoveryCode } from '../store/accounts.ts'
import type { Store } from '../store/store.ts'
import type { AccountWays } from './accounts.ts'
import { letIn } from './arrival.ts'
import { asGuestOf, read, refused } from './desk.ts'
import { householdOf } from './limits.ts'
import { hashOf } from './sessions.ts'

const CODES = 8

/** What is kept of a code. */
export const keptOf = (code: string): RecoveryCode => ({
  key: code.slice(0, RECOVERY_KEY),
  hash: hashOf(code),
})

/** New codes in place of those before: only whoever gets them now has ever seen them. */
export async function newCodes(store: Store, guest: string, now: number): Promise<readonly string[]> {
  const codes = Array.from({ length: CODES }, () => freshCode(16))
  await store.setRecovery(guest, codes.map(keptOf), now)
  return codes
}

/** Whose code this is; it is used up by that. How long it takes to tell says nothing about the secret part of any code. */
async function ownerOf(store: Store, code: string): Promise<string | null> {
  const { key, hash } = keptOf(code)
  const known = await store.recoveries(key)
  const same = known.filter((each) => timingSafeEqual(Buffer.from(each.hash), Buffer.from(hash)))
  for (const { guest } of same) if (await store.takeRecovery(guest, hash)) return guest
  return null
}

/** A way back for whoever has lost their passkey. */
export function addRecovery(app: FastifyInstance, ways: AccountWays): void {
  const { hall, store, sessions, tries } = ways

  app.post(
    '/api/recovery/codes',
    asGuestOf(sessions)(async (guest, _request, reply) =>
      (await store.passkeysOf(guest.id)).length > 0
        ? { codes: await newCodes(store, guest.id, hall.now()) }
        : refused(reply, 409, refuseOnline('online.noPasskey')),
    ),
  )

  app.post('/api/recovery', async (request, reply) => {
    if (!tries.take(householdOf(request.ip))) return refused(reply, 429, refuseOnline('online.tooMany'))
    const given = read(RecoverySchema, request.body)
    const id = isRefusal(given) ? null : await ownerOf(store, given.code)
    const guest = id && (await store.guest(id))
    return guest ? letIn(ways, reply, guest) : refused(reply, 404, refuseOnline('online.noRecovery'))
  })
}
