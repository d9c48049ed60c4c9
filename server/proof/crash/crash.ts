import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRefusal, type Luck, randomFrom, seedFrom } from '@sternentisch/kernel'
import { SqliteStore } from '../../store/sqlite/store.ts'
import { freePort } from '../free-port.ts'
import type { Report } from '../report.ts'
import { Company } from './company.ts'

export interface CrashTask {
  /** The server that is killed, as a script for Node. */
  readonly victim: string
  readonly seed: string
  readonly kills: number
  readonly fault?: string
}

const LONGEST_MS = 2500
const MOST_COMMITS = 60
const WHERE = ['before', 'within', 'after']

/**
 * Players play all games in all modes at a server that is killed without a warning, by the clock or in the middle of a
 * transaction, and started again. After every life the disk is asked whether anything that was promised or told is missing.
 */
export class Crash {
  private readonly folder = mkdtempSync(join(tmpdir(), 'sternentisch-crash-'))
  private readonly file = join(this.folder, 'data.sqlite')
  private readonly luck: Luck
  private readonly base = Date.now()
  private readonly company: Company
  private port = 0
  private child: ChildProcess | null = null
  private readonly wrong: string[] = []

  constructor(private readonly task: CrashTask) {
    this.luck = randomFrom(seedFrom(task.seed)).stream('crash')
    this.company = new Company(task.seed, () => this.address)
  }

  async *lives(): AsyncGenerator<Report> {
    this.port = await freePort()
    try {
      for (let kill = 1; kill <= this.task.kills; kill++) {
        await this.live()
        const wrong = [...(await this.judgeAll()), ...this.wrong.splice(0)]
        yield {
          done: kill,
          wrong: wrong.length > 0 ? `kill ${kill}: ${wrong[0]}` : null,
          figures: this.company.figures,
        }
        if (wrong.length > 0) await this.company.replace()
      }
      const wrong = await this.end()
      yield { done: this.task.kills, wrong, figures: this.company.figures }
    } finally {
      this.leaveNothing()
    }
  }

  leaveNothing(): void {
    this.child?.kill('SIGKILL')
    this.company.leave()
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 })
  }

  /** One life of the server: it starts, everybody comes back and plays, and it is gone. */
  private async live(): Promise<void> {
    const inCommit = this.luck.below(2) === 0
    const deadly = inCommit ? `${1 + this.luck.below(MOST_COMMITS)}:${WHERE[this.luck.below(3)]}` : 'never'
    const ms = this.luck.below(LONGEST_MS)
    const child = await this.start(deadly)
    const exit = once(child, 'exit')
    const opening = this.company.openTables().catch((error: unknown) => {
      // The server may be gone before it has opened all of them.
      if (!String(error).includes('fetch failed')) this.wrong.push(String(error))
    })
    if (inCommit) {
      const patience = setTimeout(() => child.kill('SIGKILL'), LONGEST_MS * 3)
      await exit
      clearTimeout(patience)
    } else {
      await new Promise((resolve) => setTimeout(resolve, ms))
      child.kill('SIGKILL')
      await exit
    }
    await opening
  }

  private async start(deadly: string): Promise<ChildProcess> {
    const { victim, fault = 'none' } = this.task
    const words = [victim, this.file, this.port, this.base, deadly, fault].map(String)
    const child = spawn(process.execPath, words, { stdio: ['pipe', 'pipe', 'inherit'] })
    this.child = child
    const ready = once(child.stdout, 'data')
    if ((await Promise.race([ready, once(child, 'exit').then(() => null)])) === null)
      throw new Error('the server does not start')
    for (const player of this.company.players) player.line.wake()
    return child
  }

  private get address(): string {
    return `http://127.0.0.1:${this.port}/`
  }

  /** While nobody serves: what is on the disk, beside what was promised and told. */
  private async judgeAll(): Promise<string[]> {
    const store = SqliteStore.open(this.file)
    if (isRefusal(store)) return [`the database does not open: ${store.code}`]
    try {
      return await this.company.judge(store)
    } catch (error) {
      return [String(error)]
    } finally {
      await store.close()
    }
  }

  /** One life more, in which nobody does anything: all who are at a table come to see the same. */
  private async end(): Promise<string | null> {
    const child = await this.start('never')
    await this.company.stop()
    const store = SqliteStore.open(this.file)
    if (isRefusal(store)) return store.code
    const problem = await this.company.seeTheSame(store)
    await store.close()
    const exit = once(child, 'exit')
    child.kill('SIGKILL')
    await exit
    return problem ?? (await this.judgeAll())[0] ?? null
  }
}
