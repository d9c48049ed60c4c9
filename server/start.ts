import { BOT_NAMES } from '@sternentisch/bots/names'
import type { Seed } from '@sternentisch/kernel'
import { BotPool } from './bots/pool.ts'
import { Edge } from './edge/edge.ts'
import { type Limits, USUAL_LIMITS } from './edge/limits.ts'
import { Attendant } from './hall/attendant.ts'
import { type FindGame, Hall } from './hall/hall.ts'
import { withOwnCards } from './own-cards.ts'
import type { AccountStore } from './store/accounts.ts'
import type { Store } from './store/store.ts'

export interface ServerParts {
  readonly store: Store
  readonly findGame: FindGame
  readonly limits?: Limits
  readonly publicAddress?: string | null
  readonly trustProxy?: (address: string) => boolean
  /** Whether people may bring card files of their own. */
  readonly ownCards?: boolean
  /** Passkeys and ratings, where there are any. */
  readonly accounts?: AccountStore
  /** Threads in which bots think. */
  readonly threads?: number
  readonly now?: () => number
  /** How cards are shuffled: never twice alike, but where a proof says how. */
  readonly seed?: () => Seed
  failed(error: unknown): void
}

/** A server as a whole; it listens once its `edge.app` does. */
export interface Server {
  readonly hall: Hall
  readonly edge: Edge
  /** Ends in order: nobody new, what was promised on the disk, then everything closed. */
  close(): Promise<void>
}

export function makeServer(parts: ServerParts): Server {
  const { store, findGame, failed, limits = USUAL_LIMITS, publicAddress = null } = parts
  const { trustProxy = () => false } = parts
  const edges: Edge[] = []
  const hall = new Hall({
    ...{ store, findGame: withOwnCards(store, findGame), failed, botNames: BOT_NAMES },
    ...(parts.now ? { now: parts.now } : {}),
    ...(parts.seed ? { seed: parts.seed } : {}),
    stirred: (table, guests) => edges[0]?.stirred(table, guests),
    ended: (index) => void edges[0]?.ratings?.settle(index).catch(failed),
  })
  const bots = new BotPool(parts.threads ?? 1)
  const attendant = new Attendant(hall, bots, failed)
  const edge = new Edge({
    ...{ hall, attendant, store, limits, publicAddress, trustProxy, failed },
    ownCards: parts.ownCards ?? true,
    ...(parts.accounts ? { accounts: parts.accounts } : {}),
  })
  edges.push(edge)
  return {
    hall,
    edge,
    async close() {
      attendant.stop()
      await edge.close()
      await bots.close()
      await hall.settle()
      await store.close()
    },
  }
}
