import { isMainThread } from 'node:worker_threads'
import { games } from '@sternentisch/games/shelf'
import { checks } from '@sternentisch/kernel/checks'
import { langOf } from '../../tools/command/arguments.mjs'
import { BOTS, runBots } from './bots.ts'
import { BROWSERS, runBrowsers } from './browsers/run.ts'
import type { Desk } from './desk.ts'
import { KILL } from './kill/kill.ts'
import { runKill } from './kill/run.ts'
import { LADDER, runLadder } from './ladder/run.ts'
import { MOMENTS, runMoments } from './moments/run.ts'
import { shownGame } from './moments/shown.ts'
import { BALANCERS, CLUSTER, CRASH, FAILOVER, HOSTILE, SECRETS } from './online/online.ts'
import { runOnline } from './online/run.ts'
import { runBalancers, runFailover } from './online/where-installed.ts'
import { progressOn } from './progress.ts'
import { runProve } from './run.ts'
import { runTimes, TIMES } from './times/run.ts'

/** Proofs that are no checks on a game: each reads its own words. */
const others = new Map<string | undefined, (words: readonly string[], desk: Desk) => Promise<number>>([
  [BALANCERS.name, runBalancers],
  [BOTS, runBots],
  [BROWSERS, runBrowsers],
  ...[CLUSTER, CRASH, HOSTILE, SECRETS].map(
    (proof) => [proof.name, (words: readonly string[], desk: Desk) => runOnline(proof, words, desk)] as const,
  ),
  [FAILOVER.name, runFailover],
  [KILL, runKill],
  [LADDER, (words, desk) => runLadder(words, desk)],
  [TIMES, (words, desk) => runTimes(words, desk)],
  [MOMENTS, (words, desk) => runMoments(words, { ...desk, open: shownGame })],
])

const all = process.argv.slice(2)
const desk: Desk = {
  checks,
  games,
  others: [
    BALANCERS.name,
    BOTS,
    BROWSERS,
    CLUSTER.name,
    CRASH.name,
    FAILOVER.name,
    HOSTILE.name,
    KILL,
    LADDER,
    MOMENTS,
    SECRETS.name,
    TIMES,
  ],
  lang: langOf(all, process.env),
  progress: progressOn(process.stderr),
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
}

const [name, ...words] = all
const other = others.get(name)
// Threads that play for a proof run this very program, and find there what they are for.
if (isMainThread) process.exitCode = other ? await other(words, desk) : runProve(all, desk)
