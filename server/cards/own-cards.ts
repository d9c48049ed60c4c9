import { boxOf } from '@sternentisch/games/shelf'
import { isRefusal, type Refusal } from '@sternentisch/kernel'
import { readCardFile } from '@sternentisch/kernel/card-file'
import { refuseOnline, setNameOf } from '@sternentisch/wire'
import type { FindGame } from '../hall/hall.ts'
import type { Store, StoredCards } from '../store/store.ts'

/** Sets with which new tables are opened at most in a process: each one stays in its memory. */
const MOST = 200
const known = new Set<string>()

/** Why a game takes no cards of one's own. */
export function whyNoCards(game: string): Refusal | null {
  return boxOf(game)?.cards ? null : refuseOnline('online.noOwnCards')
}

/** Whether it can be played with already. */
export const isKnownSet = ({ game, hash }: StoredCards): boolean => known.has(`${game} ${hash}`)

/**
 * Makes a set playable under the name that its hash gives it, or says why not. A card file is data, which the game's own
 * schema bounds in every number and list: nothing of it is ever run.
 */
export function whyNoSet(set: StoredCards, most = MOST): Refusal | null {
  const { hash, game, file } = set
  if (isKnownSet(set)) return null
  const takes = boxOf(game)?.cards
  const noCards = whyNoCards(game)
  if (!takes || noCards) return noCards
  if (known.size >= most) return refuseOnline('online.manySets')
  const read = readCardFile(file)
  const why = isRefusal(read) ? read : takes.addCards(setNameOf(hash), read)
  if (!why) known.add(`${game} ${hash}`)
  return why
}

/** Finds games for tables with cards of somebody's own, too: the set is fetched and made known first. */
export const withOwnCards =
  (store: Pick<Store, 'cards'>, find: FindGame): FindGame =>
  async (id, rules, cards) => {
    if (cards === null) return find(id, rules, null)
    const set = await store.cards(cards)
    if (set?.game !== id) return refuseOnline('online.noCards')
    // A match that has begun goes on, however many others there are.
    return whyNoSet(set, rules === null ? MOST : Number.POSITIVE_INFINITY) ?? find(id, rules, null)
  }
