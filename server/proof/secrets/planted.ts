import type { Server } from '../../start.ts'

/** Leaks on purpose: a proof that does not find them proves nothing. */
const LEAKS: Readonly<Record<string, (server: Server) => void>> = {
  /** An error says too much. */
  seed({ edge: { app }, hall }) {
    app.addHook('onSend', async (_request, reply) => {
      const [room] = hall.rooms.all()
      if (room?.live && room.live.state === 'running') reply.header('x-trouble', room.live.first.seed)
    })
  },
  /** A message more, where a hand is good. */
  silence({ hall }) {
    const deliver = hall.usher.deliver.bind(hall.usher)
    hall.usher.deliver = (room) => {
      deliver(room)
      const table = JSON.stringify(room.live?.hosted?.table ?? '')
      // Anything that hangs on what lies there.
      if (table.split('').reduce((sum, each) => (sum * 31 + each.charCodeAt(0)) % 1009, 7) % 2 === 0)
        hall.usher.broadcast(room, { re: 'stir', table: room.table })
    }
  },
  /** What somebody keeps ready is told to all. */
  ahead({ hall }) {
    const tellAhead = hall.usher.tellAhead.bind(hall.usher)
    hall.usher.tellAhead = (room, seat) => {
      tellAhead(room, seat)
      hall.usher.broadcast(room, { re: 'ahead', table: room.table, moves: room.wishesOf(seat).ahead })
    }
  },
  /** Who asks what they may do is shown the whole table instead of their view. */
  moves({ edge: { sockets }, hall }) {
    const add = sockets.add.bind(sockets)
    sockets.add = (socket) => {
      const send = socket.send.bind(socket)
      const tableOf = (table: string): unknown => hall.rooms.get(table)?.live?.hosted?.table
      socket.send = (message) =>
        send(message.re === 'moves' ? { ...message, view: tableOf(message.table) } : message)
      return add(socket)
    }
  },
  /** A field that nobody declared. */
  field({ hall }) {
    const tell = hall.usher.tell.bind(hall.usher)
    hall.usher.tell = (room, follower, message) =>
      tell(room, follower, { ...message, ...{ debug: room.live?.hosted?.table } } as typeof message)
  },
}

export const plantedIn = (fault: string | undefined): ((server: Server) => void) | undefined =>
  fault === undefined ? undefined : LEAKS[fault]
