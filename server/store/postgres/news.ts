import pg from 'pg'
import type { Elsewhere, StoredElsewhere } from '../store.ts'
import { settingsFor } from './database.ts'

/** PostgreSQL carries fewer than 8000 bytes in one notice. */
const MOST_BYTES = 7000
const CHANNEL = 'sternentisch'
const FIRST_REST = 50
const LONGEST_REST = 2000

/** `process|table n guest guest|table n …`: of a commit one notice, where it is not too long. */
export function noticesOf(process: string, notices: readonly StoredElsewhere[]): readonly string[] {
  const texts: string[] = []
  let text = ''
  for (const { table, n, guests } of notices) {
    const one = [table, n, ...guests].join(' ')
    if (text && text.length + one.length > MOST_BYTES) {
      texts.push(text)
      text = ''
    }
    text = text ? `${text}|${one}` : `${process}|${one}`
  }
  return text ? [...texts, text] : texts
}

export function readNotices(text: string): {
  readonly process: string
  readonly notices: readonly StoredElsewhere[]
} {
  const [process, ...rest] = text.split('|')
  const notices = rest.map((one) => {
    const [table, n, ...guests] = one.split(' ')
    return { table, n: Number(n), guests }
  })
  return { process, notices }
}

/** Hears what other processes store, and comes back by itself. */
export class News {
  private client: pg.Client | null = null
  private timer: NodeJS.Timeout | undefined
  private rest = FIRST_REST
  private closed = false
  private heardBefore = false

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
    client.on('notification', ({ payload = '' }) => this.heard(payload))
    client.on('error', () => this.lost(client))
    client.on('end', () => this.lost(client))
    client
      .connect()
      .then(() => client.query(`LISTEN ${CHANNEL}`))
      .then(() => {
        this.rest = FIRST_REST
        if (this.heardBefore) this.elsewhere.missed()
        this.heardBefore = true
      })
      .catch(() => this.lost(client))
  }

  private heard(payload: string): void {
    const { process, notices } = readNotices(payload)
    if (process === this.process) return
    for (const notice of notices)
      if (Number.isNaN(notice.n)) this.elsewhere.stirred(notice.table)
      else this.elsewhere.stored(notice)
  }

  private lost(client: pg.Client): void {
    if (client !== this.client || this.closed) return
    this.client = null
    void client.end().catch(() => {})
    this.timer = setTimeout(() => this.connect(), this.rest)
    this.rest = Math.min(LONGEST_REST, this.rest * 2)
  }
}
