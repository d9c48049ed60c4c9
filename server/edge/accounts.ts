import { isRefusal } from '@sternentisch/kernel'
import { type Device, type History, RATED_BEGINS, type RatingNow, talliesOf } from '@sternentisch/wire'
import type { FastifyInstance } from 'fastify'
import { broughtTo } from '../hall/brought.ts'
import { freshCode } from '../hall/fresh.ts'
import { listingOf } from '../hall/index-of.ts'
import type { RatedMatch } from '../store/accounts.ts'
import type { ApiWays } from './api.ts'
import { asGuestOf } from './desk.ts'
import type { Buckets } from './limits.ts'
import { addPasskeys } from './passkeys.ts'
import { addRecovery } from './recovery.ts'

export interface AccountWays extends ApiWays {
  /** How often one household may try to become somebody. */
  readonly tries: Buckets
}

const LEAVING = { open: ['close', 'stand'], running: ['leave'], over: [], closed: [] } as const
/** So many of the latest matches are counted, and so many listed. */
const COUNTED = 1000
const LISTED = 60
/** So much of a hash names a device to its owner. */
const NAME = 16

/** Being the same person everywhere: by passkey, or by a recovery code; what one has played; and being forgotten. */
export function addAccounts(app: FastifyInstance, api: ApiWays): void {
  const { hall, store, sessions, limits, shared } = api
  const asGuest = asGuestOf(sessions)
  const ways = { ...api, tries: shared.of('tries', limits.welcomes) }
  addPasskeys(app, ways)
  addRecovery(app, ways)

  /** Everything that is this guest: devices, and programs that play in their name. */
  app.get(
    '/api/sessions',
    asGuest(async (guest, { headers }): Promise<readonly Device[]> => {
      const here = sessions.hashIn(headers)
      const known = await store.sessionsOf(guest.id)
      return known.map(({ hash, since }) => ({ id: hash.slice(0, NAME), since, here: hash === here }))
    }),
  )

  app.delete(
    '/api/sessions/:id',
    asGuest(async (guest, request, reply) => {
      const { id } = request.params as { id: string }
      for (const { hash } of await store.sessionsOf(guest.id))
        if (hash.slice(0, NAME) === id) await sessions.end(hash)
      return reply.code(204).send()
    }),
  )

  /** How strong one is in each game, and how that came about. */
  app.get(
    '/api/ratings',
    asGuest(async (guest) => ratingsOf(await store.ratedOf(guest.id))),
  )

  /** What one has played to its end, and how it went. */
  app.get(
    '/api/history',
    asGuest(async (guest): Promise<History> => {
      const tables = await store.tablesOf(guest.id, COUNTED)
      const over = tables.filter(({ state }) => state === 'over').map((index) => listingOf(index, guest.id))
      const matches = over.slice(0, LISTED)
      return { matches, tallies: talliesOf(over, await broughtTo(store, matches)) }
    }),
  )

  /** Somebody wants to be forgotten: bots play on where they sat, and nobody can become them again. */
  app.delete(
    '/api/me/everything',
    asGuest(async (guest, _request, reply) => {
      for (const { table, state } of await store.tablesOf(guest.id, COUNTED)) {
        // Whoever opened a table puts it away; others stand up.
        for (const act of LEAVING[state]) {
          const done = await hall.act(guest, table, `forget-${freshCode(6)}`, { do: act })
          if (!isRefusal(done)) break
        }
      }
      await sessions.forget(guest.id)
      return reply.header('set-cookie', sessions.cookieWith('')).code(204).send()
    }),
  )
}

function ratingsOf(rated: readonly RatedMatch[]): readonly RatingNow[] {
  return [...new Set(rated.map(({ game }) => game))].map((game) => {
    const matches = rated.filter((match) => match.game === game)
    const points = matches.map(({ mu }) => Math.round(RATED_BEGINS + (mu - 25) * 40))
    const tables = matches.map(({ table }) => table)
    return { game, points, tables, about: Math.round((matches.at(-1)?.sigma ?? 0) * 40) }
  })
}
