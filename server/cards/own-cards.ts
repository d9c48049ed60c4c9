import { engineOf } from '@sternentisch/games/engines'
import { boxOf } from '@sternentisch/games/shelf'
import type { BoxedRules } from '@sternentisch/grammar'
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

const nameIn = ({ game }: BoxedRules, { hash }: StoredCards): string => `${game.id} ${game.version} ${hash}`

/** Whether it can be played with already, by today's rules. */
export const isKnownSet = (set: StoredCards): boolean => {
  const engine = boxOf(set.game)
  return engine !== undefined && known.has(nameIn(engine, set))
}

/**
 * Makes a set playable with an engine, under the name that its hash gives it, or says why not. A card file is data, which the game's
 * own schema bounds in every number and list: nothing of it is ever run.
 */
export function whyNoSet(
  set: StoredCards,
  most = MOST,
  engine: BoxedRules | undefined = boxOf(set.game),
): Refusal | null {
  if (!engine?.cards) return refuseOnline('online.noOwnCards')
  const name = nameIn(engine, set)
  if (known.has(name)) return null
  if (known.size >= most) return refuseOnline('online.manySets')
  const read = readCardFile(set.file)
  const why = isRefusal(read) ? read : engine.cards.addCards(setNameOf(set.hash), read)
  if (!why) known.add(name)
  return why
}

/** Finds games for tables with cards of somebody's own, too: the set is fetched and made known to the engine first. */
export const withOwnCards =
  (store: Pick<Store, 'cards'>, find: FindGame): FindGame =>
  async (id, rules, cards) => {
    const game = await find(id, rules, null)
    if (cards === null || isRefusal(game)) return game
    const set = await store.cards(cards)
    const engine = await engineOf(id, rules)
    if (set?.game !== id || !engine) return refuseOnline('online.noCards')
    // A match that has begun goes on, however many others there are.
    return whyNoSet(set, rules === null ? MOST : Number.POSITIVE_INFINITY, engine) ?? game
  }
