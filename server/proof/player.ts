import {
  type AnyGame,
  CONCEDE,
  DRAW,
  type Luck,
  type Reader,
  type Refusal,
  type Seat,
} from '@sternentisch/kernel'
import type { Act, Message, Request } from '@sternentisch/wire'
import { type FollowedTable, Line, type Socket } from '@sternentisch/wire/client'
import { WebSocket } from 'ws'

/** Something that was asked for, and what came of it. */
export interface Asked {
  readonly table: string
  readonly act: Act
  /** The number it was stored under; null where it is kept for later. Missing before there is an answer. */
  n?: number | null
  refused?: Refusal
}

/** Hears everything that is sent to a player: every message of the socket, and every answer with its headers. */
export type Tap = (text: string) => void

/** What somebody was promised at one table, and told of it, as they remember it at one instant. */
export type Memory = Pick<Player, 'name' | 'guest' | 'asked' | 'wrong'> & { readonly told: readonly string[] }

/** By then there is an answer, or there will be none. */
const ANSWERED = 5000

/** Somebody who plays at a server, and remembers everything that was said. */
export class Player {
  readonly line: Line
  readonly asked = new Map<string, Asked>()
  /** Table → number → the post as it was told. */
  readonly told = new Map<string, string[]>()
  /** What contradicts what was said before. */
  readonly wrong: string[] = []
  /** When something was heard last, and over a line to where. */
  served = { at: 0, by: '' }
  private named = 0
  private socket: WebSocket | null = null
  /** Lists of moves that were asked for, by name, until they are there. */
  private readonly listing = new Map<string, () => void>()

  constructor(
    readonly name: string,
    /** Of the server, ending with a slash; asked for whenever one turns to it. */
    private readonly where: () => string,
    readonly guest: string,
    readonly token: string,
    private readonly tap: Tap = () => {},
  ) {
    this.line = new Line({ open: () => this.open(), fresh: () => `${name}-${this.named++}` })
  }

  static async arrive(at: string | (() => string), name: string, tap?: Tap): Promise<Player> {
    const where = typeof at === 'string' ? () => at : at
    const answer = await fetch(`${where()}api/me`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, colour: 'gold' }),
    })
    if (!answer.ok) throw new Error(`nobody is let in: ${answer.status}`)
    const { id } = (await answer.json()) as { readonly id: string }
    const token = /sternentisch=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? ''
    return new Player(name, where, id, token, tap)
  }

  private open(): Socket {
    const address = this.where()
    const socket = new WebSocket(`${address.replace('http', 'ws')}socket`, {
      headers: { authorization: `Bearer ${this.token}` },
    })
    this.socket = socket
    socket.on('error', () => {})
    socket.on('message', (data) => {
      this.served = { at: Date.now(), by: address }
      this.heard(String(data))
    })
    const say = socket.send.bind(socket)
    const saying = (text: string): void => {
      this.said(JSON.parse(text) as Request)
      if (socket.readyState === socket.OPEN) say(text)
    }
    return Object.assign(socket as unknown as Socket, { send: saying })
  }

  private said(request: Request): void {
    if (request.to === 'act' && !this.asked.has(request.id))
      this.asked.set(request.id, { table: request.table, act: request.act })
  }

  private heard(text: string): void {
    this.tap(text)
    const message = JSON.parse(text) as Message
    const asked = 'id' in message && message.id !== null ? this.asked.get(message.id) : undefined
    if (message.re === 'done' && asked) {
      if (typeof asked.n === 'number' && message.n !== asked.n)
        this.wrong.push(`${message.id} was stored as ${asked.n}, and then as ${message.n}`)
      asked.n = message.n
    }
    if (message.re === 'refused' && asked && message.why.code !== 'online.tooMany')
      asked.refused = message.why
    if (message.re === 'moves' || message.re === 'refused') this.listing.get(message.id ?? '')?.()
    if (message.re === 'posts') this.posted(message)
  }

  private posted({ table, posts }: Extract<Message, { readonly re: 'posts' }>): void {
    const told = this.told.get(table) ?? []
    this.told.set(table, told)
    for (const post of posts) {
      const text = JSON.stringify(post)
      if (told[post.n] !== undefined && told[post.n] !== text)
        this.wrong.push(`${this.name} was told of entry ${post.n} of ${table} in two ways`)
      told[post.n] = text
    }
  }

  /** Whoever compares it with a log that grows meanwhile compares what was said before. */
  remembered(table: string): Memory {
    const { name, guest, wrong, told } = this
    const asked = new Map([...this.asked].map(([id, each]) => [id, { ...each }]))
    return { name, guest, asked, wrong: [...wrong], told: [...(told.get(table) ?? [])] }
  }

  /** Asks what one may do at a table, as programs do; answered with it, or with why not. */
  async moves(table: string): Promise<void> {
    const id = `${this.name}-${this.named++}`
    if (this.socket?.readyState !== WebSocket.OPEN) return
    const answered = new Promise<void>((resolve) => {
      this.listing.set(id, resolve)
      setTimeout(resolve, ANSWERED).unref()
    })
    this.socket.send(JSON.stringify({ to: 'moves', table, id, from: 0 }))
    await answered
    this.listing.delete(id)
  }

  async call(method: string, path: string, body?: unknown): Promise<Response> {
    const answer = await fetch(`${this.where()}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const headers = [...answer.headers].filter(([name]) => name !== 'date')
    this.tap(`${answer.status} ${JSON.stringify(headers)} ${await answer.clone().text()}`)
    return answer
  }

  leave(): void {
    this.line.close()
  }
}

/** How somebody plays at random: mostly a move, now and then something else, also what is not allowed. */
export function whim(
  table: FollowedTable,
  reader: Reader,
  game: AnyGame,
  seat: Seat,
  luck: Luck,
): Act | null {
  const away = table.notice?.sitters[seat]?.away === true
  if (away) return luck.below(4) === 0 ? { do: 'return' } : null
  const dice = luck.below(200)
  const moves = 1 + luck.below(3)
  if (dice < 4) return { do: 'undo', moves }
  if (dice < 7) return { do: 'ask', moves }
  if (table.notice?.ask && dice < 80)
    return luck.below(3) > 0 ? { do: 'grant' } : { do: 'decline', what: 'undo' }
  if (dice === 81) return { do: 'leave' }
  if (dice === 82) return { do: 'move', text: 'out of turn' }
  if (dice === 83 && luck.below(4) === 0) return { do: 'move', text: luck.below(2) === 0 ? DRAW : CONCEDE }
  if (dice === 84) return { do: 'stand' }
  const actions = reader.standing?.deciding.includes(seat) ? game.actions(reader.rest.view) : []
  return actions.length === 0 ? null : { do: 'move', text: game.write(actions[luck.below(actions.length)]) }
}
