import type { News, Seat } from '@sternentisch/kernel'
import { Client } from 'colyseus.js'
import type { OpenTable } from './clients.ts'

export const openColyseus: OpenTable = async (address, { game }, seen) => {
  const client = new Client(address.replace('http', 'ws').replace(/\/$/, ''))
  const first = await client.create('match', { game: game.id })
  const hear = (room: typeof first, seat: Seat): void => {
    room.onMessage('news', (news: News) => seen(seat, news.standing.moves))
    room.onMessage('refused', (why: { code: string }) => {
      throw new Error(`refused: ${why.code}`)
    })
  }
  hear(first, 0)
  const second = await client.joinById(first.roomId)
  hear(second, 1)
  const rooms = [first, second]
  // The deal may have come before anybody listened.
  queueMicrotask(() => {
    seen(0, 0)
    seen(1, 0)
  })
  return {
    play: ({ seat, text }) => rooms[seat].send('move', text),
    close: () => {
      for (const room of rooms) void room.leave(false)
    },
  }
}
