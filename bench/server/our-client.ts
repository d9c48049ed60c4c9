import type { Seat } from '@sternentisch/kernel'
import type { Message, Opened, Request, Settings, TableOpening } from '@sternentisch/wire'
import { WebSocket } from 'ws'
import type { OpenTable } from './clients.ts'

/** As any client does: a name, a table, and a socket for each player. */
export const openOurs: OpenTable = async (address, { game }, seen) => {
  const tokens = await Promise.all([arrive(address, 'Ada'), arrive(address, 'Bo')])
  const settings: Settings = {
    ...{ game: game.id, options: {}, cards: null, chairs: [{ for: 'person' }, { for: 'person' }] },
    ...{ clock: null, watch: 'nobody', late: 'lose', listed: false, rated: false },
  }
  const opening: TableOpening = { settings, seat: 0, deck: null }
  const { table } = await call<Opened>(address, 'tables', tokens[0], opening)
  const sockets = await Promise.all(
    tokens.map((token, seat) => follow(address, token, table, (moves) => seen(seat as Seat, moves))),
  )
  let asked = 0
  const send = (seat: Seat, act: Extract<Request, { to: 'act' }>['act']): void => {
    const request: Request = { to: 'act', table, id: `r${asked++}`, act }
    sockets[seat].send(JSON.stringify(request))
  }
  send(1, { do: 'sit', seat: 1, deck: null })
  return {
    play: ({ seat, text }) => send(seat, { do: 'move', text }),
    close: () => {
      for (const socket of sockets) socket.terminate()
    },
  }
}

async function call<Answer>(address: string, path: string, token: string, body: unknown): Promise<Answer> {
  const answer = await fetch(`${address}api/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as Answer
}

async function arrive(address: string, name: string): Promise<string> {
  const answer = await fetch(`${address}api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, colour: 'gold' }),
  })
  await answer.arrayBuffer()
  return /=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? ''
}

async function follow(
  address: string,
  token: string,
  table: string,
  seen: (moves: number) => void,
): Promise<WebSocket> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}socket`, {
    ...{ headers: { authorization: `Bearer ${token}` }, perMessageDeflate: false },
  })
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as Message
    if (message.re === 'refused') throw new Error(`refused: ${message.why.code}`)
    if (message.re !== 'posts') return
    const moves = message.posts.at(-1)?.news?.standing.moves
    if (moves !== undefined) seen(moves)
  })
  const request: Request = { to: 'follow', table, from: 0, heard: 0 }
  socket.send(JSON.stringify(request))
  return socket
}
