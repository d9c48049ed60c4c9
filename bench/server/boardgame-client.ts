import type { Seat } from '@sternentisch/kernel'
import { io, type Socket } from 'socket.io-client'
import type { OpenTable } from './clients.ts'

interface SyncInfo {
  readonly state: { readonly _stateID: number }
}
let opened = 0

/** Its own protocol without its own client, which would reckon every move once more: that is not what is measured. */
export const openBoardgameIo: OpenTable = async (address, { game }, seen) => {
  const match = `m${process.pid}-${opened++}`
  const states = [0, 0]
  const sockets = await Promise.all(
    ['0', '1'].map(async (player, seat) => {
      const socket = io(`${address}${game.id}`, { transports: ['websocket'], forceNew: true })
      socket.on('update', (_match: string, state: SyncInfo['state']) => {
        states[seat] = state._stateID
        seen(seat as Seat, state._stateID)
      })
      await synced(socket, match, player)
      return socket
    }),
  )
  queueMicrotask(() => {
    seen(0, 0)
    seen(1, 0)
  })
  return {
    play({ seat, text }) {
      const payload = { type: 'act', args: [text], playerID: String(seat) }
      sockets[seat].emit('update', { type: 'MAKE_MOVE', payload }, states[seat], match, String(seat))
    },
    close: () => {
      for (const socket of sockets) socket.disconnect()
    },
  }
}

const synced = (socket: Socket, match: string, player: string): Promise<void> =>
  new Promise((resolve) => {
    socket.once('sync', () => resolve())
    socket.once('connect', () => socket.emit('sync', match, player, undefined, 2))
  })
