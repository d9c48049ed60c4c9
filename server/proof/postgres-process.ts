import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { User } from './postgres-user.ts'

interface Where {
  readonly postgres: string
  readonly data: string
  readonly port: number
  readonly user: User
}

/** A standby says so, too, once it can be asked. */
const READY = /ready to accept (?:read.only )?connections/

/** PostgreSQL on data of its own, listening on this machine only. */
export class PostgresProcess {
  private child: ChildProcess | null = null

  constructor(private readonly where: Where) {}

  get pid(): number | undefined {
    return this.child?.pid
  }

  /** `settings` as in its configuration: `fsync=off`. */
  async start(settings: readonly string[]): Promise<void> {
    const { postgres, data, port, user } = this.where
    const usual = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200']
    const words = [...usual, ...settings].flatMap((setting) => ['-c', setting])
    const child = spawn(postgres, ['-D', data, '-p', String(port), ...words], {
      ...{ ...user, stdio: ['ignore', 'ignore', 'pipe'] },
    })
    this.child = child
    let said = ''
    const ready = new Promise<boolean>((resolve) => {
      child.stderr?.on('data', (piece) => {
        said += piece
        if (READY.test(said)) resolve(true)
      })
      child.once('exit', () => resolve(false))
    })
    if (!(await ready)) throw new Error(`PostgreSQL does not start: ${said}`)
  }

  /**
   * At once: told so (SIGQUIT), as if the power had failed, or killed. Gone are then all of its processes: they write to the same
   * place, which is closed with the last of them.
   */
  async kill(how: 'SIGQUIT' | 'SIGKILL' = 'SIGQUIT'): Promise<void> {
    const { child } = this
    this.child = null
    if (!child || child.exitCode !== null) return
    const gone = once(child, 'close')
    child.kill(how)
    await gone
    if (how === 'SIGKILL') this.clearUp()
  }

  /** Whoever is killed leaves a piece of shared memory behind, which its own next start would have found in this file. */
  private clearUp(): void {
    try {
      const pid = readFileSync(join(this.where.data, 'postmaster.pid'), 'utf8')
      const memory = /^\s*\d+\s+(\d+)\s*$/m.exec(pid)?.[1]
      if (memory !== undefined) execFileSync('ipcrm', ['-m', memory], { stdio: 'ignore' })
    } catch {
      // A few bytes, until this machine is started again.
    }
  }
}
