import type { Settings } from '@sternentisch/wire'
import { onTestFinished } from 'vitest'
import { findGame } from '../find-game.ts'
import { makeServer, type Server, type ServerParts } from '../start.ts'
import { MemoryStore } from '../store/memory.ts'
import type { Store } from '../store/store.ts'
import { Visitor } from './visitor.ts'

/** A server that listens, and people at it, for as long as the test lasts. */
export interface Begun {
  readonly server: Server
  readonly store: Store
  /** Ends with a slash. */
  readonly address: string
  arrive(name: string): Promise<Visitor>
}

/** Whatever goes wrong inside fails the test. */
export async function begin(parts: Partial<ServerParts> = {}): Promise<Begun> {
  const { store = new MemoryStore() } = parts
  const server = makeServer({
    findGame,
    failed: (error) => {
      throw error
    },
    ...parts,
    store,
  })
  const address = `${await server.edge.app.listen({ port: 0, host: '127.0.0.1' })}/`
  const visitors: Visitor[] = []
  onTestFinished(async () => {
    for (const visitor of visitors) visitor.leave()
    await server.close()
  })
  return {
    ...{ server, store, address },
    async arrive(name) {
      const visitor = await Visitor.arrive(address, name)
      visitors.push(visitor)
      return visitor
    },
  }
}

/** A table for two people, as usual. */
export const settingsFor = (game: string, more: Partial<Settings> = {}): Settings => ({
  ...{ game, options: {}, cards: null, clock: null, watch: 'link', late: 'lose' },
  ...{ listed: false, rated: false, chairs: [{ for: 'person' }, { for: 'person' }] },
  ...more,
})
