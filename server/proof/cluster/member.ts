import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../free-port.ts'
import { Relay } from '../relay.ts'

/** A server that has not said how it is by then is not well. */
const ANSWERS = 1000

/** One of the servers, in a process of its own; where there is a relay, its line to the database can be cut. */
export class Member {
  state: 'up' | 'down' | 'frozen' = 'down'
  /** As a balancer knows it, which asks now and then. */
  isWell = true
  private child: ChildProcess | null = null

  private constructor(
    private readonly program: readonly string[],
    private readonly database: string,
    readonly relay: Relay | null,
    private readonly port: number,
    private readonly words: readonly string[],
  ) {}

  static async of(victim: string, database: string, words: readonly string[]): Promise<Member> {
    return new Member([victim], database, null, await freePort(), words)
  }

  static async behindRelay(victim: string, database: string, words: readonly string[]): Promise<Member> {
    const near = new URL(database)
    const relay = await Relay.to(Number(near.port))
    near.host = `127.0.0.1:${relay.port}`
    return new Member([victim], near.href, relay, await freePort(), words)
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}/`
  }

  /** Tries until it is up: a database that has just been killed may not let anybody in yet. */
  async start(): Promise<void> {
    for (let tries = 0; tries < 40; tries++) {
      const words = [...this.program, this.database, String(this.port), ...this.words]
      const child = spawn(process.execPath, words, {
        stdio: ['pipe', 'pipe', tries < 39 ? 'ignore' : 'inherit'],
      })
      this.child = child
      const ready = once(child.stdout as NonNullable<ChildProcess['stdout']>, 'data')
      if ((await Promise.race([ready, once(child, 'exit').then(() => null)])) !== null) {
        this.state = 'up'
        return
      }
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    throw new Error('a server does not start')
  }

  async look(): Promise<void> {
    try {
      const { ok } = await fetch(`${this.address}healthz`, { signal: AbortSignal.timeout(ANSWERS) })
      this.isWell = ok
    } catch {
      this.isWell = false
    }
  }

  /** Without a warning. */
  async kill(): Promise<void> {
    const { child } = this
    this.child = null
    this.state = 'down'
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    child.kill('SIGKILL')
    await exit
  }

  /** It does not know that time goes by, and believes afterwards that everything is as it was. */
  freeze(): void {
    this.state = 'frozen'
    this.child?.kill('SIGSTOP')
  }

  thaw(): void {
    this.state = 'up'
    this.child?.kill('SIGCONT')
  }

  leaveNothing(): void {
    this.child?.kill('SIGKILL')
    this.relay?.close()
  }
}
