import { availableParallelism } from 'node:os'
import { LEVELS } from '@sternentisch/bots/levels'
import { type AnyGame, isRefusal, type Refusal } from '@sternentisch/kernel'
import { type Hand, Journal, modesOf, threadHand } from '@sternentisch/lab'
import type { FlagValues, Given, Wanted } from '../../../tools/command/arguments.mjs'
import { gameNamed, SEED } from '../arguments.ts'
import { type Desk, speechFor, understand } from '../desk.ts'
import { refuse } from '../text/refuse.ts'
import { climb, isMatch } from './climb.ts'
import { type Rung, rungsOf } from './rungs.ts'

export const LADDER = 'ladder'

const PAIRS = 400

const wanted = {
  usage: 'npm run prove -- ladder',
  words: [],
  flags: {
    game: { takes: 'text' },
    mode: { takes: 'text' },
    level: { takes: 'number', from: 1, to: LEVELS.length },
    games: { takes: 'number', from: 1, to: 1_000_000 },
    seed: { takes: 'text' },
    threads: { takes: 'number', from: 1, to: 256 },
    out: { takes: 'text' },
  },
} satisfies Wanted

interface Task {
  readonly rungs: readonly Rung[]
  readonly rotations: number
  readonly seed: string
  readonly threads: number
  readonly journal: Journal
}

/** Without a game, all of them; without a mode, every one; without a level, all rungs. */
function readTask(flags: FlagValues<typeof wanted.flags>, games: readonly AnyGame[]): Task | Refusal {
  const { game: id, mode, level, out, seed = SEED } = flags
  const named = id === undefined ? games : gameNamed(id, games)
  if (isRefusal(named)) return named
  const climbed = [named].flat()
  const known = new Set(climbed.flatMap(modesOf))
  if (mode !== undefined && !known.has(mode))
    return refuse('prove.ladder.mode', { mode, known: [...known].join(', ') })
  const rungs = climbed
    .filter((game) => mode === undefined || modesOf(game).includes(mode))
    .flatMap((game) => rungsOf(game, mode === undefined ? modesOf(game) : [mode]))
    .filter((rung) => level === undefined || rung.level === level)
  const about = { prove: LADDER, version: 1, seed }
  const journal = out === undefined ? Journal.forgetful() : Journal.open(out, about, isMatch)
  if (isRefusal(journal)) return journal
  const { games: rotations = PAIRS, threads = availableParallelism() } = flags
  return { rungs, rotations, seed, threads, journal }
}

/** That each level is better than the one below, by as much as is claimed; answers the exit code. */
export async function runLadder(
  words: readonly string[],
  desk: Omit<Desk, 'checks'>,
  hand: () => Hand = threadHand,
): Promise<number> {
  const { say } = speechFor(words, desk)
  const read = ({ flags }: Given<typeof wanted.flags>): Task | Refusal => readTask(flags, desk.games)
  const task = understand(words, wanted, desk, read, say('prove.ladder.help'))
  if (typeof task === 'number') return task
  const { rungs, rotations, seed, threads, journal } = task
  const hands = () => Array.from({ length: threads }, () => hand())
  const counts = { met: 0, missed: 0, open: 0 }
  for (const [at, rung] of rungs.entries()) {
    const { game, mode, challenger, other, claimed } = rung
    const name = `${at + 1}/${rungs.length} ${game} ${mode} ${challenger} – ${other}`
    const progress = (done: number): void => desk.progress.at(name, done, rotations, counts.missed)
    const test = await climb(rung, { seed, rotations, hands, journal, progress })
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
  journal.close()
  desk.print(
    `prove ladder: rungs=${rungs.length} met=${counts.met} missed=${counts.missed} open=${counts.open}`,
  )
  return counts.met === rungs.length ? 0 : 1
}
