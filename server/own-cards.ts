import { boxOf } from '@sternentisch/games/shelf'
import { isRefusal, type Refusal } from '@sternentisch/kernel'
import { readCardFile } from '@sternentisch/kernel/card-file'
import { refuseOnline, setNameOf } from '@sternentisch/wire'
import type { FindGame } from './hall/hall.ts'
import type { Store, StoredCards } from './store/store.ts'

/** Sets that a process plays with at most: each one stays in its memory. */
const MOST = 200
const known = new Set<string>()

/**
 * Makes a set playable under the name that its hash gives it, or says why not. A card file is data, which the game's own
 * schema bounds in every number and list: nothing of it is ever run.
 */
export function whyNoSet({ hash, game, file }: StoredCards): Refusal | null {
  if (known.has(`${game} ${hash}`)) return null
  const takes = boxOf(game)?.cards
  // Where cards are numbered through all sets, two machines would call the same card by two numbers.
  if (!takes || takes.numbersThrough) return refuseOnline('online.noOwnCards')
  if (known.size >= MOST) return refuseOnline('online.manySets')
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
    return whyNoSet(set) ?? find(id, rules, null)
  }
