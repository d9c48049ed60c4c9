import { isRefusal, type Refusal, type Wishes } from '@sternentisch/kernel'
import { type CardSet, setNameOf } from '@sternentisch/wire'
import { type EngineOf, setsOf } from '../../own-cards/at-hand.ts'
import { call } from '../server.ts'
import type { ServerCards } from './draft.ts'

const fileOf = (game: EngineOf, { cards }: Wishes): string | undefined =>
  cards === undefined ? undefined : setsOf(game).get(String(cards))

/** Whether a table would be played with cards of one's own. */
export const isOwnSet = (game: EngineOf, chosen: Wishes): boolean => fileOf(game, chosen) !== undefined

/** The server keeps a set by its hash and checks it first; null where the cards are the game's own. */
export async function serverCardsOf(game: EngineOf, chosen: Wishes): Promise<ServerCards | null | Refusal> {
  const file = fileOf(game, chosen)
  if (file === undefined) return null
  const kept = await call<Pick<CardSet, 'hash'>>('PUT', 'cards', { game: game.id, file })
  return isRefusal(kept) ? kept : { hash: kept.hash, name: setNameOf(kept.hash) }
}
