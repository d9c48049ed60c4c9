import { LEVELS, type Level } from '@sternentisch/bots/levels'
import { isRefusal } from '@sternentisch/kernel'
import type { Wanted } from '../../../tools/command/arguments.mjs'
import { gameNamed, SEED } from '../arguments.ts'
import { type Desk, speechFor, understand } from '../desk.ts'
import { DEMAND, type Demand, longestOf, lookThrough, timesSummary } from './times.ts'

export const TIMES = 'times'

/** Of each game. */
const GAMES = 1000

const wanted = {
  usage: `npm run prove -- ${TIMES}`,
  flags: {
    game: { takes: 'text' },
    games: { takes: 'number', from: 1, to: 1_000_000 },
    seed: { takes: 'text' },
  },
} satisfies Wanted

/** That every level answers in time wherever random matches lead; answers the exit code. */
export async function runTimes(
  words: readonly string[],
  desk: Omit<Desk, 'checks'>,
  { limits, slowest }: Demand = DEMAND,
): Promise<number> {
  const { print, progress } = desk
  const { say } = speechFor(words, desk)
  const task = understand(words, wanted, desk, ({ flags: { game: id, games = GAMES, seed = SEED } }) => {
    const named = id === undefined ? desk.games : gameNamed(id, desk.games)
    return isRefusal(named) ? named : { chosen: [named].flat(), games, seed }
  })
  if (typeof task === 'number') return task
  const { chosen, games, seed } = task
  const longest: Record<Level, number> = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
  let [positions, failures] = [0, 0]
  for (const game of chosen) {
    const looked = lookThrough(game, games, seed, slowest, (done) =>
      progress.at(game.id, done, games, failures),
    )
    progress.clear()
    positions += looked.positions
    for (const level of LEVELS) {
      const { work, position } = longestOf(game, level, looked.slowest)
      longest[level] = Math.max(longest[level], work)
      const isLate = work > limits[level]
      if (isLate) failures++
      const { mode = '', match = 0, move = 0 } = position ?? {}
      const told = { game: game.id, level, ms: Math.round(1000 * work), mode, match, move }
      print(say(isLate ? 'prove.times.late' : 'prove.times.level', told))
    }
  }
  print(timesSummary(games, { positions, longest, failures }))
  return failures > 0 ? 1 : 0
}
