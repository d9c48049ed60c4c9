import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRefusal, type Luck, randomFrom, seedFrom } from '@sternentisch/kernel'
import { SqliteStore } from '../../store/sqlite/store.ts'
import { freePort } from '../free-port.ts'
import { openings } from '../openings.ts'
import { Player } from '../player.ts'
import type { Report } from '../report.ts'
import { judge, keptOf, seesTheSame } from './judge.ts'
import { ProvedMatch } from './match.ts'

export interface CrashTask {
  /** The server that is killed, as a script for Node. */
  readonly victim: string
  readonly seed: string
  readonly kills: number
  readonly fault?: string
}

const TABLES = 4
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
  private readonly next
  private matches: ProvedMatch[] = []
  private players: Player[] = []
  private port = 0
  private child: ChildProcess | null = null
  private named = 0
  private past = 0
  private readonly figures = { moves: 0, matches: 0, lost: 0 }
  private readonly wrong: string[] = []

  constructor(private readonly task: CrashTask) {
    this.luck = randomFrom(seedFrom(task.seed)).stream('crash')
    this.next = openings(randomFrom(seedFrom(`${task.seed} openings`)).stream('openings'))
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
          figures: this.figures,
        }
        if (wrong.length > 0) await this.replace()
      }
      const wrong = await this.end()
      yield { done: this.task.kills, wrong, figures: this.figures }
    } finally {
      this.leaveNothing()
    }
  }

  leaveNothing(): void {
    this.child?.kill('SIGKILL')
    for (const player of this.players) player.leave()
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 })
  }

  /** One life of the server: it starts, everybody comes back and plays, and it is gone. */
  private async live(): Promise<void> {
    const inCommit = this.luck.below(2) === 0
    const deadly = inCommit ? `${1 + this.luck.below(MOST_COMMITS)}:${WHERE[this.luck.below(3)]}` : 'never'
    const ms = this.luck.below(LONGEST_MS)
    const child = await this.start(deadly)
    const exit = once(child, 'exit')
    const opening = this.openTables().catch((error: unknown) => {
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
    for (const player of this.players) player.line.wake()
    return child
  }

  private get address(): string {
    return `http://127.0.0.1:${this.port}/`
  }

  /** New tables where others are over. */
  private async openTables(): Promise<void> {
    for (const match of this.matches.filter(({ over }) => over)) {
      this.matches.splice(this.matches.indexOf(match), 1)
      this.past += movesOf([...match.players, match.watcher])
      this.players = this.players.filter((player) => ![...match.players, match.watcher].includes(player))
      for (const player of [...match.players, match.watcher]) player.leave()
    }
    while (this.matches.length < TABLES) {
      const planned = this.next()
      const people = await Promise.all([...planned.settings.chairs.map(() => this.arrive()), this.arrive()])
      const watcher = people[people.length - 1]
      const seed = `${this.task.seed} ${this.figures.matches}`
      const luckOf = (name: string): Luck => randomFrom(seedFrom(`${seed} ${name}`)).stream('player')
      this.matches.push(await ProvedMatch.open(planned, people.slice(0, -1), watcher, luckOf))
      this.figures.matches++
    }
  }

  private async arrive(): Promise<Player> {
    const player = await Player.arrive(this.address, `P${this.named++}`)
    this.players.push(player)
    return player
  }

  /** While nobody serves: what is on the disk, beside what was promised and told. */
  private async judgeAll(): Promise<string[]> {
    const store = SqliteStore.open(this.file)
    if (isRefusal(store)) return [`the database does not open: ${store.code}`]
    try {
      const wrong: string[] = []
      for (const { table, players, watcher } of this.matches) {
        const kept = await keptOf(store, table)
        for (const player of [...players, watcher]) {
          const found = judge(player, table, kept)
          this.figures.lost += found.lost
          wrong.push(...found.wrong)
        }
      }
      this.figures.moves = this.past + movesOf(this.players)
      return wrong
    } catch (error) {
      return [String(error)]
    } finally {
      await store.close()
    }
  }

  /** What has gone wrong once is not counted again. */
  private async replace(): Promise<void> {
    this.past += movesOf(this.players)
    for (const player of this.players) player.leave()
    await Promise.all(this.matches.map((match) => match.stop()))
    this.matches = []
    this.players = []
  }

  /** One life more, in which nobody does anything: all who are at a table come to see the same. */
  private async end(): Promise<string | null> {
    const child = await this.start('never')
    await Promise.all(this.matches.map((match) => match.stop()))
    const store = SqliteStore.open(this.file)
    if (isRefusal(store)) return store.code
    let problem: string | null = null
    for (const patience = Date.now() + 20_000; Date.now() < patience; ) {
      problem = await this.firstToSeeAnother(store)
      if (problem === null) break
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    await store.close()
    const exit = once(child, 'exit')
    child.kill('SIGKILL')
    await exit
    return problem ?? (await this.judgeAll())[0] ?? null
  }

  private async firstToSeeAnother(store: SqliteStore): Promise<string | null> {
    for (const { table, players, watcher } of this.matches) {
      const kept = await keptOf(store, table)
      if (!kept) continue
      for (const player of [...players, watcher]) {
        const problem = seesTheSame(player, table, kept)
        if (problem) return problem
      }
    }
    return null
  }
}

/** How much was asked and acknowledged. */
const movesOf = (players: readonly Player[]): number =>
  players.flatMap(({ asked }) => [...asked.values()].filter(({ n }) => n !== undefined)).length
