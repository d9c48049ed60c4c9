import { honestBots } from '@sternentisch/bots/honest'
import type { Desk } from './desk.ts'
import { runProve } from './run.ts'

export const BOTS = honestBots.name

/** That bots know no more than their seats, in one game or in all of them; answers the exit code. */
export function runBots(words: readonly string[], desk: Desk): Promise<number> {
  const only = { ...desk, checks: [honestBots], others: [] }
  const asks = words.some((word) => word.startsWith('--game') && word !== '--games')
  const games = asks || words.includes('--help') ? [[]] : desk.games.map(({ id }) => ['--game', id])
  const codes = games.map((game) => runProve([BOTS, ...words, ...game], only))
  return Promise.resolve(Math.max(...codes))
}
