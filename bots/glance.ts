import { type AnyTable, copyOver, imaginingOf, quickLuck, type Seat } from '@sternentisch/kernel'
import type { BotMaker } from './bot.ts'
import { worthOf } from './worth.ts'

/** Differences smaller than this it does not see. */
const COARSE = 0.04
/** It looks at so many tables, however many moves there are. */
const LOOKS = 3

/**
 * Looks how things stand right after each move, on a few imagined tables and with a coarse eye, and takes what looks best;
 * among equals, any. Nobody answers in what it sees.
 */
export const glance: BotMaker = (game, mind) => (view, actions, budget, random) => {
  const { viewer } = view as { readonly viewer: Seat }
  const luck = quickLuck(random.stream('bot'))
  const draws = luck.stream('bot')
  const field = draws
    .shuffle([...mind.propose(view, actions, draws)])
    .slice(0, Math.max(1, budget * LOOKS))
    .map((action) => ({ action, sum: 0 }))
  if (field.length === 1) return { action: field[0].action, considered: [] }
  const imagining = imaginingOf(game, view)
  let imagined: AnyTable | undefined
  let table: AnyTable | null = null
  for (let look = 0; look < LOOKS; look++) {
    imagined = imagining.deal(luck, imagined)
    for (const each of field) {
      table = copyOver(game, imagined, table)
      game.play(table, viewer, each.action, luck)
      each.sum += worthOf(game, mind, table)[viewer]
    }
  }
  const considered = field
    .map(({ action, sum }) => ({ action, chance: Math.round(sum / LOOKS / COARSE) * COARSE }))
    .sort((a, b) => b.chance - a.chance)
  return { action: considered[0].action, considered }
}
