import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from './database.ts'
import { together } from './notices.ts'

const TELL = "SELECT pg_notify('sternentisch', news) FROM json_array_elements_text($1) AS news"

const LAST_WORDS = 2000

/**
 * Tells other processes what is not stored: who is at a table, what was granted. While one statement is under way everything else gathers for
 * the next: however much happens, a process has one connection busy with it, and not all that moves need.
 */
export class Teller {
  private waiting: string[] = []
  private last: Promise<void> = Promise.resolve()
  private next: Promise<void> | null = null
  private closed = false

  constructor(
    private readonly database: Pick<Database, 'put'>,
    private readonly process: string,
  ) {}

  /** Told once the database has it. */
  tell(things: readonly string[]): Promise<void> {
    // Whoever leaves while a process ends is missed by its silence.
    if (this.closed) return Promise.resolve()
    this.waiting.push(...things)
    this.next ??= this.last = this.last.catch(() => {}).then(() => this.put())
    return this.next
  }

  /** Says what there is to say, if that does not take long, and nothing more. */
  async close(): Promise<void> {
    this.closed = true
    await Promise.race([this.last.catch(() => {}), pause(LAST_WORDS, undefined, { ref: false })])
  }

  private async put(): Promise<void> {
    const things = this.waiting
    this.waiting = []
    this.next = null
    await this.database.put('tell', TELL, [JSON.stringify(together(this.process, things))])
  }
}
