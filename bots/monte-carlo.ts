import {
  type AnyGame,
  type AnyTable,
  anyAction,
  copyOver,
  type Draws,
  imaginingOf,
  type Mind,
  type Random,
  type Seat,
} from '@sternentisch/kernel'
import type { BotMaker } from './bot.ts'

/**
 * Flat Monte Carlo: for each action, imagine tables that fit the view, play the action there, play on at
 * random for a while and look how things stand. Half of the actions are dropped after each round, so that
 * most of the budget goes to those that are close to the best.
 */
export const monteCarlo: BotMaker = (game, mind) => (view, actions, budget, random) => {
  const seat = (view as { viewer: Seat }).viewer
  const draws = random.stream('bot')
  const field = mind.propose(view, actions, draws).map((action) => ({ action, sum: 0, tries: 0 }))
  if (field.length === 1) return { action: field[0].action, considered: [] }
  const rounds = Math.ceil(Math.log2(field.length))
  const share = Math.max(1, Math.floor(budget / rounds))
  const fallen: typeof field = []
  const imagining = imaginingOf(game, view)
  let imagined: AnyTable | undefined
  let table: AnyTable | null = null
  for (let round = 0; round < rounds; round++) {
    const tries = Math.max(1, Math.floor(share / field.length))
    for (let i = 0; i < tries; i++) {
      // Every action is tried on the same imagined table: what differs is then the action, not the luck.
      imagined = imagining.deal(random, imagined)
      for (const candidate of field) {
        table = copyOver(game, imagined, table)
        game.play(table, seat, candidate.action, random)
        candidate.sum += playOut(game, mind, table, seat, random, draws)
        candidate.tries++
      }
    }
    field.sort((a, b) => b.sum / b.tries - a.sum / a.tries)
    fallen.unshift(...field.splice(Math.ceil(field.length / 2)))
  }
  const considered = [...field, ...fallen].map(({ action, sum, tries }) => ({ action, chance: sum / tries }))
  return { action: field[0].action, considered }
}

function playOut(
  game: AnyGame,
  mind: Mind,
  table: AnyTable,
  seat: Seat,
  random: Random,
  draws: Draws,
): number {
  for (let moves = 0; moves < mind.horizon; moves++) {
    const [next] = game.deciding(table)
    if (next === undefined) break
    game.play(table, next, anyAction(game, table, next, draws), random)
  }
  const result = game.result(table)
  if (!result) return mind.evaluate(table)[seat]
  return result.winners.includes(seat) ? 1 / result.winners.length : 0
}
