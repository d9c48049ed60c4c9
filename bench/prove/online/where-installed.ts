import { installedBalancers } from '@sternentisch/server/balancers'
import { findTools } from '@sternentisch/server/failover-tools'
import { type Desk, speechFor } from '../desk.ts'
import { BALANCERS, FAILOVER, type OnlineProof } from './online.ts'
import { runOnline } from './run.ts'

type Missing = 'prove.failover.missing' | 'prove.balancers.missing'

/** Proves what needs programs that not every machine has; where they are missing it says so, which proves nothing. */
async function runWhere(
  isInstalled: boolean,
  missing: Missing,
  proof: OnlineProof,
  words: readonly string[],
  desk: Omit<Desk, 'checks'>,
): Promise<number> {
  if (words.includes('--help') || isInstalled) return runOnline(proof, words, desk)
  desk.complain(speechFor(words, desk).say(missing))
  return 2
}

export const runFailover = (
  words: readonly string[],
  desk: Omit<Desk, 'checks'>,
  find: () => unknown = findTools,
): Promise<number> => runWhere(find() !== null, 'prove.failover.missing', FAILOVER, words, desk)

export const runBalancers = (
  words: readonly string[],
  desk: Omit<Desk, 'checks'>,
  find: () => readonly string[] = installedBalancers,
): Promise<number> => runWhere(find().length > 0, 'prove.balancers.missing', BALANCERS, words, desk)
