// A server that is killed: `node victim.mjs <file> <port> <base> <die> <fault>`. Its clock runs faster than ours, so that windows do not
// last; `die` names a transaction and where in it the process ends; `fault` is planted by tests.
import { isMainThread } from 'node:worker_threads'
import { isRefusal, type Refusal } from '@sternentisch/kernel'
import { USUAL_LIMITS } from '../../edge/limits.ts'
import { findGame } from '../../find-game.ts'
import { makeServer } from '../../start.ts'
import { openStore } from '../../store/open.ts'
import type { Store } from '../../store/store.ts'
import { hasty, LOOSE } from './haste.ts'

async function dyingStore(file: string, deadly: string): Promise<Store | Refusal> {
  const { openDying } = await import('./dying-thread.ts')
  return openDying(file, deadly)
}

/** Faults on purpose. */
function planted(store: Store, fault: string): void {
  const commit = store.commit.bind(store)
  const entries = store.entries.bind(store)
  // Says that it is stored, and stores it a little later. New tables are stored at once: else nobody would find them.
  if (fault === 'early')
    store.commit = async (batch) => {
      if (batch.some(({ entry }) => entry.n === 0)) return commit(batch)
      setTimeout(() => void commit(batch), 300)
      return batch.map(() => true)
    }
  // Forgets what things were called, and does them again.
  if (fault === 'forgetful')
    store.entries = async (...which) => (await entries(...which)).map((each) => ({ ...each, request: null }))
}

async function serve([file, port, base, deadly, fault]: readonly string[]): Promise<void> {
  const store = deadly === 'never' ? await openStore(file) : await dyingStore(file, deadly)
  if (isRefusal(store)) throw new Error(store.code)
  planted(store, fault)
  const server = makeServer({
    ...{ store, findGame, limits: { ...USUAL_LIMITS, ...LOOSE } },
    now: hasty(Number(base)),
    failed: (error) => console.error(error),
  })
  await server.edge.app.listen({ port: Number(port), host: '127.0.0.1' })
  // Whoever started it is gone: nobody would end it any more.
  process.stdin.on('end', () => process.exit()).resume()
  console.log('ready')
}

if (isMainThread) await serve(process.argv.slice(2))
