import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { isRefusal, type Refusal } from '@sternentisch/kernel'
import type { FastifyInstance } from 'fastify'
import { clearAwayAlone } from './clearing.ts'
import type { ServerConfig } from './config.ts'
import { findGame } from './find-game.ts'
import { Figures } from './operations/figures.ts'
import { ServerLog } from './operations/log.ts'
import own from './package.json' with { type: 'json' }
import { isAmong } from './proxies.ts'
import { siteFolder } from './site/folder.ts'
import { siteFrom } from './site/site.mjs'
import { makeServer } from './start.ts'
import { openAlone, openShared } from './store/open.ts'
import { placeOf } from './store/postgres/place.ts'
import { refuseServing } from './text/index.ts'
import { warmUp } from './warm-up.ts'

export { configFrom, type ServerConfig } from './config.ts'

/** A server that listens. */
export interface RunningServer {
  /** As this machine reaches it. */
  readonly address: string
  /** Where everything is kept, as anybody may read it. */
  readonly keeps: string
  /** Ends in order: whatever was promised is on the disk. */
  close(): Promise<void>
}

/** So long a server waits for its line to the database before it lets people in. */
const LONGEST_WAIT = 5000

/** Opens the database, puts the app and the server behind one address, and listens. */
export async function startServer(config: ServerConfig): Promise<RunningServer | Refusal> {
  clearAwayAlone()
  const folder = config.site ?? siteFolder()
  if (folder === null) return refuseServing('server.noSite')
  const store = await (config.database === null ? openAlone(config.data) : openShared(config.database))
  if (isRefusal(store)) return store
  const log = new ServerLog(config.log, (line) => process.stderr.write(`${line}\n`))
  const { limits, publicAddress, threads } = config
  const figures = new Figures()
  figures.addProcess()
  const server = makeServer({
    ...{ store, findGame, limits, publicAddress, threads },
    trustProxy: isAmong(config.proxies),
    ownCards: config.ownCards,
    failed: (error) => log.failed(error),
    reached: (isThere) => (isThere ? log.info('store is back') : log.lost('store is out of reach')),
    figures,
    maySeeFigures: isAmong(config.metrics),
  })
  const { app } = server.edge
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    log.debug('answered', {
      ...{ method, route: routeOptions.url ?? null, status: statusCode, ms: Math.round(elapsedTime) },
    })
  })
  addSite(app, folder)
  // Who lets people in before that could have the database moved away under them. A database that is away meanwhile comes back.
  await Promise.race([store.hears?.(), pause(LONGEST_WAIT, undefined, { ref: false })])
  const refusal = await listen(app, config)
  if (refusal) {
    await server.close()
    return refusal
  }
  warmUp(findGame).catch((error: unknown) => log.failed(error))
  const address = addressOf(app, config)
  log.info('listens', { address, version: own.version, store: store.kind })
  return {
    address,
    keeps: config.database === null ? config.data : placeOf(config.database),
    async close() {
      log.info('drains', { seconds: config.drain })
      server.drain()
      await new Promise((resolve) => setTimeout(resolve, config.drain * 1000))
      log.info('ends', { sockets: server.edge.sockets.size })
      await server.close()
      log.info('ended')
    },
  }
}

/** The app at every path that nothing else answers. */
function addSite(app: FastifyInstance, folder: string): void {
  const site = siteFrom(folder)
  app.get('/*', async (request, reply) => {
    if (request.url.startsWith('/api/')) return reply.callNotFound()
    // Who only asks for the head gets it from the same answer.
    const { status, headers, body } = await site({
      method: 'GET',
      url: request.url,
      headers: request.headers,
    })
    return reply.code(status).headers(headers).send(body)
  })
}

const TRIES = 20

async function listen(app: FastifyInstance, config: ServerConfig): Promise<Refusal | null> {
  const { address: host, nextPort } = config
  for (let port = config.port; ; port++) {
    try {
      await app.listen({ port, host })
      return null
    } catch (error) {
      const code = String((error as NodeJS.ErrnoException).code)
      if (code !== 'EADDRINUSE') return refuseServing('server.noListen', { address: host, port, code })
      if (!nextPort || port >= Math.min(config.port + TRIES, 65535))
        return refuseServing('server.portTaken', { address: host, port })
    }
  }
}

function addressOf(app: FastifyInstance, { address }: ServerConfig): string {
  const { port } = app.server.address() as AddressInfo
  const host = address === '127.0.0.1' ? 'localhost' : address.includes(':') ? `[${address}]` : address
  return `http://${host}:${port}/`
}
