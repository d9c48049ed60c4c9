import type { BotMaker } from './bot.ts'

/** Plays anything that is legal: the measure for all others. */
export const randomBot: BotMaker = () => (_view, actions, _budget, random) => ({
  action: actions[random.stream('bot').below(actions.length)],
  considered: [],
})
