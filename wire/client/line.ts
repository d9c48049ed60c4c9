import type { Refusal, Seat } from '@sternentisch/kernel'
import { type Act, isId, type SeatWishes } from '../act.ts'
import { type Message, type Request, SIGNED_OUT, type Spoken } from '../socket.ts'
import { refuseOnline } from '../text/index.ts'
import { FollowedTable } from './followed-table.ts'

/** As much of a WebSocket as is needed: a browser's, or one of Node. */
export interface Socket {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { readonly data: unknown }) => void) | null
  onclose: ((event?: { readonly code: number }) => void) | null
}

export type Connection = 'opening' | 'open' | 'lost'

export interface LineWays {
  open(): Socket
  readonly now?: () => number
  /** A name for a request that no other one has. */
  fresh(): string
  /** Something happened at a table of mine that is not followed here. */
  stirred?(table: string): void
  /** The session that opened the socket has been ended: whoever comes back is somebody else, or nobody. */
  signedOut?(): void
}

interface Pending {
  readonly request: Request & { readonly id: string }
  readonly settle: (answer: Refusal | null) => void
}

const FIRST_WAIT = 300
const LONGEST_WAIT = 10_000
const PING = 10_000
/** So long one waits for a sign of life that nobody needs in a hurry: a slow network is not a dead one. */
const SIGN = 8_000
/** Nothing heard for so long: the line is dead, whatever the socket says. */
const SILENCE = PING + SIGN
/** A socket that does not open in so long will not. */
const OPENING = 15_000
/** After an answer that says so, one waits a little and asks again. */
const LATER = 3_000
/** Whoever is there answers in so long, or somebody looks whether they are. */
const DOUBT = 4_000
/** What another server, or the same one a little later, would answer otherwise: one of another release may have the rules. */
const isForNow = ({ code }: Refusal): boolean => code === 'online.tooMany' || code === 'online.noRules'

/**
 * The line to a server: one socket for all tables of a page. It comes back by itself; whatever was asked and not answered is
 * sent again under its name, and every table reads on where it stopped.
 */
export class Line {
  connection: Connection = 'opening'
  /** Since when the connection is what it is. */
  since: number
  readonly tables = new Map<string, FollowedTable>()
  private readonly pending = new Map<string, Pending>()
  private readonly listeners = new Set<() => void>()
  private readonly now: () => number
  private socket: Socket | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private later: ReturnType<typeof setTimeout> | undefined
  private doubting: ReturnType<typeof setTimeout> | undefined
  private beat: ReturnType<typeof setInterval> | undefined
  private wait = FIRST_WAIT
  private lastHeard = 0
  /** How often something was heard: an answer may come in the same millisecond. */
  private signs = 0
  private closed = false

  constructor(private readonly ways: LineWays) {
    this.now = ways.now ?? Date.now
    this.since = this.now()
    this.connect()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  follow(table: string): FollowedTable {
    const known = this.tables.get(table)
    if (known) return known
    const followed = new FollowedTable(table, this.now)
    this.tables.set(table, followed)
    // No server can answer for what is no name.
    if (isId(table)) this.askFor(followed)
    else followed.gone = refuseOnline('online.noTable')
    return followed
  }

  unfollow(table: string): void {
    if (this.tables.delete(table) && isId(table)) this.send({ to: 'unfollow', table })
  }

  /** Null once it is stored, else why it is not done. Waits as long as the line is lost. */
  act(table: string, act: Act): Promise<Refusal | null> {
    return this.ask({ to: 'act', table, id: this.ways.fresh(), act })
  }

  wish(table: string, seat: Seat, wishes: SeatWishes): Promise<Refusal | null> {
    return this.ask({ to: 'wish', table, id: this.ways.fresh(), seat, wishes })
  }

  say(table: string, spoken: Spoken): Promise<Refusal | null> {
    return this.ask({ to: 'talk', table, id: this.ways.fresh(), spoken })
  }

  /** Acts at this table that the server has not answered yet. */
  unanswered(table: string): readonly Act[] {
    return [...this.pending.values()].flatMap(({ request }) =>
      request.to === 'act' && request.table === table ? [request.act] : [],
    )
  }

  /** The device woke up, or the network is back: no more waiting. */
  wake(): void {
    if (this.closed) return
    // The socket may have died in its sleep.
    if (this.connection === 'open' && this.now() - this.lastHeard > SILENCE && this.socket)
      this.lost(this.socket)
    else this.doubt()
    if (this.connection !== 'lost') return
    clearTimeout(this.timer)
    this.connect()
  }

  /** The network may be gone, and the socket does not know it yet: if nothing is heard in a moment, the line is lost. */
  doubt(patience = DOUBT): void {
    const { socket, signs } = this
    if (this.connection !== 'open' || !socket || this.doubting !== undefined) return
    this.send({ to: 'ping' })
    this.doubting = setTimeout(() => {
      this.doubting = undefined
      if (this.signs === signs) this.lost(socket)
    }, patience)
  }

  /** For good: whatever has no answer gets none. */
  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    clearTimeout(this.later)
    clearTimeout(this.doubting)
    clearInterval(this.beat)
    this.drop()
    for (const id of [...this.pending.keys()]) this.settle(id, refuseOnline('online.noServer'))
  }

  private ask(request: Pending['request']): Promise<Refusal | null> {
    if (this.closed) return Promise.resolve(refuseOnline('online.noServer'))
    return new Promise((settle) => {
      const doubt = setTimeout(() => this.doubt(), DOUBT)
      const settled: Pending['settle'] = (answer) => {
        clearTimeout(doubt)
        settle(answer)
      }
      this.pending.set(request.id, { request, settle: settled })
      this.send(request)
    })
  }

  private connect(): void {
    this.become('opening')
    const socket = this.ways.open()
    this.socket = socket
    this.timer = setTimeout(() => this.lost(socket), OPENING)
    socket.onopen = () => this.opened(socket)
    socket.onmessage = ({ data }) => this.heard(socket, String(data))
    socket.onclose = (event) => {
      this.lost(socket)
      if (event?.code === SIGNED_OUT) this.ways.signedOut?.()
    }
  }

  private opened(socket: Socket): void {
    if (socket !== this.socket) return
    clearTimeout(this.timer)
    this.lastHeard = this.now()
    clearInterval(this.beat)
    this.beat = setInterval(() => this.doubt(SIGN), PING)
    this.become('open')
    for (const followed of this.tables.values()) if (isId(followed.id)) this.askFor(followed)
    for (const { request } of this.pending.values()) this.send(request)
  }

  private lost(socket: Socket): void {
    if (socket !== this.socket) return
    clearInterval(this.beat)
    clearTimeout(this.timer)
    clearTimeout(this.later)
    clearTimeout(this.doubting)
    this.doubting = undefined
    this.drop()
    if (this.closed) return
    this.become('lost')
    // Everybody loses a server that is restarted: not everybody comes back in the same instant.
    this.timer = setTimeout(() => this.connect(), this.wait * (0.5 + Math.random() / 2))
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2)
  }

  private drop(): void {
    const { socket } = this
    this.socket = null
    if (!socket) return
    socket.onopen = socket.onmessage = null
    socket.onclose = null
    socket.close()
  }

  private heard(socket: Socket, text: string): void {
    if (socket !== this.socket) return
    this.lastHeard = this.now()
    this.signs++
    this.wait = FIRST_WAIT
    const message = JSON.parse(text) as Message
    switch (message.re) {
      case 'done':
        this.settle(message.id, null)
        break
      case 'refused':
        // It was not looked at: under the same name it can be asked again.
        if (isForNow(message.why)) this.askLater()
        else if (message.id !== null) this.settle(message.id, message.why)
        break
      case 'stir':
        this.ways.stirred?.(message.table)
        break
      case 'pong':
        break
      default:
        this.tell(message)
    }
  }

  private tell(message: Extract<Message, { readonly table: string }>): void {
    const followed = this.tables.get(message.table)
    if (followed && !followed.take(message)) this.askFor(followed)
    if (message.re === 'gone' && isForNow(message.why)) this.askLater()
  }

  /** Whatever has no answer is asked for once more in a while. */
  private askLater(): void {
    clearTimeout(this.later)
    this.later = setTimeout(() => {
      for (const followed of this.tables.values())
        if (followed.gone && isForNow(followed.gone)) this.askFor(followed)
      for (const { request } of this.pending.values()) this.send(request)
    }, LATER)
  }

  private settle(id: string, answer: Refusal | null): void {
    const pending = this.pending.get(id)
    this.pending.delete(id)
    pending?.settle(answer)
  }

  private askFor(followed: FollowedTable): void {
    const { id, next, heard } = followed
    followed.asked = true
    this.send({ to: 'follow', table: id, from: next, heard })
  }

  private send(request: Request): void {
    if (this.connection === 'open') this.socket?.send(JSON.stringify(request))
  }

  private become(connection: Connection): void {
    this.connection = connection
    this.since = this.now()
    for (const listener of [...this.listeners]) listener()
  }
}
