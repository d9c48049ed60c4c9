import { createHash } from 'node:crypto'
import { isRefusal } from '@sternentisch/kernel'
import { type CardSet, CardSetSchema, HashSchema, refuseOnline } from '@sternentisch/wire'
import type { FastifyInstance } from 'fastify'
import { CardCheck } from '../cards/check.ts'
import { whyNoCards } from '../cards/own-cards.ts'
import type { ApiWays } from './api.ts'
import { asGuestOf, read, refused } from './desk.ts'

/** Few people bring cards, and nobody brings many in a row: each file is read through. */
const RATE = { atOnce: 10, perSecond: 0.1 }

/** One thread for all: it stays as long as the process. */
const check = new CardCheck()

/** Card sets of people's own: kept by their hash once they have passed the game's own check, and given to whoever asks. */
export function addCardSets(app: FastifyInstance, ways: ApiWays): void {
  const { hall, store, sessions, shared, ownCards = true } = ways
  const asGuest = asGuestOf(sessions)
  const files = shared.of('cards', RATE)

  app.put(
    '/api/cards',
    asGuest(async (guest, request, reply) => {
      if (!ownCards) return refused(reply, 403, refuseOnline('online.noOwnCards'))
      const given = read(CardSetSchema, request.body)
      if (isRefusal(given)) return refused(reply, 400, given)
      if (!files.take(guest.id)) return refused(reply, 429, refuseOnline('online.tooMany'))
      const noCards = whyNoCards(given.game)
      if (noCards) return refused(reply, 409, noCards)
      const hash = createHash('sha256').update(given.file).digest('hex')
      const why = await check.whyNot({ hash, ...given })
      if (why) return refused(reply, 409, why)
      await store.addCards({ hash, ...given }, guest.id, hall.now())
      return { hash }
    }),
  )

  app.get('/api/cards/:hash', async (request, reply) => {
    const hash = read(HashSchema, (request.params as { hash: string }).hash)
    const set: CardSet | null = isRefusal(hash) ? null : await store.cards(hash)
    return set ?? refused(reply, 404, refuseOnline('online.noCards'))
  })
}
