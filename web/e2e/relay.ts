import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A way to a server that can be cut. */
export interface Relay {
  readonly address: string
  cut(): void
  mend(): void
}

/**
 * Leads to a server for as long as a test lasts. Whoever wants to take the network from a page cuts it first: a browser that is
 * told to be offline keeps its sockets open, and a core busy with them.
 */
export async function relayTo(address: string): Promise<Relay> {
  const port = Number(new URL(address).port)
  const sockets = new Set<Socket>()
  const state = { isCut: false }
  const keep = (socket: Socket, other: Socket): void => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('close', () => {
      sockets.delete(socket)
      other.destroy()
    })
  }
  const server = createServer((here) => {
    if (state.isCut) return here.destroy()
    const there = connect(port, '127.0.0.1')
    keep(here, there)
    keep(there, here)
    here.pipe(there).pipe(here)
    return here
  })
  const cut = (): void => {
    state.isCut = true
    for (const socket of sockets) socket.destroy()
  }
  onTestFinished(() => {
    cut()
    server.close()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    cut,
    mend() {
      state.isCut = false
    },
  }
}
