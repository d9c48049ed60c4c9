import { setTimeout as pause } from 'node:timers/promises'
import { isRefusal, type Luck, randomFrom, seedFrom } from '@sternentisch/kernel'
import { PostgresStore } from '../../store/postgres/store.ts'
import { Company } from '../crash/company.ts'
import type { Player } from '../player.ts'
import { OwnPostgres } from '../postgres.ts'
import type { Report } from '../report.ts'
import { Balancer } from './balancer.ts'
import { Member } from './member.ts'

export interface ClusterTask {
  /** The server, as a script for Node. */
  readonly victim: string
  readonly seed: string
  readonly kills: number
  readonly fault?: string
  /** By then everybody who was at a server that died is served by another one. */
  readonly within?: number
}

const MEMBERS = 3
const WITHIN = 3000
const LONGEST_PLAY = 1500

/** What happens to one of them, or to the database of all; some things more often than others. */
const MISHAPS = ['kill', 'kill', 'kill', 'kill', 'freeze', 'freeze', 'break', 'mute', 'database'] as const
type Mishap = (typeof MISHAPS)[number]

/**
 * Players of one match are at different servers that share a PostgreSQL. One server after the other is killed, frozen, or cut off
 * from the database, and the database itself is killed. After each of these the log is asked whether anything that was
 * promised or told is missing, and how soon people are served again.
 */
export class Cluster {
  private readonly luck: Luck
  private readonly company: Company
  private readonly members: Member[] = []
  private readonly balancer = new Balancer(this.members)
  private postgres: OwnPostgres | null = null
  private store: PostgresStore | null = null
  private readonly figures = { frozen: 0, cut: 0, database: 0, slowest_ms: 0 }

  constructor(private readonly task: ClusterTask) {
    this.luck = randomFrom(seedFrom(task.seed)).stream('cluster')
    this.company = new Company(task.seed, (player) => this.balancer.addressFor(player))
  }

  async *lives(): AsyncGenerator<Report> {
    try {
      await this.begin()
      for (let kill = 1; kill <= this.task.kills; kill++) {
        const mishap = this.mishap(kill)
        const late = await this.live(mishap)
        const wrong = [...(await this.judge()), ...late]
        const what = wrong.length > 0 ? `kill ${kill} (${mishap}): ${wrong.join('; ')}` : null
        yield { done: kill, wrong: what, figures: this.counted() }
        if (wrong.length > 0) await this.company.replace()
      }
      const wrong = await this.end()
      yield { done: this.task.kills, wrong, figures: this.counted() }
    } finally {
      await this.leaveNothing()
    }
  }

  async leaveNothing(): Promise<void> {
    this.balancer.close()
    this.company.leave()
    for (const member of this.members) member.leaveNothing()
    await this.store?.close()
    await this.postgres?.end()
    this.postgres = null
  }

  private counted(): Report['figures'] {
    return { ...this.company.figures, ...this.figures }
  }

  private async begin(): Promise<void> {
    const { victim, fault = 'none' } = this.task
    this.postgres = await OwnPostgres.start()
    const { address } = this.postgres
    const words = [String(Date.now()), fault]
    for (let each = 0; each < MEMBERS; each++)
      this.members.push(await Member.behindRelay(victim, address, words))
    await Promise.all(this.members.map((member) => member.start()))
    const store = await PostgresStore.open(address)
    if (isRefusal(store)) throw new Error(store.code)
    this.store = store
  }

  /** The first ones are one of each. */
  private mishap(kill: number): Mishap {
    return [...new Set(MISHAPS)][kill - 1] ?? MISHAPS[this.luck.below(MISHAPS.length)]
  }

  /** Everybody plays for a while, something happens, and is made good again. Answers who was not served in time. */
  private async live(mishap: Mishap): Promise<string[]> {
    const member = this.members[this.luck.below(MEMBERS)]
    const opening = this.company.openTables().catch(() => {
      // Whoever is sent away by a server that has no database tries again after the next mishap.
    })
    // What happens to somebody who is not there yet is no proof; but nobody waits for long.
    await Promise.race([opening, pause(LONGEST_PLAY * 4)])
    await pause(200 + this.luck.below(LONGEST_PLAY))
    const late = await this.befall(mishap, member)
    await opening
    return late
  }

  private async befall(mishap: Mishap, member: Member): Promise<string[]> {
    // Who is on the way back from the mishap before is not counted.
    const there = this.company.players.filter(
      ({ served, line }) => served.by === member.address && line.connection === 'open',
    )
    const lasts = 300 + this.luck.below(LONGEST_PLAY * 2)
    switch (mishap) {
      case 'kill':
        await member.kill()
        return this.missed(member, there)
      case 'freeze':
        this.figures.frozen++
        member.freeze()
        await pause(lasts)
        member.thaw()
        return []
      case 'break':
      case 'mute':
        this.figures.cut++
        member.relay?.cut(mishap === 'break' ? 'broken' : 'mute')
        await pause(lasts)
        member.relay?.mend()
        return []
      case 'database':
        this.figures.database++
        await this.postgres?.kill()
        await pause(lasts / 4)
        await this.postgres?.start()
        return []
    }
  }

  /** While the dead server is missing: everybody who was there hears from another one. */
  private async missed(member: Member, players: readonly Player[]): Promise<string[]> {
    const { within = WITHIN } = this.task
    const died = Date.now()
    let waiting = players
    while (waiting.length > 0 && Date.now() - died < within) {
      await pause(20)
      // Whose match is over has left.
      waiting = waiting.filter((player) => player.served.at <= died && this.company.players.includes(player))
    }
    const now = Date.now()
    this.figures.slowest_ms = Math.max(this.figures.slowest_ms, now - died)
    await member.start()
    return waiting.map(
      ({ name, line: { connection, since } }) =>
        `${name} was not served by another server within ${within} ms (${connection} for ${now - since} ms)`,
    )
  }

  private async judge(): Promise<string[]> {
    try {
      return this.store ? await this.company.judge(this.store) : []
    } catch (error) {
      return [String(error)]
    }
  }

  /** Nothing more happens: all who are at a table come to see the same. */
  private async end(): Promise<string | null> {
    await this.company.stop()
    const problem = this.store && (await this.company.seeTheSame(this.store))
    return problem ?? (await this.judge())[0] ?? null
  }
}
