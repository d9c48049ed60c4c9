import { setTimeout as pause } from 'node:timers/promises'
import { isRefusal, type Luck, randomFrom, seedFrom } from '@sternentisch/kernel'
import { PostgresStore } from '../../store/postgres/store.ts'
import { Balancer } from '../cluster/balancer.ts'
import { Member } from '../cluster/member.ts'
import { Company } from '../crash/company.ts'
import type { Report } from '../report.ts'
import { Pair } from './pair.ts'
import type { Tools } from './tools.ts'

export interface FailoverTask {
  /** The server, as a script for Node. */
  readonly victim: string
  readonly tools: Tools
  readonly seed: string
  readonly kills: number
  /** `asynchronous`: the primary does not wait for its standby. Others are planted in the servers. */
  readonly fault?: string
}

const MEMBERS = 2
const LONGEST_PLAY = 1500
/** So many must be acknowledged before something happens: what happens to nobody is no proof. */
const MOVES = 5
/** What was acknowledged before somebody stopped hearing is told by then. */
const ON_THE_WAY = 200
/** From the death of the primary until somebody's move is acknowledged again. */
const WITHIN = 20_000

/** The database, as opposed to what the log says, is what is wrong. */
const isAway = (error: unknown): boolean => /ECONN|standby|timeout|terminated/i.test(String(error))

/**
 * Everybody plays at servers whose database has a synchronous standby. The primary is killed under load, now and then just after
 * its standby has stopped hearing of it; the standby takes its place, and the servers find it there by themselves. Then the
 * log is asked whether anything that was promised or told is missing, and the dead one becomes the next standby.
 */
export class Failover {
  private readonly luck: Luck
  private readonly company: Company
  private readonly members: Member[] = []
  private readonly balancer = new Balancer(this.members)
  private pair: Pair | null = null
  private store: PostgresStore | null = null
  private readonly figures = { behind: 0, slowest_ms: 0 }
  private opening: Promise<void> | null = null

  constructor(private readonly task: FailoverTask) {
    this.luck = randomFrom(seedFrom(task.seed)).stream('failover')
    this.company = new Company(task.seed, (player) => this.balancer.addressFor(player))
  }

  async *lives(): AsyncGenerator<Report> {
    try {
      const pair = await this.begin()
      for (let kill = 1; kill <= this.task.kills; kill++) {
        const late = await this.live(pair, kill)
        const wrong = [...(await this.judge()), ...late]
        const what = wrong.length > 0 ? `kill ${kill}: ${wrong[0]}` : null
        yield { done: kill, wrong: what, figures: this.counted() }
        if (wrong.length > 0) await this.company.replace()
        await pair.rejoin()
      }
      yield { done: this.task.kills, wrong: await this.end(), figures: this.counted() }
    } finally {
      await this.leaveNothing()
    }
  }

  async leaveNothing(): Promise<void> {
    this.balancer.close()
    this.company.leave()
    for (const member of this.members) member.leaveNothing()
    await this.store?.close()
    await this.pair?.end()
    this.pair = null
  }

  private counted(): Report['figures'] {
    return { ...this.company.figures, ...this.figures }
  }

  private async begin(): Promise<Pair> {
    const { victim, tools, fault = 'none' } = this.task
    const pair = await Pair.start(tools, fault !== 'asynchronous')
    this.pair = pair
    const words = [String(Date.now()), fault]
    for (let each = 0; each < MEMBERS; each++) this.members.push(await Member.of(victim, pair.address, words))
    await Promise.all(this.members.map((member) => member.start()))
    const store = await PostgresStore.open(pair.address)
    if (isRefusal(store)) throw new Error(store.code)
    this.store = store
    return pair
  }

  /** Everybody plays for a while, and the primary is gone. Answers whether play went on in time. */
  private async live(pair: Pair, kill: number): Promise<string[]> {
    await this.openTables()
    await this.goesOn(MOVES, WITHIN)
    await pause(this.luck.below(LONGEST_PLAY))
    const lasts = 1000 + this.luck.below(LONGEST_PLAY)
    if (kill === 1 || this.luck.below(2) === 0) await this.leaveBehind(pair, lasts)
    const died = Date.now()
    const goesOn = this.goesOn(1, WITHIN)
    await pair.failOver()
    const isServed = await goesOn
    this.figures.slowest_ms = Math.max(this.figures.slowest_ms, Date.now() - died)
    await this.opening
    return isServed ? [] : [`nothing was acknowledged within ${WITHIN} ms`]
  }

  /** The standby hears nothing for a while. What the primary has alone after that it must not have acknowledged. */
  private async leaveBehind(pair: Pair, lasts: number): Promise<void> {
    this.figures.behind++
    pair.cutOff()
    await pause(ON_THE_WAY)
    await this.goesOn(MOVES, lasts)
  }

  /** One opening at a time; whoever is sent away by a server that has no database tries again later. */
  private openTables(): Promise<void> {
    this.opening ??= this.company
      .openTables()
      .catch(() => {})
      .finally(() => {
        this.opening = null
      })
    return this.opening
  }

  /** Whether so much more is acknowledged within this time. Where all matches are over, as they soon are on a quick machine, there are new ones. */
  private async goesOn(moves: number, within: number): Promise<boolean> {
    const wanted = this.company.acknowledged + moves
    for (const until = Date.now() + within; Date.now() < until; await pause(20)) {
      if (this.company.acknowledged >= wanted) return true
      if (this.company.isDone) void this.openTables()
    }
    return false
  }

  /** Whether play goes on is asked apart: the judge has time. */
  private async judge(): Promise<string[]> {
    for (const until = Date.now() + WITHIN; ; )
      try {
        return this.store ? await this.company.judge(this.store) : []
      } catch (error) {
        if (Date.now() > until || !isAway(error)) return [String(error)]
      }
  }

  /** Nothing more happens: all who are at a table come to see the same. */
  private async end(): Promise<string | null> {
    await this.company.stop()
    const problem = this.store && (await this.company.seeTheSame(this.store))
    return problem ?? (await this.judge())[0] ?? null
  }
}
