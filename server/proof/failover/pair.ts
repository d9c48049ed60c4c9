import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { userFor } from '../postgres-user.ts'
import { Half, STANDBY } from './half.ts'
import type { Tools } from './tools.ts'

/** A standby that is not there by then never will be. */
const PATIENCE = 60_000
/** Until every process of the primary has read that it waits for its standby. */
const READS = 300

/** A primary and its standby. Dies the primary, the standby takes its place, and the dead one comes back as a standby. */
export class Pair {
  private constructor(
    private readonly folder: string,
    private readonly isSynchronous: boolean,
    private primary: Half,
    private standby: Half,
  ) {}

  static async start(tools: Tools, isSynchronous: boolean): Promise<Pair> {
    const folder = mkdtempSync(join(tmpdir(), 'sternentisch-failover-'))
    const user = userFor(folder)
    const [one, other] = [
      await Half.in(folder, 'one', tools, user),
      await Half.in(folder, 'other', tools, user),
    ]
    const pair = new Pair(folder, isSynchronous, one, other)
    try {
      await one.startAlone()
      await pair.rejoin()
      return pair
    } catch (error) {
      await pair.end()
      throw error
    }
  }

  /** Of both, in one order for ever: whoever comes finds out by itself which of them is the primary. */
  get address(): string {
    const ports = [this.primary.port, this.standby.port].sort((one, other) => one - other)
    return `postgres://postgres@${ports.map((port) => `127.0.0.1:${port}`).join(',')}/postgres`
  }

  /** The standby hears nothing more, and does not say so. */
  cutOff(): void {
    this.primary.relay.cut('mute')
  }

  /** The primary is gone without a warning, and the standby takes its place. */
  async failOver(): Promise<void> {
    await this.primary.kill()
    this.standby.promote()
    this.primary.relay.mend()
    ;[this.primary, this.standby] = [this.standby, this.primary]
    // It has its standby's place and none of its own: nobody is waited for until there is one again.
    await this.waitFor(null)
  }

  /** A standby begins anew, and from then on the primary acknowledges what both have. */
  async rejoin(): Promise<void> {
    await this.standby.startBehind(this.primary)
    if (this.isSynchronous) await this.waitFor(STANDBY)
    const state = this.isSynchronous ? 'sync' : 'async'
    for (const until = Date.now() + PATIENCE; ; await pause(50)) {
      const rows = await this.primary.put<{ readonly sync_state: string }>(
        "SELECT sync_state FROM pg_stat_replication WHERE state = 'streaming'",
      )
      if (rows.some(({ sync_state }) => sync_state === state)) break
      if (Date.now() > until) throw new Error('the standby does not come')
    }
    await pause(READS)
  }

  private async waitFor(standby: string | null): Promise<void> {
    const names = `ALTER SYSTEM SET synchronous_standby_names = '${standby ?? ''}'`
    await this.primary.put(names, 'SELECT pg_reload_conf()')
  }

  async end(): Promise<void> {
    await Promise.all([this.primary.end(), this.standby.end()])
    rmSync(this.folder, { recursive: true, force: true })
  }
}
