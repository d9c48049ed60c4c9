import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { Outgoing } from './outgoing.ts'

/** Both ends of a line: what goes out here, and what arrives over there. */
async function line() {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
  onTestFinished(() => {
    for (const client of server.clients) client.terminate()
    server.close()
  })
  await new Promise((resolve) => server.once('listening', resolve))
  const here = new Promise<{ outgoing: Outgoing; socket: WebSocket; writes: string[] }>((resolve) => {
    server.once('connection', (socket, { socket: stream }) => {
      const writes: string[] = []
      const write = stream.write.bind(stream) as (...given: unknown[]) => boolean
      stream.write = (...given: unknown[]) => {
        writes.push(String(given[0]))
        return write(...given)
      }
      resolve({ outgoing: new Outgoing(socket, stream), socket, writes })
    })
  })
  const there = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const heard: string[] = []
  there.on('message', (data, binary) => heard.push(binary ? 'no text' : String(data)))
  return { ...(await here), there, heard }
}

const long = (length: number, letter = 'x'): string => letter.repeat(length)

describe('what goes out over a socket', () => {
  it('arrives to the letter and in order, however long it is and whatever letters it has', async () => {
    const { outgoing, heard } = await line()
    const lengths = [0, 1, 125, 126, 127, 255, 256, 65_535, 65_536, 100_000]
    const texts = lengths.flatMap((length) => [
      long(length),
      `é€𝄞${long(length, 'ä')}`,
      `${length}\0\u007f"\\`,
    ])
    for (const text of texts) outgoing.say(text)
    await expect.poll(() => heard, { timeout: 60_000 }).toHaveLength(texts.length)
    expect(heard).toEqual(texts)
  })

  it('is one write where it is said in one instant', async () => {
    const { outgoing, heard, writes } = await line()
    outgoing.say('news')
    await Promise.resolve()
    outgoing.say('answer')
    expect(writes).toEqual([])
    expect(outgoing.waiting).toBe('..news..answer'.length)
    await expect.poll(() => heard, { timeout: 60_000 }).toEqual(['news', 'answer'])
    expect(writes).toHaveLength(1)
    expect(outgoing.waiting).toBe(0)
  })

  it('goes before what closes the socket, and nothing goes behind it', async () => {
    const { outgoing, socket, there, heard } = await line()
    const closed = new Promise<number>((resolve) => there.on('close', resolve))
    outgoing.say('last words')
    outgoing.flush()
    socket.close(4008, 'too slow')
    outgoing.say('too late')
    expect(await closed).toBe(4008)
    expect(heard).toEqual(['last words'])
  })
})
