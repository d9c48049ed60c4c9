import pg from 'pg'
import type { Elsewhere } from '../store.ts'
import { refuseStandby, settingsFor } from './database.ts'
import type { Hosts } from './hosts.ts'
import { hearText } from './notices.ts'
import { SERVES } from './open.ts'

const CHANNEL = 'sternentisch'
const FIRST_REST = 50
const LONGEST_REST = 1000
/** A process hears itself more often than that. If it does not, the line is dead, or the process was asleep. */
const SILENCE = 3000
/** Without a line for so long, nobody can be served here. */
const AWAY = 2000
const LOOK = 250

/** Hears what other processes store, and comes back by itself. */
export class News {
  private client: pg.Client | null = null
  /** The host that the line goes to. */
  private at = ''
  private timer: NodeJS.Timeout | undefined
  private readonly watch: NodeJS.Timeout
  private rest = FIRST_REST
  private closed = false
  private heard = Date.now()
  /** Since when there is no line; null while there is one. */
  private lostAt: number | null = Date.now()
  private begin: () => void = () => {}
  /** There was a line once. */
  readonly begun = new Promise<void>((resolve) => {
    this.begin = resolve
  })

  constructor(
    private readonly hosts: Hosts,
    private readonly schema: string | null,
    private readonly process: string,
    private readonly elsewhere: Elsewhere,
  ) {
    this.watch = setInterval(() => this.look(), LOOK).unref()
    this.connect()
  }

  async close(): Promise<void> {
    this.closed = true
    clearTimeout(this.timer)
    clearInterval(this.watch)
    await this.client?.end().catch(() => {})
  }

  private connect(): void {
    this.at = this.hosts.now
    const client = new pg.Client({ ...settingsFor(this.at, this.schema), statement_timeout: 0 })
    this.client = client
    client.on('notification', ({ payload = '' }) => {
      this.heard = Date.now()
      hearText(payload, this.process, this.elsewhere)
    })
    client.on('error', () => this.lost(client))
    client.on('end', () => this.lost(client))
    client
      .connect()
      .then(() => refuseStandby(client))
      .then(() => client.query(`LISTEN ${CHANNEL}`))
      .then(() => client.query<{ readonly serves: boolean }>(SERVES))
      .then(({ rows: [{ serves }] }) => {
        if (!serves) throw new Error('the database is being moved')
      })
      .then(() => this.opened(client))
      .catch(() => this.lost(client))
  }

  private opened(client: pg.Client): void {
    if (client !== this.client) return
    this.rest = FIRST_REST
    this.heard = Date.now()
    this.lostAt = null
    this.begin()
    // Also the first time: tables may have been read before.
    this.elsewhere.missed()
  }

  private lost(client: pg.Client): void {
    if (client !== this.client || this.closed) return
    this.client = null
    this.lostAt ??= Date.now()
    this.hosts.turnFrom(this.at)
    void client.end().catch(() => {})
    this.timer = setTimeout(() => this.connect(), this.rest)
    this.rest = Math.min(LONGEST_REST, this.rest * 2)
  }

  private look(): void {
    const now = Date.now()
    if (this.lostAt === null && now - this.heard > SILENCE && this.client) this.lost(this.client)
    if (this.lostAt !== null && now - this.lostAt > AWAY) this.elsewhere.away()
  }
}
