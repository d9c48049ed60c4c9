import { findTools } from '@sternentisch/server/failover-tools'
import { type Desk, speechFor } from '../desk.ts'
import { FAILOVER } from './online.ts'
import { runOnline } from './run.ts'

/** Proves it where PostgreSQL's own tools are; elsewhere says that they are missing, which proves nothing. */
export async function runFailover(
  words: readonly string[],
  desk: Omit<Desk, 'checks'>,
  find: () => unknown = findTools,
): Promise<number> {
  if (words.includes('--help') || find() !== null) return runOnline(FAILOVER, words, desk)
  desk.complain(speechFor(words, desk).say('prove.failover.missing'))
  return 2
}
