import type { BotMaker } from './bot.ts'
import { glance, peek } from './glance.ts'
import { type Level, levelWith } from './levels.ts'
import { ponderingSearch, treeSearch } from './tree-search.ts'

/** What a level sees is what it is: nobody plays badly on purpose. */
const WAYS: Readonly<Record<Level, BotMaker>> = {
  1: peek,
  2: glance,
  3: treeSearch,
  4: treeSearch,
  5: ponderingSearch,
}

/** The bot of the level that thinks as long as the budget says. */
export const levelled: BotMaker = (game, mind) => (view, actions, budget, random) =>
  WAYS[levelWith(budget)](game, mind)(view, actions, budget, random)
