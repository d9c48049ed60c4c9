import { availableParallelism } from 'node:os'
import { isRefusal } from '@sternentisch/kernel'
import { modesOf, threadHand } from '@sternentisch/lab'
import type { Wanted } from '../../../tools/command/arguments.mjs'
import { gameNamed, SEED } from '../arguments.ts'
import { type Desk, speechFor, understand } from '../desk.ts'
import { refuse } from '../text/refuse.ts'
import { climb } from './climb.ts'
import { rungsOf } from './rungs.ts'

export const LADDER = 'ladder'

const PAIRS = 400

const wanted = {
  usage: 'npm run prove -- ladder --game <game>',
  words: [],
  flags: {
    game: { takes: 'text' },
    mode: { takes: 'text' },
    games: { takes: 'number', from: 1, to: 1_000_000 },
    seed: { takes: 'text' },
    threads: { takes: 'number', from: 1, to: 256 },
  },
} satisfies Wanted

/** That each level is better than the one below, by as much as is claimed; answers the exit code. */
export async function runLadder(words: readonly string[], desk: Desk): Promise<number> {
  const { say } = speechFor(words, desk)
  const task = understand(words, wanted, desk, ({ flags }) => {
    const game = flags.game === undefined ? desk.games[0] : gameNamed(flags.game, desk.games)
    if (isRefusal(game)) return game
    const known = modesOf(game)
    if (flags.mode !== undefined && !known.includes(flags.mode))
      return refuse('prove.ladder.mode', { mode: flags.mode, known: known.join(', ') })
    return { ...flags, rungs: rungsOf(game, flags.mode === undefined ? known : [flags.mode]) }
  })
  if (typeof task === 'number') return task
  const { rungs, games: rotations = PAIRS, seed = SEED, threads = availableParallelism() } = task
  const counts = { met: 0, missed: 0, open: 0 }
  for (const rung of rungs) {
    const { game, mode, challenger, other, claimed } = rung
    const hands = Array.from({ length: threads }, () => threadHand())
    const name = `${challenger} – ${other}`
    const progress = (done: number): void => desk.progress.at(name, done, rotations, counts.missed)
    const test = await climb(rung, { seed, rotations, hands, progress })
    desk.progress.clear()
    counts[test.verdict]++
    const percent = (share: number): string => (100 * Math.min(1, Math.max(0, share))).toFixed(1)
    desk.print(
      say(`prove.ladder.${test.verdict}`, {
        ...{ game, mode, challenger, other, n: test.n, claimed: percent(claimed) },
        ...{
          share: percent(test.share),
          low: percent(test.share - test.half),
          high: percent(test.share + test.half),
        },
      }),
    )
  }
  desk.print(
    `prove ladder: rungs=${rungs.length} met=${counts.met} missed=${counts.missed} open=${counts.open}`,
  )
  return counts.met === rungs.length ? 0 : 1
}
