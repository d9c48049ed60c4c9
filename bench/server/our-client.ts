import type { Seat } from '@sternentisch/kernel'
import type { Message, Opened, Request, Settings, TableOpening } from '@sternentisch/wire'
import { WebSocket } from 'ws'
import type { OpenTable } from './clients.ts'
import { scriptedFor } from './scripted.ts'

let opened = 0

/** As any client does: a name, a table, and a socket for each player; of several servers each has another one. */
export const openOurs: OpenTable = async (addresses, { game }, seen) => {
  const all = addresses.split(' ')
  const turn = opened++
  const at = (seat: number): string => all[(turn + seat) % all.length]
  const address = at(0)
  const tokens = await Promise.all([arrive(address, 'Ada'), arrive(address, 'Bo')])
  const { table } = await call<Opened>(address, 'tables', tokens[0], openingOf(game.id))
  const sockets = await Promise.all(
    tokens.map((token, seat) => follow(at(seat), token, table, (moves) => seen(seat as Seat, moves))),
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

const openingOf = (game: string): TableOpening => {
  const settings: Settings = {
    ...{ game, options: {}, cards: null, chairs: [{ for: 'person' }, { for: 'person' }] },
    ...{ clock: null, watch: 'nobody', late: 'lose', listed: false, rated: false },
  }
  return { settings, seat: 0, deck: null }
}

/** So many matches that two people have begun and do not look at. */
export async function leaveOurs(address: string, matches: number): Promise<void> {
  if (matches === 0) return
  const [host, guest] = await Promise.all([arrive(address, 'Ada'), arrive(address, 'Bo')])
  const socket = await connect(address, guest)
  let begun = 0
  const all = new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as Message
      if (message.re === 'refused') throw new Error(`refused: ${message.why.code}`)
      if (message.re === 'done' && ++begun === matches) resolve()
    })
  })
  const AT_ONCE = 20
  for (let opened = 0; opened < matches; opened += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, matches - opened) }, async (_, at) => {
        const { game } = scriptedFor(opened + at)
        const { table } = await call<Opened>(address, 'tables', host, openingOf(game.id))
        const request: Request = {
          to: 'act',
          table,
          id: `s${opened + at}`,
          act: { do: 'sit', seat: 1, deck: null },
        }
        socket.send(JSON.stringify(request))
      }),
    )
  await all
  socket.terminate()
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

async function connect(address: string, token: string): Promise<WebSocket> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}socket`, {
    ...{ headers: { authorization: `Bearer ${token}` }, perMessageDeflate: false },
  })
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  return socket
}

async function follow(
  address: string,
  token: string,
  table: string,
  seen: (moves: number) => void,
): Promise<WebSocket> {
  const socket = await connect(address, token)
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
