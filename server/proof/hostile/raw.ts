import { connect, type Socket } from 'node:net'

/** Where attackers come from, so that they have limits of their own. */
export const ELSEWHERE = '127.0.0.2'

/** Bytes that are sent as they are; the answer, as far as there is one within the time. */
export function sendRaw(port: number, bytes: string | Buffer, ms = 300): Promise<string> {
  return new Promise((resolve) => {
    const socket = openRaw(port)
    let answer = ''
    const end = (): void => {
      clearTimeout(timer)
      socket.destroy()
      resolve(answer)
    }
    const timer = setTimeout(end, ms)
    socket.on('data', (data) => {
      answer += data.toString('latin1')
    })
    socket.on('close', end)
    socket.write(bytes)
  })
}

/** A connection on which nothing needs to happen. */
export function openRaw(port: number): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress: ELSEWHERE })
  socket.on('error', () => socket.destroy())
  return socket
}

export const upgrade = (path: string, more = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n${more}\r\n`
