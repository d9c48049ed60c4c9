import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'

/** What a stretch of time cost a database. */
export interface Cost {
  readonly statements: number
  /** Of its log, which is what it writes and sends to a standby. */
  readonly bytes: number
  readonly notices: number
  readonly noticeBytes: number
  /** Seconds of work of all its processes; nothing where the system does not tell. */
  readonly cpu: number
}

const COUNTED = `SELECT pg_current_wal_insert_lsn() - '0/0' AS bytes, xact_commit AS statements
  FROM pg_stat_database WHERE datname = current_database()`

const PROBES = 100

/** A database, and the process that starts all of its others. */
interface Metered {
  readonly address: string
  readonly pid?: number | undefined
}

/** Looks at a database from outside. Every statement of ours is a transaction, so that these are counted. */
export class CostMeter {
  private notices = 0
  private noticeBytes = 0

  private constructor(
    private readonly client: pg.Client,
    private readonly pid: number | undefined,
  ) {}

  static async at({ address, pid }: Metered): Promise<CostMeter> {
    const client = new pg.Client(address)
    const meter = new CostMeter(client, pid)
    client.on('notification', ({ payload = '' }) => {
      meter.notices++
      meter.noticeBytes += payload.length
    })
    // A database that ends before its meter has nothing more to say.
    client.on('error', () => {})
    await client.connect()
    await client.query('LISTEN sternentisch')
    return meter
  }

  async now(): Promise<Cost> {
    const { notices, noticeBytes } = this
    // Each connection tells what it has done once it has been idle for a moment.
    await new Promise((resolve) => setTimeout(resolve, 1100))
    await this.client.query('SELECT pg_stat_clear_snapshot()')
    const { rows } = await this.client.query<{ bytes: string; statements: string }>(COUNTED)
    const { statements, bytes } = rows[0]
    const cpu = workOf(this.pid)
    return { statements: Number(statements), bytes: Number(bytes), notices, noticeBytes, cpu }
  }

  /** How long a commit takes that nobody waits for beside: in seconds, the middle of many. */
  async commitTime(): Promise<number> {
    await this.client.query('CREATE TABLE IF NOT EXISTS probe (n INTEGER)')
    const times: number[] = []
    for (let each = 0; each < PROBES; each++) {
      const start = performance.now()
      await this.client.query('INSERT INTO probe VALUES (1)')
      times.push((performance.now() - start) / 1000)
    }
    return times.sort((one, other) => one - other)[PROBES / 2]
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
  noticeBytes: (after.noticeBytes - before.noticeBytes) / moves,
  cpu: (after.cpu - before.cpu) / moves,
})
