import pg from 'pg'
import type { Elsewhere } from '../store.ts'
import { settingsFor } from './database.ts'
import { hearText } from './notices.ts'

const CHANNEL = 'sternentisch'
const FIRST_REST = 50
const LONGEST_REST = 2000

/** Hears what other processes store, and comes back by itself. */
export class News {
  private client: pg.Client | null = null
  private timer: NodeJS.Timeout | undefined
  private rest = FIRST_REST
  private closed = false

  constructor(
    private readonly address: string,
    private readonly schema: string | null,
    private readonly process: string,
    private readonly elsewhere: Elsewhere,
  ) {
    this.connect()
  }

  async close(): Promise<void> {
    this.closed = true
    clearTimeout(this.timer)
    await this.client?.end().catch(() => {})
  }

  private connect(): void {
    const client = new pg.Client({ ...settingsFor(this.address, this.schema), statement_timeout: 0 })
    this.client = client
    client.on('notification', ({ payload = '' }) => hearText(payload, this.process, this.elsewhere))
    client.on('error', () => this.lost(client))
    client.on('end', () => this.lost(client))
    client
      .connect()
      .then(() => client.query(`LISTEN ${CHANNEL}`))
      .then(() => {
        this.rest = FIRST_REST
        // Also the first time: tables may have been read before.
        this.elsewhere.missed()
      })
      .catch(() => this.lost(client))
  }

  private lost(client: pg.Client): void {
    if (client !== this.client || this.closed) return
    this.client = null
    void client.end().catch(() => {})
    this.timer = setTimeout(() => this.connect(), this.rest)
    this.rest = Math.min(LONGEST_REST, this.rest * 2)
  }
}
