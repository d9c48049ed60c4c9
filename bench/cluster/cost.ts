import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import type { Costs } from './model.ts'

/** What a stretch of time cost a database. */
export interface Cost {
  readonly statements: number
  /** Of its log, which is what it writes and sends to a standby. */
  readonly bytes: number
  readonly notices: number
  /** Those notices that tell of moves: there is one for each commit. */
  readonly commits: number
  /** Seconds of work of all its processes; nothing where the system does not tell. */
  readonly cpu: number
}

/** Seconds that single things take, whatever there is in them. */
export type Probed = Pick<Costs, 'asks' | 'answers' | 'hears' | 'tells' | 'disk'>

const COUNTED = `SELECT pg_current_wal_insert_lsn() - '0/0' AS bytes, xact_commit AS statements
  FROM pg_stat_database WHERE datname = current_database()`

/** As long as that of a commit with some moves in it. */
const NOTICE = `probe${'|+ table0123456789ab 123'.repeat(8)}`
const LISTENERS = 8

/** A database, and the process that starts all of its others. */
interface Metered {
  readonly address: string
  readonly pid?: number | undefined
}

/** Looks at a database from outside. Every statement of ours is a transaction, so that these are counted. */
export class CostMeter {
  private notices = 0
  private commits = 0

  private constructor(
    private readonly address: string,
    private readonly client: pg.Client,
    private readonly pid: number | undefined,
  ) {}

  static async at({ address, pid }: Metered): Promise<CostMeter> {
    const client = new pg.Client(address)
    const meter = new CostMeter(address, client, pid)
    client.on('notification', ({ payload = '' }) => {
      meter.notices++
      if (payload.includes('|+ ')) meter.commits++
    })
    // A database that ends before its meter has nothing more to say.
    client.on('error', () => {})
    await client.connect()
    await client.query('LISTEN sternentisch')
    return meter
  }

  async now(): Promise<Cost> {
    const { notices, commits } = this
    // Each connection tells what it has done once it has been idle for a moment.
    await new Promise((resolve) => setTimeout(resolve, 1100))
    await this.client.query('SELECT pg_stat_clear_snapshot()')
    const { rows } = await this.client.query<{ bytes: string; statements: string }>(COUNTED)
    const { statements, bytes } = rows[0]
    const cpu = workOf(this.pid)
    return { statements: Number(statements), bytes: Number(bytes), notices, commits, cpu }
  }

  /** What a statement and a notice cost that nobody waits for beside. */
  async probe(times: number): Promise<Probed> {
    await this.client.query('CREATE TABLE IF NOT EXISTS probe (n INTEGER)')
    const insert = () => this.client.query({ name: 'probe', text: 'INSERT INTO probe VALUES (1)' })
    const notify = () =>
      this.client.query({
        name: 'notify',
        text: "SELECT pg_notify('sternentisch', $1)",
        values: [NOTICE],
      })
    const commit = await this.repeated(times, insert)
    const alone = await this.repeated(times, notify)
    const listeners = await Promise.all(Array.from({ length: LISTENERS }, () => this.listener()))
    const heard = await this.repeated(times, notify)
    for (const listener of listeners) await listener.end()
    const each = (one: number, many: number): number => Math.max(0, many - one) / LISTENERS
    return {
      ...{ asks: commit.own, answers: commit.database },
      ...{ hears: each(alone.own, heard.own), tells: each(alone.database, heard.database) },
      disk: Math.max(0, commit.took - commit.own - commit.database),
    }
  }

  private async listener(): Promise<pg.Client> {
    const listener = new pg.Client(this.address)
    await listener.connect()
    await listener.query('LISTEN sternentisch')
    return listener
  }

  /** Of one: how long it takes in the middle, and what this process and the database work for it. */
  private async repeated(times: number, something: () => Promise<unknown>) {
    for (let each = 0; each < times / 4; each++) await something()
    const taken: number[] = []
    const [cpu, work] = [process.cpuUsage(), workOf(this.pid)]
    for (let each = 0; each < times; each++) {
      const start = performance.now()
      await something()
      taken.push((performance.now() - start) / 1000)
    }
    const { user, system } = process.cpuUsage(cpu)
    return {
      took: taken.sort((one, other) => one - other)[Math.floor(times / 2)],
      own: (user + system) / 1e6 / times,
      database: (workOf(this.pid) - work) / times,
    }
  }

  close(): Promise<void> {
    return this.client.end()
  }
}

/** Linux counts the work of each process in hundredths of a second. */
function workOf(postmaster: number | undefined): number {
  let ticks = 0
  try {
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      // Behind the name, which may have spaces in it: state, parent, …, and as the 12th and 13th its work.
      const fields = statOf(pid).split(') ')[1]?.split(' ') ?? []
      if (pid === String(postmaster))
        ticks += Number(fields[11]) + Number(fields[12]) + Number(fields[13]) + Number(fields[14])
      if (fields[1] === String(postmaster)) ticks += Number(fields[11]) + Number(fields[12])
    }
  } catch {
    return 0
  }
  return ticks / 100
}

function statOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    // It has ended meanwhile, and is counted with its parent.
    return ''
  }
}

export const between = (before: Cost, after: Cost, moves: number): Cost => ({
  statements: (after.statements - before.statements) / moves,
  bytes: (after.bytes - before.bytes) / moves,
  notices: (after.notices - before.notices) / moves,
  commits: (after.commits - before.commits) / moves,
  cpu: (after.cpu - before.cpu) / moves,
})
