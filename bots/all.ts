import type { BotMaker } from './bot.ts'
import { glance, greedy, peek } from './glance.ts'
import { levelled } from './levelled.ts'
import { monteCarlo } from './monte-carlo.ts'
import { randomBot } from './random-bot.ts'
import { ponderingSearch, recallingSearch, treeSearch } from './tree-search.ts'

/** Every way to play there is, by the name under which programs ask for it. */
export const BOTS: Readonly<Record<string, BotMaker>> = {
  levels: levelled,
  tree: treeSearch,
  recall: recallingSearch,
  ponder: ponderingSearch,
  montecarlo: monteCarlo,
  greedy,
  glance,
  peek,
  random: randomBot,
}
