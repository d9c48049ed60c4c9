import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** Stands between a process and its database, and can be cut. */
export class Relay {
  private readonly server: Server
  private readonly lines = new Set<Socket>()
  /** Nobody comes through; what is under way hangs as if a cable were pulled, or breaks. */
  private state: 'open' | 'broken' | 'mute' = 'open'
  private swallows = 0

  private constructor(public target: number) {
    this.server = createServer((near) => this.join(near))
  }

  static async to(target: number): Promise<Relay> {
    const relay = new Relay(target)
    relay.server.listen(0, '127.0.0.1')
    await once(relay.server, 'listening')
    return relay
  }

  get port(): number {
    return (this.server.address() as { readonly port: number }).port
  }

  private join(near: Socket): void {
    near.on('error', () => near.destroy())
    if (this.state === 'broken') {
      near.destroy()
      return
    }
    const far = connect(this.target, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      this.lines.add(one)
      one.setNoDelay(true)
      one.on('error', () => one.destroy())
      one.on('close', () => {
        this.lines.delete(one)
        other.destroy()
      })
      one.on('data', (piece) => this.pass(piece, other, one === far))
    }
  }

  private pass(piece: Buffer, to: Socket, isAnswer: boolean): void {
    if (this.state !== 'open') return
    if (isAnswer && this.swallows > 0) {
      this.swallows--
      to.destroy()
    } else to.write(piece)
  }

  /** The next so many answers are lost, each with its line: what was asked has been done, and nobody knows. */
  swallow(answers: number): void {
    this.swallows = answers
  }

  /** From now on nobody comes through: lines break at once, or say nothing any more. */
  cut(how: 'broken' | 'mute'): void {
    this.state = how
    if (how === 'broken') for (const line of this.lines) line.destroy()
  }

  /** What was sent while it was mute is lost: those lines are no good any more. */
  mend(): void {
    const wasMute = this.state === 'mute'
    this.state = 'open'
    if (wasMute) for (const line of this.lines) line.destroy()
  }

  close(): void {
    for (const line of this.lines) line.destroy()
    this.server.close()
  }
}
