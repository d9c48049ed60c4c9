import { join } from 'node:path'
import { delayOfDisk } from './disk.ts'
import { type Part, type Plan, SERVERS, type ServerName } from './plan.ts'
import type { Serving, Starting } from './processes.ts'

/** What one server did in one round; what was not measured is missing. */
export interface Round {
  /** Moves that both clients have seen, for each second of the server's own work, and on the clock. */
  readonly perCpu?: number
  readonly perSecond?: number
  /** Milliseconds from a move to both clients, at a steady pace. */
  readonly median?: number
  readonly p99?: number
}

/** Of each server, and of the disk alone. */
export type Rounds = Readonly<Record<ServerName | 'disk', readonly Round[]>>

/** Ours has its database in a file of its own for each round. */
export const wordsFor = (name: ServerName, folder: string, round: number | string): readonly string[] =>
  name === 'ours' ? [join(folder, `${round}.db`)] : []

interface Measuring {
  readonly folder: string
  /** Which of what a round can measure. */
  readonly parts: readonly Part[]
  readonly start: Starting
  begins(round: number, name: ServerName): void
}

/** The servers take turns: whatever else the machine does then falls on all alike. */
export async function measureRounds(
  plan: Plan,
  { folder, parts, start, begins }: Measuring,
): Promise<Rounds> {
  const rounds: Record<keyof Rounds, Round[]> = { ours: [], boardgameio: [], colyseus: [], disk: [] }
  for (let round = 0; round < plan.rounds; round++) {
    for (const name of SERVERS) {
      begins(round, name)
      rounds[name].push(await measure(await start(name, wordsFor(name, folder, round)), plan, parts))
    }
    if (parts.includes('p99')) rounds.disk.push(await delayOfDisk(folder, plan.steady))
  }
  return rounds
}

async function measure(served: Serving, plan: Plan, parts: readonly Part[]): Promise<Round> {
  try {
    if (plan.warmUp) await served.load(plan.warmUp)
    const speed = parts.includes('speed') ? await speedOf(served, plan) : {}
    const delay = parts.includes('p99') ? await delayOf(served, plan) : {}
    return { ...speed, ...delay }
  } finally {
    await served.end()
  }
}

/** Matches are over in a second, in which a single large collection or checkpoint would decide: so they are played again and again. */
async function speedOf(served: Serving, { fast, times }: Plan): Promise<Round> {
  const all = { moves: 0, serverCpu: 0, seconds: 0 }
  for (let time = 0; time < times; time++) {
    const { moves, serverCpu, seconds } = await served.load(fast)
    all.moves += moves
    all.serverCpu += serverCpu
    all.seconds += seconds
  }
  return { perCpu: all.moves / all.serverCpu, perSecond: all.moves / all.seconds }
}

async function delayOf(served: Serving, { steady }: Plan): Promise<Round> {
  const { median, p99 } = await served.load(steady)
  return { median, p99 }
}
