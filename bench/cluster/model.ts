import { Machine } from './machine.ts'

/** What one move takes, in seconds. */
export interface Costs {
  /** Of both clients. */
  readonly client: number
  /** Of the process of whoever moves: to judge, to store and to show it. */
  readonly server: number
  /** Of another process, at which the other player is: to read it and to show it. */
  readonly other: number
  /** Of the database: to store it. */
  readonly database: number
  /** Of the database, where another process reads it. */
  readonly reads: number
  /** Of a commit, however many moves are in it: until the disk has it. */
  readonly disk: number
}

export interface Scene {
  readonly processes: number
  readonly matches: number
  /** Of one machine for all; without them everybody has a machine of their own. */
  readonly cores?: number
}

export interface Modelled {
  readonly perSecond: number
  /** Moves that share a commit. */
  readonly perCommit: number
}

const SECONDS = 3
const WARM = 1

/**
 * Plays scripted matches in a simulation of the store: a process stores what waits while its last commit is under way, and
 * commits that notify others wait for one another until the disk has them, since PostgreSQL brings notices into one order.
 */
export function model(costs: Costs, { processes, matches, cores = 1000 }: Scene): Modelled {
  const machine = new Machine(cores)
  const disk = new Disk(machine, costs.disk)
  const client = machine.thread()
  const servers = Array.from({ length: processes }, () => new Process(machine, disk, costs))
  // Where everybody has a machine of their own, so have the clients of each match.
  const clients = Array.from({ length: matches }, () => (cores < 1000 ? client : machine.thread()))
  let [moves, counted] = [0, 0]
  const isWarm = (): boolean => machine.now > WARM
  const play = (match: number, turn: number): void => {
    const [own, other] = [servers[(match + turn) % processes], servers[(match + turn + 1) % processes]]
    const seen = (): void => {
      moves++
      if (isWarm()) counted++
      play(match, turn + 1)
    }
    clients[match](costs.client, () =>
      own.move(() => {
        if (own === other) seen()
        else other.reads(seen)
      }),
    )
  }
  for (let match = 0; match < matches; match++) play(match, 0)
  machine.runUntil(WARM + SECONDS)
  return { perSecond: counted / SECONDS, perCommit: moves / Math.max(1, disk.commits) }
}

/** One commit after another. */
class Disk {
  commits = 0
  private waiting: (() => void)[] = []
  private busy = false

  constructor(
    private readonly machine: Machine,
    private readonly takes: number,
  ) {}

  commit(then: () => void): void {
    this.waiting.push(then)
    this.next()
  }

  private next(): void {
    if (this.busy) return
    const then = this.waiting.shift()
    if (!then) return
    this.busy = true
    this.commits++
    this.machine.after(this.takes, () => {
      this.busy = false
      this.next()
      then()
    })
  }
}

/** A server, and its connections. */
class Process {
  private readonly work
  /** One connection commits, others read. */
  private readonly connection
  private readonly reading
  private waiting: (() => void)[] = []
  private committing = false

  constructor(
    machine: Machine,
    private readonly disk: Disk,
    private readonly costs: Costs,
  ) {
    this.work = machine.thread()
    this.connection = machine.thread()
    this.reading = machine.thread()
  }

  /** Half of the work is to judge a move, the other half to show it once it is stored. */
  move(then: () => void): void {
    const { server } = this.costs
    this.work(server / 2, () => {
      this.waiting.push(() => this.work(server / 2, then))
      this.commit()
    })
  }

  reads(then: () => void): void {
    const { reads, other } = this.costs
    this.reading(reads, () => this.work(other, then))
  }

  private commit(): void {
    if (this.committing || this.waiting.length === 0) return
    this.committing = true
    const batch = this.waiting
    this.waiting = []
    this.connection(this.costs.database * batch.length, () =>
      this.disk.commit(() => {
        this.committing = false
        for (const stored of batch) stored()
        this.commit()
      }),
    )
  }
}

/**
 * The factor by which everything that needs a core takes longer than it should, since other programs have the cores as well:
 * the one by which the model comes to what was measured.
 */
export function slowdown(costs: Costs, scene: Scene, perSecond: number): number {
  let [low, high] = [0.1, 100]
  for (let step = 0; step < 20; step++) {
    const factor = Math.sqrt(low * high)
    if (model(slower(costs, factor), scene).perSecond > perSecond) low = factor
    else high = factor
  }
  return Math.sqrt(low * high)
}

export const slower = (costs: Costs, factor: number): Costs => ({
  client: costs.client * factor,
  server: costs.server * factor,
  other: costs.other * factor,
  database: costs.database * factor,
  reads: costs.reads * factor,
  disk: costs.disk,
})
