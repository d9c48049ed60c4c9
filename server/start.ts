import { setTimeout as pause } from 'node:timers/promises'
import { isLevel, USUAL } from '@sternentisch/bots/levels'
import { botName } from '@sternentisch/bots/names'
import type { Seed } from '@sternentisch/kernel'
import { BotPool } from './bots/pool.ts'
import { withOwnCards } from './cards/own-cards.ts'
import { Edge } from './edge/edge.ts'
import { type Limits, USUAL_LIMITS } from './edge/limits.ts'
import { Attendant } from './hall/attendant.ts'
import { type FindGame, Hall } from './hall/hall.ts'
import { Figures } from './operations/figures.ts'
import own from './package.json' with { type: 'json' }
import type { Store } from './store/store.ts'
import { isExcused } from './store/unanswered.ts'
import { watched } from './store/watched.ts'

export interface ServerParts {
  readonly store: Store
  readonly findGame: FindGame
  readonly limits?: Limits
  readonly publicAddress?: string | null
  readonly trustProxy?: (address: string) => boolean
  /** Whether people may bring card files of their own. */
  readonly ownCards?: boolean
  /** Threads in which bots think. */
  readonly threads?: number
  readonly now?: () => number
  /** How cards are shuffled: never twice alike, but where a proof says how. */
  readonly seed?: () => Seed
  readonly figures?: Figures
  /** Whether somebody at this address may see the figures: nobody, unless it is said. */
  readonly maySeeFigures?: (address: string) => boolean
  failed(error: unknown): void
  /** The store is out of reach, or there again. */
  reached?(isThere: boolean): void
}

/** A server as a whole; it listens once its `edge.app` does. */
export interface Server {
  readonly hall: Hall
  readonly edge: Edge
  /** Nobody new is let in, and whoever watches over servers sees that this one is about to end. */
  drain(): void
  /** Ends in order: nobody new, what was promised on the disk and answered, then everything closed. */
  close(): Promise<void>
}

/** So long a server that ends waits for what is under way. */
const LAST_DEEDS = 5000

const nameOfBot = (level: number, before: number): string => botName(isLevel(level) ? level : USUAL, before)

export function makeServer(parts: ServerParts): Server {
  const { findGame, limits = USUAL_LIMITS, publicAddress = null, figures = new Figures() } = parts
  const { trustProxy = () => false, maySeeFigures = () => false } = parts
  const store = watched(parts.store, (commits, seconds) => figures.stored(commits, seconds))
  const failed = (error: unknown): void => {
    // An outage is told once (`reached`), and whoever has gone asks elsewhere: nothing went wrong in here.
    if (isExcused(error)) return
    figures.failed()
    parts.failed(error)
  }
  const edges: Edge[] = []
  let isThere = true
  const reached = (now: boolean): void => {
    if (now !== isThere) parts.reached?.(now)
    isThere = now
  }
  const hall = new Hall({
    ...{ store, findGame: withOwnCards(store, findGame), failed, botName: nameOfBot },
    ...(parts.now ? { now: parts.now } : {}),
    ...(parts.seed ? { seed: parts.seed } : {}),
    edge: {
      stirred: (table, guests) => edges[0]?.stirred(table, guests),
      ended: (session) => edges[0]?.signOut(session),
      spent: (spent) => edges[0]?.spent(spent),
      away: () => {
        reached(false)
        edges[0]?.leaveAlone()
      },
      back: () => {
        reached(true)
        edges[0]?.comeBack()
      },
    },
  })
  const bots = new BotPool(parts.threads ?? 1, store)
  const attendant = new Attendant(hall, bots, failed)
  const edge = new Edge({
    ...{ hall, attendant, store, limits, publicAddress, trustProxy, figures, maySeeFigures, failed },
    ownCards: parts.ownCards ?? true,
  })
  edges.push(edge)
  figures.is(own.version, store.kind)
  watch(figures, { hall, edge, bots, store })
  return {
    hall,
    edge,
    drain: () => edge.drain(),
    async close() {
      edge.drain()
      const stopped = attendant.stop()
      edge.deafen()
      // Whoever was promised something hears that it is stored before they are sent away.
      await hall.settle()
      await new Promise(setImmediate)
      await edge.close()
      await bots.close()
      await stopped
      // Whatever is still being done at a table needs the store.
      await Promise.race([hall.rooms.quiet(), pause(LAST_DEEDS, undefined, { ref: false })])
      await hall.settle()
      await store.close()
    },
  }
}

/** More than this is not counted. */
const MOST_DUE = 1000

function watch(
  figures: Figures,
  { hall, edge, bots, store }: { hall: Hall; edge: Edge; bots: BotPool; store: Store },
): void {
  figures.watch({
    get sockets() {
      return edge.sockets.size
    },
    get rooms() {
      return hall.rooms.size
    },
    get live() {
      return hall.rooms.all().filter(({ live }) => live !== null).length
    },
    get followers() {
      return hall.rooms.all().reduce((sum, { followers }) => sum + followers.size, 0)
    },
    get thinking() {
      return bots.thinking
    },
    due: async () => (await store.dueBy(hall.now(), MOST_DUE)).length,
  })
}
