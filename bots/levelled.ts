import type { BotMaker } from './bot.ts'
import { glance } from './glance.ts'
import { type Level, levelWith } from './levels.ts'
import { treeSearch } from './tree-search.ts'

/** What a level sees is what it is: nobody plays badly on purpose. */
const WAYS: Readonly<Record<Level, BotMaker>> = {
  1: glance,
  2: treeSearch,
  3: treeSearch,
  4: treeSearch,
  5: treeSearch,
}

/** The bot of the level that thinks as long as the budget says. */
export const levelled: BotMaker = (game, mind) => (view, actions, budget, random) =>
  WAYS[levelWith(budget)](game, mind)(view, actions, budget, random)
