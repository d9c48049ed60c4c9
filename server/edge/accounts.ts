import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Refusal } from '@sternentisch/kernel'
import { isRefusal } from '@sternentisch/kernel'
import { RATED_BEGINS, type RatingNow, RecoverySchema, refuseOnline } from '@sternentisch/wire'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { freshCode } from '../hall/fresh.ts'
import { Ratings } from '../hall/ratings.ts'
import type { AccountStore } from '../store/accounts.ts'
import type { Guest } from '../store/store.ts'
import type { ApiWays } from './api.ts'
import { Challenges } from './challenges.ts'
import { asGuestOf, read, refused } from './desk.ts'
import { Buckets } from './limits.ts'
import { hashOf } from './sessions.ts'

interface AccountWays extends ApiWays {
  readonly accounts: AccountStore
  readonly publicAddress: string | null
}

const CODES = 8
const LEAVING = { open: ['close', 'stand'], running: ['leave'], over: [], closed: [] } as const
const freshCodes = (): string[] => Array.from({ length: CODES }, () => freshCode() + freshCode())
/** What the address bar of the browser shows, and the domain in it. */
function siteOf({ publicAddress }: AccountWays, request: FastifyRequest): { origin: string; domain: string } {
  const site = new URL(publicAddress ?? `${request.protocol}://${request.headers.host ?? 'localhost'}`)
  return { origin: site.origin, domain: site.hostname }
}

/** Being the same person everywhere: by passkey, or by a recovery code; ratings; and being forgotten. */
export function addAccounts(app: FastifyInstance, ways: AccountWays): Ratings {
  const { hall, store, sessions, limits, accounts } = ways
  const asGuest = asGuestOf(sessions)
  const [newKeys, uses] = [new Challenges(hall.now), new Challenges(hall.now)]
  const tries = new Buckets(limits.welcomes, hall.now)
  const ratings = new Ratings({ accounts, store, findGame: hall.findGame })
  const noKey: Refusal = refuseOnline('online.noPasskey')
  const meOf = ({ id, name, colour }: Guest) => ({ id, name, colour, account: true })
  const newCodes = async (guest: string): Promise<string[]> => {
    const codes = freshCodes()
    await accounts.setRecovery(guest, codes.map(hashOf))
    return codes
  }

  app.post(
    '/api/passkeys/options',
    asGuest(async (guest, request) => {
      const known = await accounts.passkeysOf(guest.id)
      const options = await generateRegistrationOptions({
        ...{ rpName: 'Sternentisch', rpID: siteOf(ways, request).domain, userName: guest.name },
        userID: new TextEncoder().encode(guest.id),
        excludeCredentials: known.map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      })
      newKeys.give(options.challenge)
      return options
    }),
  )

  app.post(
    '/api/passkeys',
    asGuest(async (guest, request, reply) => {
      const { origin, domain } = siteOf(ways, request)
      try {
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          ...{ response: request.body as RegistrationResponseJSON, requireUserVerification: false },
          ...{ expectedOrigin: origin, expectedRPID: domain },
          expectedChallenge: (challenge) => newKeys.take(challenge),
        })
        if (!verified || !registrationInfo) return refused(reply, 409, noKey)
        const { id, publicKey, counter, transports = [] } = registrationInfo.credential
        await accounts.addPasskey({
          ...{ id, guest: guest.id, counter, transports, since: hall.now() },
          publicKey: Buffer.from(publicKey).toString('base64url'),
        })
        return { codes: await newCodes(guest.id) }
      } catch {
        // Whatever the library finds wrong with what it was sent.
        return refused(reply, 409, noKey)
      }
    }),
  )

  app.post('/api/passkeys/challenge', async (request, reply) => {
    if (!tries.take(request.ip)) return refused(reply, 429, refuseOnline('online.tooMany'))
    const rpID = siteOf(ways, request).domain
    const options = await generateAuthenticationOptions({ rpID, userVerification: 'preferred' })
    uses.give(options.challenge)
    return options
  })

  app.post('/api/passkeys/session', async (request, reply) => {
    if (!tries.take(request.ip)) return refused(reply, 429, refuseOnline('online.tooMany'))
    const response = request.body as AuthenticationResponseJSON | null
    const key = typeof response?.id === 'string' ? await accounts.passkey(response.id.slice(0, 1400)) : null
    const guest = key && (await store.guest(key.guest))
    if (!response || !key || !guest) return refused(reply, 404, noKey)
    const { origin, domain } = siteOf(ways, request)
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        ...{ response, requireUserVerification: false, expectedOrigin: origin, expectedRPID: domain },
        expectedChallenge: (challenge) => uses.take(challenge),
        credential: {
          ...{ id: key.id, counter: key.counter },
          publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
        },
      })
      if (!verified) return refused(reply, 409, noKey)
      await accounts.usePasskey(key.id, authenticationInfo.newCounter)
    } catch {
      return refused(reply, 409, noKey)
    }
    return reply.header('set-cookie', sessions.cookieWith(await sessions.another(guest.id))).send(meOf(guest))
  })

  /** New codes in place of those before; they are shown once. */
  app.post(
    '/api/recovery/codes',
    asGuest(async (guest, _request, reply) =>
      (await accounts.passkeysOf(guest.id)).length > 0
        ? { codes: await newCodes(guest.id) }
        : refused(reply, 409, noKey),
    ),
  )

  app.post('/api/recovery', async (request, reply) => {
    if (!tries.take(request.ip)) return refused(reply, 429, refuseOnline('online.tooMany'))
    const given = read(RecoverySchema, request.body)
    const id = isRefusal(given) ? null : await accounts.takeRecovery(hashOf(given.code))
    const guest = id && (await store.guest(id))
    if (!guest) return refused(reply, 404, refuseOnline('online.noRecovery'))
    return reply.header('set-cookie', sessions.cookieWith(await sessions.another(guest.id))).send(meOf(guest))
  })

  /** How strong one is in each game, and how that came about. */
  app.get(
    '/api/ratings',
    asGuest(async (guest): Promise<readonly RatingNow[]> => {
      const rated = await ratings.of(guest.id)
      return [...new Set(rated.map(({ game }) => game))].map((game) => {
        const matches = rated.filter((match) => match.game === game)
        const points = matches.map(({ mu }) => Math.round(RATED_BEGINS + (mu - 25) * 40))
        return { game, points, about: Math.round((matches.at(-1)?.sigma ?? 0) * 40) }
      })
    }),
  )

  /** Somebody wants to be forgotten: bots play on where they sat, and nobody can become them again. */
  app.delete(
    '/api/me/everything',
    asGuest(async (guest, _request, reply) => {
      for (const { table, state } of await store.tablesOf(guest.id, 1000)) {
        // Whoever opened a table puts it away; others stand up.
        for (const act of LEAVING[state]) {
          const done = await hall.act(guest, table, `forget-${freshCode()}`, { do: act })
          if (!isRefusal(done)) break
        }
      }
      await accounts.forget(guest.id)
      return reply.header('set-cookie', sessions.cookieWith('')).code(204).send()
    }),
  )
  return ratings
}
