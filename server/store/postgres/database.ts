import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { remember } from '@sternentisch/kernel'
import pg from 'pg'
import { OutOfReach } from '../unanswered.ts'
import { Hosts } from './hosts.ts'

export type Value = string | number | boolean | null | readonly string[] | readonly number[]
export type Columns = Readonly<Record<string, unknown>>

/** Milliseconds since 1970 fit a number. */
const INT8 = 20
const types = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

/** So long one waits for a database that is away or starts again. */
const PATIENCE = 10_000
const REST = 50
/** Longer than any statement of ours takes; one that hangs must not hold a connection for ever, at either end. */
const STATEMENT = 5000
const LAST_WORDS = 2000

/**
 * The database is there and has refused the statement: to put it again would change nothing. One that can only be read
 * (25006) is about to take the place of another.
 */
const HAS_ANSWERED = /^(?:22|23|25(?!006)|28|3D|3F|42|44|54)/
/** Two who wait for one another: one of them has to begin anew. */
const BEGIN_ANEW = ['40P01', '40001']

/** All connections had something to do for so long: that is no reason to look for the database elsewhere. */
const isBusy = (error: unknown): boolean =>
  (error as Error).message === 'timeout exceeded when trying to connect'

export const UNIQUE_VIOLATION = '23505'

export const codeOf = (error: unknown): string => String((error as { readonly code?: unknown })?.code ?? '')

/** Names one who takes what can be taken once: if the answer is lost, the same one takes it again. */
export const takerName = (): string => randomUUID()

/** As much of PostgreSQL as the store needs: statements by name, that wait for a database which comes back. */
export class Database {
  readonly hosts: Hosts
  private readonly pools = new Map<string, pg.Pool>()
  private closed = false

  constructor(
    address: string,
    private readonly ways: { readonly connections: number; readonly schema: string | null },
  ) {
    this.hosts = new Hosts(address)
  }

  /** Connections to one of its hosts; there are none to where it is not. */
  private poolAt(address: string): pg.Pool {
    return remember(this.pools, address, () => {
      const { connections, schema } = this.ways
      const pool = new pg.Pool({
        ...{ ...settingsFor(address, schema), max: connections, types, onConnect: refuseStandby },
      })
      // A connection that nobody uses may break; the next statement takes another one.
      pool.on('error', () => {})
      return pool
    })
  }

  /** A connection to whichever host may be written to. */
  private async connection(): Promise<pg.PoolClient> {
    for (let tries = 1; ; tries++) {
      const { now } = this.hosts
      try {
        return await this.poolAt(now).connect()
      } catch (error) {
        this.hosts.turnFrom(now)
        if (tries >= this.hosts.many) throw error
      }
    }
  }

  /**
   * Puts a statement, again if the database was away. Whether it was carried out before the line broke is not known then, so
   * whatever changes something has to be such that twice is the same as once, or is told by its key.
   */
  async put<Row extends object = Columns>(
    name: string,
    text: string,
    values: readonly Value[] = [],
  ): Promise<readonly Row[]> {
    for (const until = Date.now() + PATIENCE; ; ) {
      const { now } = this.hosts
      try {
        const pool = this.poolAt(now)
        const { rows } = await pool.query<Row>({ name, text, values: [...values] })
        return rows
      } catch (error) {
        if (this.closed || HAS_ANSWERED.test(codeOf(error))) throw error
        if (Date.now() > until) throw new OutOfReach('the database is out of reach', { cause: error })
        if (BEGIN_ANEW.includes(codeOf(error))) continue
        if (!isBusy(error)) this.hosts.turnFrom(now)
        await pause(REST)
      }
    }
  }

  /** Several statements, all of them or none. */
  async together<Done>(
    something: (
      put: (text: string, values?: readonly Value[]) => Promise<readonly Columns[]>,
    ) => Promise<Done>,
  ) {
    const client = await this.connection()
    let broken = false
    try {
      await client.query('BEGIN')
      const done = await something(
        // Without values it may be several statements.
        async (text, values) => (await (values ? client.query(text, [...values]) : client.query(text))).rows,
      )
      await client.query('COMMIT')
      return done
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {
        broken = true
      })
      throw error
    } finally {
      client.release(broken)
    }
  }

  /** Does something while nobody else does anything by this name, at whichever process. Should the line break, others need not wait. */
  async alone<Done>(name: string, something: () => Promise<Done>): Promise<Done> {
    const client = await this.connection()
    let broken: Error | undefined
    const breaks = (error: Error): void => {
      broken = error
    }
    client.on('error', breaks)
    try {
      // Whoever has it for too long does not keep others from going on.
      await client.query('SELECT pg_advisory_lock(hashtext($1), 0)', [`sternentisch ${name}`]).catch(breaks)
      return await something()
    } finally {
      await client.query('SELECT pg_advisory_unlock_all()').catch(breaks)
      client.off('error', breaks)
      client.release(broken)
    }
  }

  async close(): Promise<void> {
    if (this.closed) return
    this.closed = true
    // A line that hangs is not waited for.
    const ended = Promise.all([...this.pools.values()].map((pool) => pool.end()))
    await Promise.race([ended, pause(LAST_WORDS, undefined, { ref: false })])
  }
}

/** What a standby knows may be old: nobody reads there, and to write there is impossible. The code is PostgreSQL's own for that. */
export async function refuseStandby(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ readonly standby: boolean }>('SELECT pg_is_in_recovery() AS standby')
  if (rows[0].standby) throw Object.assign(new Error('this is a standby'), { code: '25006' })
}

/** How a connection is made, for statements and for news alike. */
export const settingsFor = (address: string, schema: string | null): pg.ClientConfig => ({
  connectionString: address,
  application_name: 'sternentisch',
  connectionTimeoutMillis: 3000,
  statement_timeout: STATEMENT,
  query_timeout: STATEMENT,
  keepAlive: true,
  ...(schema === null ? {} : { options: `-c search_path=${schema}` }),
})
