import { boxOf } from '@sternentisch/games/shelf'
import { type AnyTable, randomFrom, type Seat } from '@sternentisch/kernel'
import { type Check, check, eachTwin, expectSame } from '@sternentisch/kernel/checks'
import { levelled } from './levelled.ts'

/** Of each way of thinking, and few enough that many matches can be asked about. */
const BUDGETS = [2, 12, 60, 500]
/** One in so many decisions is thought about. */
const SELDOM = 3

/**
 * Tables that look alike to a seat give the same thought: the same move, and the same count for every move that was considered.
 * Whatever a bot could know beyond its view would show here.
 */
export const honestBots: Check = check('bots', (game, seed) => {
  const mind = boxOf(game.id)!.mind
  const bot = levelled(game, mind)
  let decisions = 0
  eachTwin(game, seed, ({ table, twin, viewer, seat, luck }) => {
    if (viewer !== seat || game.actionsAt(table, seat).length < 2 || decisions++ % SELDOM > 0) return
    for (const budget of BUDGETS) {
      const thought = (of: AnyTable): unknown => {
        const view = game.view(of, seat as Seat)
        const { action, considered } = bot(view, game.actions(view), budget, randomFrom(luck))
        return [
          game.write(action),
          considered.map((each) => [game.write(each.action), each.chance, each.visits ?? null]),
        ]
      }
      expectSame(thought(twin), thought(table), `with ${budget} iterations seat ${seat} thinks otherwise`)
    }
  })
})
