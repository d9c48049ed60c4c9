import { engineOf } from '@sternentisch/games/engines'
import { refuseOnline } from '@sternentisch/wire'
import type { FindGame } from './hall/hall.ts'

/** The engines that this server has: those of today, and those that were pinned when rules changed. */
export const findGame: FindGame = async (id, rules, cards) => {
  const engine = await engineOf(id, rules)
  if (!engine)
    return rules === null
      ? refuseOnline('online.noGame', { game: id })
      : refuseOnline('online.noRules', { game: id, rules })
  return cards === null ? engine.game : refuseOnline('online.noCards')
}
