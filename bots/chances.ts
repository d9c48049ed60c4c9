import { type AnyGame, type AnyTable, anyAction, type Mind, type Random } from '@sternentisch/kernel'

/**
 * Each seat's chance to win from what a view shows, adding up to 1: imagined tables are played on at random for a
 * while and looked at. A rough measure, the same for all seats, and the same every time for the same luck.
 */
export function chancesFrom(
  game: AnyGame,
  mind: Mind,
  view: unknown,
  tries: number,
  random: Random,
): number[] {
  const draws = random.stream('chances')
  const sums: number[] = []
  for (let tried = 0; tried < tries; tried++) {
    const table = game.imagine(view, random)
    for (let moves = 0; moves < mind.horizon; moves++) {
      const [seat] = game.deciding(table)
      if (seat === undefined) break
      game.play(table, seat, anyAction(game, table, seat, draws), random)
    }
    for (const [seat, chance] of standingAt(game, mind, table).entries())
      sums[seat] = (sums[seat] ?? 0) + chance
  }
  const all = sums.reduce((sum, each) => sum + each, 0)
  return sums.map((sum) => (all > 0 ? sum / all : 1 / sums.length))
}

function standingAt(game: AnyGame, mind: Mind, table: AnyTable): readonly number[] {
  const result = game.result(table)
  if (!result) return mind.evaluate(table)
  return result.scores.map((_, seat) => (result.winners.some((winner) => winner === seat) ? 1 : 0))
}
