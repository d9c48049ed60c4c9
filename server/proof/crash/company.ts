import { type Luck, randomFrom, seedFrom } from '@sternentisch/kernel'
import type { Store } from '../../store/store.ts'
import { openings } from '../openings.ts'
import { Player } from '../player.ts'
import { judge, keptOf, seesTheSame } from './judge.ts'
import { ProvedMatch } from './match.ts'

const TABLES = 4

/** People who play all games in all modes, whatever happens to the server, and what they were promised and told. */
export class Company {
  private readonly next
  matches: ProvedMatch[] = []
  players: Player[] = []
  readonly figures = { moves: 0, matches: 0, lost: 0 }
  private named = 0
  private past = 0

  constructor(
    private readonly seed: string,
    /** Where somebody opens a line, each time they do. */
    private readonly where: (player: number) => string,
  ) {
    this.next = openings(randomFrom(seedFrom(`${seed} openings`)).stream('openings'))
  }

  /** New tables where others are over. */
  async openTables(): Promise<void> {
    for (const match of this.matches.filter(({ over }) => over)) {
      this.matches.splice(this.matches.indexOf(match), 1)
      const gone = [...match.players, match.watcher]
      this.past += movesOf(gone)
      this.players = this.players.filter((player) => !gone.includes(player))
      for (const player of gone) player.leave()
    }
    while (this.matches.length < TABLES) {
      const planned = this.next()
      const people = await this.arrive(planned.settings.chairs.length + 1)
      const seed = `${this.seed} ${this.figures.matches}`
      const luckOf = (name: string): Luck => randomFrom(seedFrom(`${seed} ${name}`)).stream('player')
      try {
        this.matches.push(
          await ProvedMatch.open(planned, people.slice(0, -1), people[people.length - 1], luckOf),
        )
      } catch (error) {
        for (const player of people) player.leave()
        throw error
      }
      this.players.push(...people)
      this.figures.matches++
    }
  }

  /** Nobody has anything left to play. */
  get isDone(): boolean {
    return this.matches.every(({ over }) => over)
  }

  /** So many, or nobody: whoever waits at no table is told nothing, and would be missed as if a server did not serve them. */
  private async arrive(many: number): Promise<readonly Player[]> {
    const arriving = Array.from({ length: many }, () => {
      const number = this.named++
      return Player.arrive(() => this.where(number), `P${number}`)
    })
    try {
      return await Promise.all(arriving)
    } catch (error) {
      for (const each of await Promise.allSettled(arriving)) if ('value' in each) each.value.leave()
      throw error
    }
  }

  /** What the store has, beside what was promised and told before one looked. */
  async judge(store: Store): Promise<string[]> {
    const wrong: string[] = []
    for (const { table, players, watcher } of this.matches) {
      const remembered = [...players, watcher].map((player) => player.remembered(table))
      const kept = await keptOf(store, table)
      for (const memory of remembered) {
        const found = judge(memory, table, kept)
        this.figures.lost += found.lost
        wrong.push(...found.wrong)
      }
    }
    this.figures.moves = this.acknowledged
    return wrong
  }

  /** How much was asked for and acknowledged, up to this moment. */
  get acknowledged(): number {
    return this.past + movesOf(this.players)
  }

  /** What has gone wrong once is not counted again. */
  async replace(): Promise<void> {
    this.past += movesOf(this.players)
    this.leave()
    await this.stop()
    this.matches = []
    this.players = []
  }

  leave(): void {
    for (const player of this.players) player.leave()
  }

  /** Nobody does anything any more; all of them still look. */
  async stop(): Promise<void> {
    await Promise.all(this.matches.map((match) => match.stop()))
  }

  /** Whoever has heard everything sees what the log says; null once all do. */
  async seeTheSame(store: Store, patience = 20_000): Promise<string | null> {
    let problem: string | null = null
    for (const until = Date.now() + patience; Date.now() < until; ) {
      problem = await this.firstToSeeAnother(store)
      if (problem === null) break
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    return problem
  }

  private async firstToSeeAnother(store: Store): Promise<string | null> {
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
