// One of several servers on one database: `node victim.mjs <database> <port> <base> <fault>`. Its clock runs faster than ours, for all of
// them from the same instant on, so that windows do not last; `fault` is planted by tests.
import { isMainThread } from 'node:worker_threads'
import { isRefusal } from '@sternentisch/kernel'
import { USUAL_LIMITS } from '../../edge/limits.ts'
import { findGame } from '../../find-game.ts'
import { makeServer } from '../../start.ts'
import { openShared } from '../../store/open.ts'
import type { Store } from '../../store/store.ts'
import { warmUp } from '../../warm-up.ts'
import { hasty, LOOSE } from '../crash/haste.ts'

/** Faults on purpose. */
function planted(store: Store, fault: string): void {
  const commit = store.commit.bind(store)
  // Says that it is stored, and stores it a little later. New tables are stored at once: else nobody would find them.
  if (fault === 'early')
    store.commit = async (batch) => {
      if (batch.some(({ entry }) => entry.n === 0)) return commit(batch)
      setTimeout(() => void commit(batch).catch(() => {}), 300)
      return batch.map(() => true)
    }
  // Hears nothing of what others do.
  if (fault === 'deaf') store.hear = () => {}
}

async function serve([database, port, base, fault]: readonly string[]): Promise<void> {
  const store = await openShared(database)
  if (isRefusal(store)) throw new Error(`${store.code} ${JSON.stringify(store.params)}`)
  planted(store, fault)
  const server = makeServer({
    ...{ store, findGame, limits: { ...USUAL_LIMITS, ...LOOSE } },
    now: hasty(Number(base)),
    // A database that is away is what this is about.
    failed: (error) => process.env.STERNENTISCH_LOUD && console.error(error),
  })
  await server.edge.app.listen({ port: Number(port), host: '127.0.0.1' })
  // Whoever started it is gone: nobody would end it any more.
  process.stdin.on('end', () => process.exit()).resume()
  void warmUp(findGame)
  console.log('ready')
}

if (isMainThread) await serve(process.argv.slice(2))
