import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { refuseOnline } from '@sternentisch/wire'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Passkey } from '../store/accounts.ts'
import type { AccountWays } from './accounts.ts'
import { letIn } from './arrival.ts'
import { challengesIn } from './challenges.ts'
import { asGuestOf, refused } from './desk.ts'
import { householdOf } from './limits.ts'
import { newCodes } from './recovery.ts'
import { siteOf } from './site-of.ts'

/** One for each device and password manager: nobody needs more. */
const MOST = 20
const LONGEST_ID = 1400

/** Whatever the library finds wrong with what it was sent makes it no passkey. */
const ifRight = <Right>(checking: Promise<Right>): Promise<Right | null> => checking.catch(() => null)

/** Being the same person on every device: a passkey is made, and somebody comes with one. */
export function addPasskeys(app: FastifyInstance, ways: AccountWays): void {
  const { hall, store, sessions, tries, publicAddress } = ways
  const asGuest = asGuestOf(sessions)
  const [newKeys, uses] = ['new', 'use'].map((purpose) => challengesIn(store, purpose, hall.now))
  const expected = (request: FastifyRequest) => {
    const { origin, hostname } = siteOf(publicAddress, request)
    return { expectedOrigin: origin, expectedRPID: hostname }
  }
  const noKey = refuseOnline('online.noPasskey')
  const tooMany = refuseOnline('online.tooMany')

  app.post(
    '/api/passkeys/options',
    asGuest(async (guest, request, reply) => {
      const known = await store.passkeysOf(guest.id)
      if (known.length >= MOST) return refused(reply, 409, tooMany)
      const options = await generateRegistrationOptions({
        ...{ rpName: 'Sternentisch', rpID: siteOf(publicAddress, request).hostname },
        userName: guest.name,
        userID: new TextEncoder().encode(guest.id),
        excludeCredentials: known.map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      })
      await newKeys.give(options.challenge)
      return options
    }),
  )

  app.post(
    '/api/passkeys',
    asGuest(async (guest, request, reply) => {
      const checked = await ifRight(
        verifyRegistrationResponse({
          ...{ response: request.body as RegistrationResponseJSON, requireUserVerification: false },
          ...expected(request),
          expectedChallenge: (challenge) => newKeys.take(challenge),
        }),
      )
      if (!checked?.verified) return refused(reply, 409, noKey)
      const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential
      const passkey: Passkey = {
        ...{ id, guest: guest.id, counter, transports, since: hall.now() },
        publicKey: Buffer.from(publicKey).toString('base64url'),
      }
      if (!(await store.addPasskey(passkey))) return refused(reply, 409, noKey)
      return { codes: await newCodes(store, guest.id, hall.now()) }
    }),
  )

  app.post('/api/passkeys/challenge', async (request, reply) => {
    if (!tries.take(householdOf(request.ip))) return refused(reply, 429, tooMany)
    const rpID = siteOf(publicAddress, request).hostname
    const options = await generateAuthenticationOptions({ rpID, userVerification: 'preferred' })
    await uses.give(options.challenge)
    return options
  })

  app.post('/api/passkeys/session', async (request, reply) => {
    if (!tries.take(householdOf(request.ip))) return refused(reply, 429, tooMany)
    const response = request.body as AuthenticationResponseJSON | null
    const given = typeof response?.id === 'string' && response.id.length <= LONGEST_ID ? response.id : null
    const key = given === null ? null : await store.passkey(given)
    const guest = key && (await store.guest(key.guest))
    if (!response || !key || !guest) return refused(reply, 404, noKey)
    const checked = await ifRight(
      verifyAuthenticationResponse({
        ...{ response, requireUserVerification: false, ...expected(request) },
        expectedChallenge: (challenge) => uses.take(challenge),
        credential: {
          ...{ id: key.id, counter: key.counter },
          publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
        },
      }),
    )
    if (!checked?.verified) return refused(reply, 409, noKey)
    await store.usePasskey(key.id, checked.authenticationInfo.newCounter)
    return letIn(ways, reply, guest)
  })
}
