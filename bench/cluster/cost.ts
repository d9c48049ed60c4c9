import pg from 'pg'

/** What a stretch of time cost a database. */
export interface Cost {
  readonly statements: number
  /** Of its log, which is what it writes and sends to a standby. */
  readonly bytes: number
  readonly notices: number
  readonly noticeBytes: number
}

const COUNTED = `SELECT pg_current_wal_insert_lsn() - '0/0' AS bytes, xact_commit AS statements
  FROM pg_stat_database WHERE datname = current_database()`

/** Looks at a database from outside. Every statement of ours is a transaction, so that these are counted. */
export class CostMeter {
  private notices = 0
  private noticeBytes = 0

  private constructor(private readonly client: pg.Client) {}

  static async at(address: string): Promise<CostMeter> {
    const client = new pg.Client(address)
    const meter = new CostMeter(client)
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
    return { statements: Number(rows[0].statements), bytes: Number(rows[0].bytes), notices, noticeBytes }
  }

  close(): Promise<void> {
    return this.client.end()
  }
}

export const between = (before: Cost, after: Cost, moves: number): Cost => ({
  statements: (after.statements - before.statements) / moves,
  bytes: (after.bytes - before.bytes) / moves,
  notices: (after.notices - before.notices) / moves,
  noticeBytes: (after.noticeBytes - before.noticeBytes) / moves,
})
