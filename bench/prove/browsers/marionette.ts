import { connect } from 'node:net'
import { COMMANDS, refusalIn, sessionIn, type Wire } from './wire.ts'

/** A message is its length in bytes, a colon, and JSON. */
export const packet = (message: unknown): Buffer => {
  const body = Buffer.from(JSON.stringify(message))
  return Buffer.concat([Buffer.from(`${body.length}:`), body])
}

const COLON = ':'.charCodeAt(0)

/** Messages out of pieces as they come: several in one, or one in several. */
export class Packets {
  private rest: Buffer = Buffer.alloc(0)

  take(piece: Buffer): unknown[] {
    this.rest = Buffer.concat([this.rest, piece])
    const messages: unknown[] = []
    for (;;) {
      const colon = this.rest.indexOf(COLON)
      const end = colon + 1 + Number(this.rest.subarray(0, Math.max(0, colon)).toString())
      if (colon < 0 || this.rest.length < end) return messages
      messages.push(JSON.parse(this.rest.subarray(colon + 1, end).toString()))
      this.rest = this.rest.subarray(end)
    }
  }
}

/** `[1, number, error, result]` answers `[0, number, name, parameters]`; the greeting is none of these. */
export function answerIn(
  message: unknown,
): { number: number; refusal: string | null; result: unknown } | null {
  if (!Array.isArray(message) || message[0] !== 1) return null
  return { number: Number(message[1]), refusal: refusalIn(message[2]), result: message[3] }
}

interface Waiting {
  resolve(result: unknown): void
  reject(problem: Error): void
}

/** Firefox's own wire, Marionette, which takes the commands of WebDriver without a driver between. */
export async function marionette(port: number): Promise<Wire> {
  const waiting = new Map<number, Waiting>()
  const packets = new Packets()
  const socket = connect(port, '127.0.0.1')
  const giveUp = (problem: Error): void => {
    for (const { reject } of waiting.values()) reject(problem)
    waiting.clear()
  }
  const hear = (message: unknown): void => {
    const answer = answerIn(message)
    const asked = waiting.get(answer?.number ?? 0)
    if (!answer || !asked) return
    waiting.delete(answer.number)
    if (answer.refusal === null) asked.resolve(answer.result)
    else asked.reject(new Error(answer.refusal))
  }
  let asked = 0
  const send = (name: string, parameters: object): Promise<unknown> =>
    new Promise((resolve, reject) => {
      asked++
      waiting.set(asked, { resolve, reject })
      socket.write(packet([0, asked, name, parameters]))
    })
  await new Promise<void>((greeted, failed) => {
    socket.on('error', failed)
    socket.on('error', giveUp)
    socket.on('close', () => giveUp(new Error('Firefox has hung up')))
    socket.on('data', (piece) => {
      for (const message of packets.take(piece)) hear(message)
      greeted()
    })
  })
  const { version } = sessionIn(await send('WebDriver:NewSession', { capabilities: { alwaysMatch: {} } }))
  return {
    version,
    async ask(command, parameters) {
      const result = await send(COMMANDS[command].name, parameters)
      return typeof result === 'object' && result !== null && 'value' in result ? result.value : result
    },
    async close() {
      await send('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => null)
      socket.destroy()
    },
  }
}
