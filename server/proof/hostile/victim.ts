// A server that is attacked: `node --expose-gc victim.mjs`. It says where it is, and then, for every line that it is sent, how it is.

import { createInterface } from 'node:readline'
import { isMainThread } from 'node:worker_threads'
import { findGame } from '../../find-game.ts'
import { makeServer } from '../../start.ts'
import { MemoryStore } from '../../store/memory.ts'

/** How a server is that is attacked. */
export interface Health {
  readonly rooms: number
  readonly sockets: number
  readonly heap: number
  /** What went wrong in it. */
  readonly failures: readonly string[]
  /** The longest time without a turn of the loop, on the clock and of work. */
  readonly late: number
  readonly busy: number
  /** The names of what stands in the log of the table that was asked for. */
  readonly requests: readonly (string | null)[]
}

const TICK = 5

async function serve(): Promise<void> {
  const store = new MemoryStore()
  const failures: string[] = []
  const server = makeServer({ store, findGame, failed: (error) => failures.push(String(error)) })
  let [late, busy, last, work] = [0, 0, performance.now(), process.cpuUsage()]
  setInterval(() => {
    const now = performance.now()
    const { user, system } = process.cpuUsage(work)
    late = Math.max(late, now - last - TICK)
    busy = Math.max(busy, (user + system) / 1000)
    last = now
    work = process.cpuUsage()
  }, TICK)
  createInterface({ input: process.stdin })
    .on('line', async (table) => {
      // Rooms and sockets are gone with what was under way.
      await new Promise((resolve) => setTimeout(resolve, 300))
      globalThis.gc?.()
      const entries = await store.entries(table, 0)
      const health: Health = {
        ...{ rooms: server.hall.rooms.size, sockets: server.edge.sockets.size, failures, late, busy },
        heap: process.memoryUsage().heapUsed,
        requests: entries.map(({ request }) => request),
      }
      console.log(JSON.stringify(health))
      // Collecting what is left over takes a moment that nobody else causes.
      last = performance.now()
      work = process.cpuUsage()
      if (table === '') [late, busy] = [0, 0]
    })
    .on('close', () => process.exit())
  console.log(JSON.stringify({ address: await server.edge.app.listen({ port: 0, host: '127.0.0.1' }) }))
}

if (isMainThread) await serve()
