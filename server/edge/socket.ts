import type { Writable } from 'node:stream'
import { isRefusal, type Refusal } from '@sternentisch/kernel'
import { isId, plainMove, type Request, RequestSchema, refuseOnline } from '@sternentisch/wire'
import * as v from 'valibot'
import type { WebSocket } from 'ws'
import type { Attendant } from '../hall/attendant.ts'
import type { Hall } from '../hall/hall.ts'
import { movesFor } from '../hall/moves.ts'
import type { Follower } from '../hall/room.ts'
import { hears, toldTalk } from '../hall/talk.ts'
import { isKnownPlain, type ToldMessage, writeMessage } from '../hall/told.ts'
import { Unplayable } from '../hall/unplayable.ts'
import type { Guest, Store } from '../store/store.ts'
import { Unanswered } from '../store/unanswered.ts'
import { Bucket, type Limits } from './limits.ts'
import { Outgoing } from './outgoing.ts'
import type { Talks } from './talks.ts'

export interface SocketWays {
  readonly hall: Hall
  readonly attendant: Attendant
  readonly store: Store
  readonly limits: Limits
  readonly talks: Talks
  readonly figures: { refused(code: string): void }
  failed(error: unknown): void
}

/** A page that is closed like this comes back by itself, and asks again for what it has no answer to. */
export const RESTARTS = 1012
const MOST_FLOODS = 100
/** Whoever comes to a table hears the latest so many things that were said there. */
const MOST_HEARD = 200

/** One socket of a page: whatever it says is checked, counted and answered. */
export class PageSocket {
  private readonly follows = new Map<string, Follower>()
  private readonly bucket: Bucket
  /** How often in a row too much was asked. */
  private floods = 0
  private alive = true
  private deaf = false
  /** Table → the last act there that was asked for, until it is answered. */
  private readonly acting = new Map<string, Promise<unknown>>()
  /** Somebody looks how much work a request would be, and it is answered. */
  private weighing: Promise<void> | null = null
  private readonly outgoing: Outgoing

  constructor(
    private readonly ways: SocketWays,
    private readonly socket: WebSocket,
    readonly guest: Guest | null,
    private readonly belongs: {
      /** Whether so many entries may be played again for whoever this is. */
      mayRead(entries: number): boolean
      /** What makes it that guest's: once it is ended, so is this. */
      readonly session: string | null
      /** What the socket writes to. */
      readonly stream: Writable
    },
  ) {
    this.bucket = new Bucket(ways.limits.requests, ways.hall.now)
    this.outgoing = new Outgoing(socket, belongs.stream)
    socket.on('message', (data, binary) => this.heard(binary ? '' : String(data)))
    socket.on('pong', () => {
      this.alive = true
    })
    socket.on('close', () => this.close())
    socket.on('error', () => socket.terminate())
  }

  get session(): string | null {
    return this.belongs.session
  }

  /** Whoever has lost their line asks again over another one. */
  get isGone(): boolean {
    return this.socket.readyState !== this.socket.OPEN
  }

  isFollowing(table: string): boolean {
    return this.follows.has(table)
  }

  /** A socket that gives no sign of life between two of these is dead. */
  beat(): void {
    if (!this.alive) this.socket.terminate()
    this.alive = false
    this.socket.ping()
  }

  /** The server ends: what comes now is for the next one. */
  deafen(): void {
    this.deaf = true
  }

  send(message: ToldMessage): void {
    const { socket } = this
    if (socket.readyState !== socket.OPEN) return
    if (message.re === 'refused' || message.re === 'gone') this.ways.figures.refused(message.why.code)
    // A reader who cannot keep up comes back later and reads on; nothing is kept for it without bound.
    if (this.outgoing.waiting > this.ways.limits.backlog) this.hangUp(4008, 'too slow')
    else this.outgoing.say(writeMessage(message), isKnownPlain(message))
  }

  hangUp(code: number, why: string): void {
    const { socket } = this
    this.close()
    this.outgoing.flush()
    socket.close(code, why)
    setTimeout(() => socket.terminate(), 1000).unref()
  }

  /** Once everything has gone out to the network, or the socket is closed. */
  private drained(): Promise<void> {
    const { socket } = this
    this.outgoing.flush()
    return new Promise((resolve) => {
      if (socket.readyState !== socket.OPEN || socket.bufferedAmount === 0) return resolve()
      socket.once('close', resolve)
      // Nothing is said, but whoever says it knows when everything before it has gone.
      socket.ping(undefined, undefined, () => {
        socket.off('close', resolve)
        resolve()
      })
    })
  }

  close(): void {
    for (const [table, follower] of this.follows) this.ways.hall.unfollow(table, follower)
    this.follows.clear()
  }

  private heard(text: string): void {
    if (this.deaf || this.socket.readyState !== this.socket.OPEN) return
    const isTooMuch = !this.bucket.take()
    // Whoever goes on although there is no answer but this one is not listened to.
    this.floods = isTooMuch ? this.floods + 1 : 0
    if (this.floods > MOST_FLOODS) this.hangUp(4029, 'too much')
    else this.understood(text, isTooMuch)
  }

  private understood(text: string, isTooMuch: boolean): void {
    const request = readRequest(text)
    if (isTooMuch) this.refuseAny(request, refuseOnline('online.tooMany'))
    else if (isRefusal(request)) this.send({ re: 'refused', id: nameOf(text), why: request })
    else this.attend(request)
  }

  private attend(request: Request): void {
    const failed = (error: unknown): void => {
      // Another process perhaps has the answer.
      if (error instanceof Unanswered) this.hangUp(RESTARTS, 'the store is out of reach')
      const isElsewhere = error instanceof Unplayable
      this.refuseAny(request, isElsewhere ? error.why : refuseOnline('online.trouble'))
      if (!isElsewhere) this.ways.failed(error)
    }
    try {
      this.inTurn(request)?.catch(failed)
    } catch (error) {
      failed(error)
    }
  }

  /** In the form in which the answer is waited for. */
  private refuseAny(request: Request | Refusal, why: Refusal): void {
    if (!isRefusal(request) && request.to === 'follow') this.send({ re: 'gone', table: request.table, why })
    else this.send({ re: 'refused', id: 'id' in request ? request.id : null, why })
  }

  /** What comes behind a request that has to be weighed waits for its answer: everything stays in order. */
  private inTurn(request: Request): Promise<void> | void {
    return this.weighing ? this.afterOthers(request) : this.weigh(request)
  }

  private async afterOthers(request: Request): Promise<void> {
    while (this.weighing) await this.weighing
    // The next one a turn of the loop later, as if it had come by itself.
    this.holdUp(new Promise(setImmediate))
    return this.weigh(request)
  }

  private weigh(request: Request): Promise<void> | void {
    const tooFar = this.isTooFar(request)
    if (typeof tooFar === 'boolean') return this.answerUnless(tooFar, request)
    const answered = tooFar.then((far) => this.answerUnless(far, request))
    this.holdUp(answered)
    return answered
  }

  private holdUp(until: Promise<unknown>): void {
    const over = (): void => {
      if (this.weighing === held) this.weighing = null
    }
    const held: Promise<void> = until.then(over, over)
    this.weighing = held
  }

  private answerUnless(tooFar: boolean, request: Request): Promise<void> | void {
    if (!tooFar) return this.answer(request)
    this.refuseAny(request, refuseOnline('online.tooMany'))
  }

  /** To play whole logs again is work: whoever asks for it all the time has to wait. */
  private isTooFar(request: Request): boolean | Promise<boolean> {
    if (!('table' in request) || request.to === 'unfollow') return false
    const from = request.to === 'follow' ? request.from : null
    const effort = this.ways.hall.effort.of(request.table, this.guest?.id ?? null, from)
    if (typeof effort === 'number') return effort > 0 && !this.belongs.mayRead(effort)
    return effort.then((entries) => entries > 0 && !this.belongs.mayRead(entries))
  }

  private answer(request: Request): Promise<void> | void {
    switch (request.to) {
      case 'ping':
        return this.send({ re: 'pong', now: this.ways.hall.now() })
      case 'follow':
        return this.follow(request)
      case 'unfollow':
        return this.unfollow(request.table)
      case 'act':
        return this.act(request)
      case 'moves':
        return this.moves(request)
      case 'wish':
        return this.wish(request)
      case 'talk':
        return this.talk(request)
    }
  }

  /** What is asked for at a table is done in the order in which it is asked for, also by who does not wait for answers. */
  private async act({ id, table, act }: Extract<Request, { to: 'act' }>): Promise<void> {
    const { guest } = this
    if (!guest) return this.refuse(id, refuseOnline('online.nobody'))
    const acts = () => this.ways.attendant.act(guest, table, id, act, this)
    const acting = this.acting.get(table)?.then(acts, acts) ?? acts()
    this.acting.set(table, acting)
    try {
      const done = await acting
      if (isRefusal(done)) this.refuse(id, done)
      else this.send({ re: 'done', id, n: done })
    } finally {
      if (this.acting.get(table) === acting) this.acting.delete(table)
    }
  }

  private refuse(id: string, why: Refusal): void {
    this.send({ re: 'refused', id, why })
  }

  private async follow({ table, from, heard }: Extract<Request, { to: 'follow' }>): Promise<void> {
    // It may have waited its turn for longer than its page was there: nobody would show this one out.
    if (this.socket.readyState !== this.socket.OPEN) return
    this.unfollow(table)
    if (this.follows.size >= this.ways.limits.follows)
      return this.send({ re: 'gone', table, why: refuseOnline('online.tooManyFollowed') })
    // In one piece, so that all of them have one shape: every move looks at each.
    const follower: Follower = {
      guest: this.guest?.id ?? null,
      viewer: 'audience',
      next: from,
      catchingUp: false,
      gone: false,
      send: (message) => {
        if (message.re === 'gone') this.forget(table, follower)
        this.send(message)
      },
      drained: () => this.drained(),
    }
    this.follows.set(table, follower)
    try {
      const refusal = await this.ways.hall.follow(table, follower)
      if (refusal) return follower.send({ re: 'gone', table, why: refusal })
    } catch (error) {
      this.forget(table, follower)
      throw error
    }
    const room = this.ways.hall.rooms.get(table)
    if (follower.gone || !room) return
    // Whoever is first finds out how far the talk has come; what a page says it has heard is its own matter.
    const talk = await this.ways.store.talk(table, room.talked === null ? 0 : heard)
    if (follower.gone) return
    room.talked ??= (talk.at(-1)?.n ?? 0) + 1
    const audible = talk.filter((each) => each.n >= heard && hears(room, follower, each))
    if (audible.length > 0) this.send({ re: 'talk', table, talk: audible.slice(-MOST_HEARD).map(toldTalk) })
  }

  private forget(table: string, follower: Follower): void {
    if (this.follows.get(table) === follower) this.follows.delete(table)
  }

  private unfollow(table: string): void {
    const follower = this.follows.get(table)
    this.follows.delete(table)
    if (follower) this.ways.hall.unfollow(table, follower)
  }

  private async moves({ id, table, from }: Extract<Request, { to: 'moves' }>): Promise<void> {
    if (!this.guest) return this.refuse(id, refuseOnline('online.nobody'))
    const moves = await movesFor(this.ways.hall, this.guest, table, from)
    return isRefusal(moves) ? this.refuse(id, moves) : this.send({ re: 'moves', table, id, ...moves })
  }

  private async wish({ id, table, seat, wishes }: Extract<Request, { to: 'wish' }>): Promise<void> {
    const live = await this.ways.hall.liveTable(table)
    if (!live || !this.guest || live.seatOf(this.guest.id) !== seat)
      return this.refuse(id, refuseOnline('online.notSeated'))
    const refusal = await this.ways.attendant.wish(this.guest, table, seat, id, wishes)
    if (refusal) this.refuse(id, refusal)
    else this.send({ re: 'done', id, n: null })
  }

  private async talk({ id, table, spoken }: Extract<Request, { to: 'talk' }>): Promise<void> {
    const { guest } = this
    if (!guest) return this.refuse(id, refuseOnline('online.nobody'))
    const refusal = await this.ways.talks.say(guest, table, id, spoken)
    if (refusal) return this.refuse(id, refusal)
    this.send({ re: 'done', id, n: null })
    await this.ways.talks.tell(table)
  }
}

/** Also what is not understood may have a name, and then it is answered by that. */
function nameOf(text: string): string | null {
  try {
    const { id } = JSON.parse(text) as { readonly id?: unknown }
    return typeof id === 'string' && isId(id) ? id : null
  } catch {
    return null
  }
}

function readRequest(text: string): Request | Refusal {
  try {
    const said: unknown = JSON.parse(text)
    const move = plainMove(said)
    if (move) return move
    const read = v.safeParse(RequestSchema, said)
    if (read.success) return read.output
    const [{ path, message }] = read.issues
    return refuseOnline('online.malformed', {
      where: path?.map(({ key }) => String(key)).join('.') ?? '',
      what: message.slice(0, 200),
    })
  } catch {
    return refuseOnline('online.noJson')
  }
}
