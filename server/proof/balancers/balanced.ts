import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../free-port.ts'
import { type Example, exampleIn } from './examples.ts'

const PAGE = 'docs/hosting.md'
const PATIENCE = 20_000

/** A balancer as the page says it, in front of servers of this machine. */
export class Balanced {
  private constructor(
    private readonly child: ChildProcess,
    private readonly port: number,
  ) {}

  static async start(
    example: Example,
    program: string,
    folder: string,
    servers: readonly number[],
  ): Promise<Balanced> {
    const port = await freePort()
    const file = join(folder, `${example.name}.conf`)
    writeFileSync(file, example.around(exampleIn(PAGE, example, port, servers), folder))
    const child = spawn(program, example.words(file, folder), { stdio: ['ignore', 'ignore', 'inherit'] })
    const balanced = new Balanced(child, port)
    for (const until = Date.now() + PATIENCE; (await balanced.statusFor('127.0.0.1')) !== 200; ) {
      if (child.exitCode !== null || Date.now() > until) throw new Error(`${example.name} does not start`)
      await pause(100)
    }
    return balanced
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}/`
  }

  /** What somebody at this address of this machine is answered; 0: nothing. */
  statusFor(localAddress: string): Promise<number> {
    return new Promise((resolve) => {
      const asking = get(`${this.address}healthz`, { localAddress, agent: false }, (answer) => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      })
      asking.on('error', () => resolve(0))
    })
  }

  async end(): Promise<void> {
    if (this.child.exitCode !== null) return
    const gone = once(this.child, 'exit')
    this.child.kill('SIGTERM')
    await gone
  }
}
