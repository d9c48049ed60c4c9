import { isIP } from 'node:net'
import { isRefusal, type Refusal, remember } from '@sternentisch/kernel'
import { refuseOnline, SIGNED_OUT } from '@sternentisch/wire'
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Attendant } from '../hall/attendant.ts'
import type { Hall } from '../hall/hall.ts'
import { Unplayable } from '../hall/unplayable.ts'
import type { Figures } from '../operations/figures.ts'
import type { Spent, Store } from '../store/store.ts'
import { Unanswered } from '../store/unanswered.ts'
import { addAccounts } from './accounts.ts'
import { addApi } from './api.ts'
import { addCardSets } from './cards.ts'
import { refused } from './desk.ts'
import { addHeaders, headersFor } from './headers.ts'
import { householdOf, type Limits } from './limits.ts'
import { addOperations } from './operations.ts'
import { Sessions } from './sessions.ts'
import { SharedLimits } from './shared-limits.ts'
import { PageSocket, RESTARTS } from './socket.ts'
import { Talks } from './talks.ts'

export interface EdgeWays {
  readonly hall: Hall
  readonly attendant: Attendant
  readonly store: Store
  readonly limits: Limits
  /** As people reach it, where a proxy stands in front: `https://cards.example`. */
  readonly publicAddress: string | null
  /** Whether somebody at this address is a proxy in front of us, and may say for whom it asks. */
  trustProxy(address: string): boolean
  /** Whether people may bring card files of their own. */
  readonly ownCards?: boolean
  readonly figures: Figures
  /** Whether somebody at this address may see the figures. */
  maySeeFigures(address: string): boolean
  failed(error: unknown): void
}

/** Whoever is cut off is known to be away after two of these at most: the others should not wait for somebody who is not there. */
const HEARTBEAT = 10_000
/** So long a server that ends waits for requests that are under way. */
const LAST_ANSWERS = 3000

/** Where the world comes in: HTTP and sockets, each request checked before anything is done. */
export class Edge {
  readonly app: FastifyInstance
  readonly sockets = new Set<PageSocket>()
  /** What can be asked for over HTTP: method and path, as they are declared. */
  readonly routes: string[] = []
  private readonly perGuest = new Map<string, Set<PageSocket>>()
  /** Nobody new is let in: the server is about to end. */
  private draining = false
  /** The store is out of reach: nobody can be served, and another process perhaps can. */
  private away = false
  private readonly server: WebSocketServer
  private readonly sessions: Sessions
  private readonly shared: SharedLimits
  private readonly perAddress = new Map<string, number>()
  private readonly heartbeat: ReturnType<typeof setInterval>

  constructor(private readonly ways: EdgeWays) {
    const { hall, store, limits, publicAddress, trustProxy } = ways
    const tls = publicAddress?.startsWith('https:') ?? false
    this.shared = new SharedLimits(store, hall.now, (error) => ways.failed(error))
    this.sessions = new Sessions(store, tls, hall.now, (session) => this.signOut(session))
    this.app = fastify({
      trustProxy,
      bodyLimit: 500_000,
      logger: false,
      routerOptions: { maxParamLength: 100 },
      // Whoever dawdles over a request holds a connection, and those are not endless.
      requestTimeout: 20_000,
      connectionTimeout: 60_000,
      http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
      // What is no address at all is answered like everything that is not there.
      frameworkErrors: (_error, _request, reply: unknown) => {
        // No hook is asked about them.
        void (reply as FastifyReply)
          .headers(headersFor('', tls))
          .code(404)
          .send(refuseOnline('online.nowhere'))
      },
    })
    this.app.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) if (each !== 'HEAD') this.routes.push(`${each} ${url}`)
    })
    this.app.addHook('onRequest', async (request, reply) => {
      const safe = request.method === 'GET' || request.method === 'HEAD'
      if (!safe && !this.isOurs(request.headers.origin, request.headers.host))
        return refused(reply, 403, refuseOnline('online.origin'))
      if ((!safe && this.draining) || (this.away && request.url.startsWith('/api/')))
        return refused(reply.header('retry-after', '10'), 503, refuseOnline('online.restarts'))
    })
    this.app.addHook('preSerialization', async (_request, _reply, answer: unknown) => {
      if (isRefusal(answer)) ways.figures.refused(answer.code)
      return answer
    })
    addHeaders(this.app, tls)
    this.app.setErrorHandler(async (error: { readonly statusCode?: number }, _request, reply) => {
      if (error instanceof Unplayable) return reply.code(409).send(error.why)
      const status = error instanceof Unanswered ? 503 : (error.statusCode ?? 500)
      if (status >= 500) ways.failed(error)
      return reply.code(status).send(this.whyOf(status))
    })
    this.app.setNotFoundHandler(async (_request, reply) =>
      reply.code(404).send(refuseOnline('online.nowhere')),
    )
    addOperations(this.app, { ...ways, isDraining: () => this.draining, isAway: () => this.away })
    const { sessions, shared } = this
    const reads = shared.of('reads', limits.reads)
    const pageWays = { ...ways, talks: new Talks(hall, limits, shared) }
    const ownCards = ways.ownCards ?? true
    const api = { hall, store, sessions, limits, shared, reads, publicAddress, ownCards }
    addApi(this.app, api)
    addAccounts(this.app, api)
    addCardSets(this.app, api)
    this.server = new WebSocketServer({
      noServer: true,
      maxPayload: limits.message,
      perMessageDeflate: false,
    })
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT)
    this.app.server.on('upgrade', (request, socket, head) => {
      const refuse = (status: string): void => {
        socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
      }
      socket.on('error', () => socket.destroy())
      // Not every line that comes here is an address: `//` is none.
      if (request.url?.split('?')[0] !== '/socket') return refuse('404 Not Found')
      if (this.draining || this.away) return refuse('503 Service Unavailable')
      if (!this.isOurs(request.headers.origin, request.headers.host)) return refuse('403 Forbidden')
      const address = householdOf(
        this.addressOf(request.headers['x-forwarded-for'], request.socket.remoteAddress),
      )
      const open = this.perAddress.get(address) ?? 0
      if (open >= limits.sockets) return refuse('429 Too Many Requests')
      this.perAddress.set(address, open + 1)
      socket.once('close', () => this.left(address))
      this.sessions
        .guestOf(request.headers)
        .then((guest) => {
          if (socket.destroyed) return
          this.server.handleUpgrade(request, socket, head, (page) => {
            const session = guest && this.sessions.hashIn(request.headers)
            const mayRead = (entries: number): boolean => reads.take(address, entries)
            this.welcome(new PageSocket(pageWays, page, guest, { mayRead, session, stream: socket }), page)
          })
        })
        .catch((error: unknown) => {
          ways.failed(error)
          socket.destroy()
        })
    })
  }

  /** Something happened at a table of these guests: pages of theirs that do not follow it are told. */
  stirred(table: string, guests: readonly string[]): void {
    for (const guest of guests)
      for (const socket of this.perGuest.get(guest) ?? [])
        if (!socket.isFollowing(table)) socket.send({ re: 'stir', table })
  }

  /** Whoever is signed out has nobody's eyes any more, wherever a page of theirs is open. */
  signOut(session: string): void {
    for (const socket of this.sockets) if (socket.session === session) socket.hangUp(SIGNED_OUT, 'signed out')
  }

  private welcome(socket: PageSocket, page: WebSocket): void {
    const { guest, session } = socket
    this.sockets.add(socket)
    if (session !== null) this.lookAgain(session)
    if (guest) remember(this.perGuest, guest.id, () => new Set()).add(socket)
    page.on('close', () => {
      this.sockets.delete(socket)
      const others = guest && this.perGuest.get(guest.id)
      others?.delete(socket)
      if (guest && others?.size === 0) this.perGuest.delete(guest.id)
    })
  }

  /** A session may have been ended in the very moment in which its socket was opened. */
  private lookAgain(session: string): void {
    this.ways.store
      .guestWith(session)
      .then((guest) => guest ?? this.signOut(session))
      .catch((error: unknown) => this.ways.failed(error))
  }

  /** Another process has let somebody do something that is not endless. */
  spent(spent: Spent): void {
    this.shared.heard(spent)
  }

  /** The store is out of reach. Nothing that was asked can be answered: whoever asked is better off at another process. */
  leaveAlone(): void {
    if (this.away) return
    this.away = true
    for (const socket of this.sockets) socket.hangUp(RESTARTS, 'the store is out of reach')
  }

  /** It is there again. Who was signed out meanwhile was not told. */
  comeBack(): void {
    this.away = false
    const sessions = new Set([...this.sockets].map(({ session }) => session))
    for (const session of sessions) if (session !== null) this.lookAgain(session)
  }

  /** From now on nobody new is let in; whoever is here may stay. */
  drain(): void {
    this.draining = true
  }

  /** Nothing more is heard: whoever is not answered asks again when there is a server. */
  deafen(): void {
    for (const socket of this.sockets) socket.deafen()
  }

  async close(): Promise<void> {
    this.draining = true
    clearInterval(this.heartbeat)
    this.shared.close()
    // Pages come back by themselves once there is a server again.
    for (const client of this.server.clients) client.close(RESTARTS, 'the server restarts')
    setTimeout(() => {
      for (const client of this.server.clients) client.terminate()
    }, 500).unref()
    // Whoever dawdles over a request has had the time.
    setTimeout(() => this.app.server.closeAllConnections(), LAST_ANSWERS).unref()
    await this.app.close()
  }

  /** Pages of other sites have no say here. Programs name no origin. */
  private isOurs(origin: string | undefined, host: string | undefined): boolean {
    if (origin === undefined) return true
    const { publicAddress } = this.ways
    if (publicAddress !== null && origin === new URL(publicAddress).origin) return true
    try {
      return new URL(origin).host === host
    } catch {
      return false
    }
  }

  private addressOf(forwarded: string | string[] | undefined, direct: string | undefined): string {
    let address = direct ?? ''
    // Each proxy has put down behind all others for whom it asks; the word of the first one that is none of ours counts for nothing.
    for (const hop of String(forwarded ?? '')
      .split(',')
      .reverse()) {
      if (!this.ways.trustProxy(address) || isIP(hop.trim()) === 0) break
      address = hop.trim()
    }
    return address
  }

  private left(address: string): void {
    const open = (this.perAddress.get(address) ?? 1) - 1
    if (open > 0) this.perAddress.set(address, open)
    else this.perAddress.delete(address)
  }

  private beat(): void {
    for (const socket of this.sockets) socket.beat()
  }

  private whyOf(status: number): Refusal {
    if (status === 404) return refuseOnline('online.nowhere')
    if (status >= 500) return refuseOnline('online.trouble')
    if (status === 413) return refuseOnline('online.tooLarge')
    return status === 429 ? refuseOnline('online.tooMany') : refuseOnline('online.noJson')
  }
}
