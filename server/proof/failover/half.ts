import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../free-port.ts'
import { addressAt, layOut } from '../postgres.ts'
import { PostgresProcess } from '../postgres-process.ts'
import type { User } from '../postgres-user.ts'
import { Relay } from '../relay.ts'
import type { Tools } from './tools.ts'

/** By this name a primary knows that its standby is the one it waits for. */
export const STANDBY = 'standby'

/** Shared memory in files beside the data goes with them. What a standby has missed is kept until it is there. */
const SETTINGS = ['dynamic_shared_memory_type=mmap', 'shared_buffers=32MB', 'wal_keep_size=512MB']

/** One of two PostgreSQL that are each other's standby, at a port that stays the same. */
export class Half {
  private constructor(
    private readonly tools: Tools,
    private readonly user: User,
    private readonly data: string,
    readonly port: number,
    /** The way to it for a standby, which can be cut. */
    readonly relay: Relay,
    private readonly running: PostgresProcess,
  ) {}

  static async in(folder: string, name: string, tools: Tools, user: User): Promise<Half> {
    const [data, port] = [join(folder, name), await freePort()]
    const running = new PostgresProcess({ postgres: tools.postgres, data, port, user })
    return new Half(tools, user, data, port, await Relay.to(port), running)
  }

  async startAlone(): Promise<void> {
    layOut(this.tools, this.data, this.user)
    await this.running.start(SETTINGS)
  }

  /** With a copy of what the primary has, whatever was here before; then it hears of everything. */
  async startBehind(primary: Half): Promise<void> {
    rmSync(this.data, { recursive: true, force: true })
    const words = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'postgres', '-D', this.data]
    const more = ['--checkpoint=fast', '--wal-method=stream', '--no-sync']
    execFileSync(this.tools.pg_basebackup, [...words, ...more], { ...this.user, stdio: 'pipe' })
    writeFileSync(join(this.data, 'standby.signal'), '')
    const way = `host=127.0.0.1 port=${primary.relay.port} user=postgres application_name=${STANDBY}`
    await this.running.start([...SETTINGS, `primary_conninfo=${way}`])
  }

  promote(): void {
    execFileSync(this.tools.pg_ctl, ['promote', '--wait', '-D', this.data], { ...this.user, stdio: 'pipe' })
  }

  async put<Row extends pg.QueryResultRow>(...statements: readonly string[]): Promise<readonly Row[]> {
    const client = new pg.Client(addressAt(this.port))
    await client.connect()
    try {
      let rows: readonly Row[] = []
      for (const statement of statements) rows = (await client.query<Row>(statement)).rows
      return rows
    } finally {
      await client.end()
    }
  }

  kill(): Promise<void> {
    return this.running.kill('SIGKILL')
  }

  async end(): Promise<void> {
    await this.kill()
    this.relay.close()
  }
}
