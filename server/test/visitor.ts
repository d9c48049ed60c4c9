import { randomUUID } from 'node:crypto'
import { type AnyGame, isRefusal, type Luck, Reader, type Refusal, type Seat } from '@sternentisch/kernel'
import type { Opened, TableOpening } from '@sternentisch/wire'
import { type FollowedTable, Line } from '@sternentisch/wire/client'
import { WebSocket } from 'ws'

/** Somebody at a server, with the secret that makes them this one. */
export class Visitor {
  readonly line: Line

  private constructor(
    readonly address: string,
    readonly token: string,
  ) {
    this.line = new Line({
      open: () => {
        const socket = new WebSocket(`${address.replace('http', 'ws')}socket`, {
          headers: { authorization: `Bearer ${token}` },
        })
        socket.on('error', () => {})
        return socket as unknown as ReturnType<Line['ways']['open']>
      },
      fresh: randomUUID,
    })
  }

  static async arrive(address: string, name: string): Promise<Visitor> {
    const answer = await fetch(`${address}api/me`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, colour: 'gold' }),
    })
    const cookie = answer.headers.get('set-cookie') ?? ''
    return new Visitor(address, /sternentisch=([^;]+)/.exec(cookie)?.[1] ?? '')
  }

  /** The same person on another page, at this server or at another one. */
  static again({ address, token }: Pick<Visitor, 'address' | 'token'>): Visitor {
    return new Visitor(address, token)
  }

  async call<Answer>(method: string, path: string, body?: unknown): Promise<Answer | Refusal> {
    const answer = await fetch(`${this.address}api/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return (await answer.json()) as Answer | Refusal
  }

  async open(opening: TableOpening): Promise<Opened> {
    const opened = await this.call<Opened>('POST', 'tables', opening)
    if (isRefusal(opened)) throw new Error(opened.code)
    return opened
  }

  leave(): void {
    this.line.close()
  }
}

/** Waits until it holds, hearing of every change of the table. */
export function until(table: FollowedTable, holds: () => boolean, patience = 20_000): Promise<void> {
  if (holds()) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      stop()
      reject(new Error(`it never came: ${holds} at ${JSON.stringify(table.notice)?.slice(0, 300)}`))
    }, patience)
    const stop = table.subscribe(() => {
      if (!holds()) return
      clearTimeout(timer)
      stop()
      resolve()
    })
  })
}

/** Plays at random as long as the match goes on, or for so many moves of one's own. */
export async function playAtRandom(
  visitor: Visitor,
  table: FollowedTable,
  game: AnyGame,
  luck: Luck,
  most = Number.POSITIVE_INFINITY,
): Promise<Reader> {
  await until(table, () => table.bill !== null)
  const reader = new Reader(table.bill!)
  const seat = table.viewer as Seat
  for (let moves = 0; moves < most; ) {
    reader.readOn(table)
    if (reader.standing?.result) break
    const asked = reader.standing?.deciding.includes(seat)
    const actions = asked ? game.actions(reader.rest.view) : []
    if (actions.length === 0) {
      const { next } = table
      await until(table, () => table.next > next)
      continue
    }
    const refusal = await visitor.line.act(table.id, {
      ...{ do: 'move', text: game.write(actions[luck.below(actions.length)]) },
    })
    if (refusal) throw new Error(`refused: ${refusal.code}`)
    moves++
    const { read } = reader
    reader.readOn(table)
    // A window that is let go closes by itself in its time.
    if (reader.read === read) await until(table, () => table.since(read).length > 0)
  }
  return reader
}
