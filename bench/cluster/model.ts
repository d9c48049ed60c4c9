import { APART, SEVERAL } from '@sternentisch/server/parts'
import { Machine } from './machine.ts'

/** What one move takes, in seconds of work where nothing else is said. */
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
  /** Of a process, for each statement, however much there is in it. */
  readonly asks: number
  /** Of the database, for each statement. */
  readonly answers: number
  /** Of a process, for each notice that it hears: every process hears of every commit. */
  readonly hears: number
  /** Of the database, for each process that hears a notice. */
  readonly tells: number
  /** Of a commit, however many moves are in it: until the disk has it. Nobody works meanwhile. */
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
  /** Seconds of the database's work for each move. */
  readonly database: number
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
  const servers: Process[] = []
  for (let each = 0; each < processes; each++) servers.push(new Process(machine, disk, costs, servers))
  // Where everybody has a machine of their own, so have the clients of each match.
  const clients = Array.from({ length: matches }, () => (cores < 1000 ? client : machine.thread()))
  let [moves, counted] = [0, 0]
  const play = (match: number, turn: number): void => {
    // Two players, each of whom stays where they are.
    const [own, other] = [turn, turn + 1].map((each) => servers[(match + (each % 2)) % processes])
    const seen = (): void => {
      moves++
      if (machine.now > WARM) counted++
      play(match, turn + 1)
    }
    clients[match](costs.client, () => own.move({ at: other, seen }))
  }
  // Not all at once: whoever begins together would go on together.
  for (let match = 0; match < matches; match++)
    machine.after((match / matches) * WARM * 0.5, () => play(match, 0))
  machine.runUntil(WARM + SECONDS)
  const worked = servers.reduce((sum, server) => sum + server.databaseWork, 0)
  const all = Math.max(1, moves)
  return {
    perSecond: counted / SECONDS,
    perCommit: moves / Math.max(1, disk.commits),
    database: worked / all,
  }
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

/** A move, and the process at which the other player sees it. */
interface Move {
  readonly at: Process
  readonly seen: () => void
}

/** A server, and its connections. */
class Process {
  /** Seconds that its connections have worked. */
  databaseWork = 0
  private readonly work
  /** One connection commits, one hears notices, others read. */
  private readonly committing
  private readonly hearing
  private readonly reading
  private waiting: Move[] = []
  private isCommitting = false

  constructor(
    private readonly machine: Machine,
    private readonly disk: Disk,
    private readonly costs: Costs,
    private readonly all: readonly Process[],
  ) {
    this.work = machine.thread()
    this.committing = this.connection()
    this.hearing = this.connection()
    this.reading = this.connection()
  }

  /** Half of the work is to judge a move, the other half to show it once it is stored. */
  move(move: Move): void {
    this.work(this.costs.server / 2, () => {
      this.waiting.push(move)
      if (this.isCommitting) return
      this.isCommitting = true
      this.commit(0)
    })
  }

  /**
   * What has arrived before the process comes to put the statement shares it. Commits are some time apart where many moves share them, and
   * shared the one before.
   */
  private commit(before: number): void {
    const { asks, answers, database } = this.costs
    const put = (): void => {
      const next = this.machine.now + APART / 1000
      const batch = this.waiting
      this.waiting = []
      const goOn = (): void => {
        this.isCommitting = this.waiting.length > 0
        if (this.isCommitting) this.commit(batch.length)
      }
      this.committing(answers + database * batch.length, () =>
        this.disk.commit(() => {
          this.tell(batch)
          const early = Math.min(before, batch.length) < SEVERAL ? 0 : next - this.machine.now
          if (early > 0) this.machine.after(early, goOn)
          else goOn()
        }),
      )
    }
    // The first waits for what else has arrived in the same turn of the loop; those behind it are what the loop looks after first.
    this.work(asks, put, before > 0)
  }

  private tell(batch: readonly Move[]): void {
    for (const process of this.all) process.hear(batch.filter(({ at }) => at === process && at !== this))
    for (const { at, seen } of batch) this.work(this.costs.server / 2, at === this ? seen : () => {})
  }

  /** What its own players are to see it reads, all by one statement. */
  private hear(moves: readonly Move[]): void {
    const { hears, tells, asks, answers, reads, other } = this.costs
    const read = (): void =>
      this.reading(answers + reads * moves.length, () => {
        for (const { seen } of moves) this.work(other, seen)
      })
    this.hearing(tells, () =>
      this.work(hears, () => {
        if (moves.length > 0) this.work(asks, read)
      }),
    )
  }

  private connection(): (takes: number, then: () => void) => void {
    const thread = this.machine.thread()
    return (takes, then) => {
      this.databaseWork += takes
      thread(takes, then)
    }
  }
}

/** A disk does not get slower because the cores have something else to do. */
export const slower = ({ disk, ...work }: Costs, factor: number): Costs => {
  const times = (seconds: number): number => seconds * factor
  const { client, server, other, database, reads, asks, answers, hears, tells } = work
  return {
    ...{ client: times(client), server: times(server), other: times(other) },
    ...{ database: times(database), reads: times(reads), asks: times(asks), answers: times(answers) },
    ...{ hears: times(hears), tells: times(tells), disk },
  }
}
