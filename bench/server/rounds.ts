import { join } from 'node:path'
import { type Plan, SERVERS, type ServerName } from './plan.ts'
import { Served } from './processes.ts'

/** What one server did in one round. */
export interface Round {
  /** Moves that both clients have seen, for each second of the server's own work, and on the clock. */
  readonly perCpu: number
  readonly perSecond: number
  /** Milliseconds from a move to both clients, at a steady pace. */
  readonly median: number
  readonly p99: number
}

/** Ours has its database in a file of its own for each round. */
export const wordsFor = (name: ServerName, folder: string, round: number | string): readonly string[] =>
  name === 'ours' ? [join(folder, `${round}.db`)] : []

/** The servers take turns: whatever else the machine does then falls on all alike. */
export async function measureRounds(
  plan: Plan,
  folder: string,
): Promise<Readonly<Record<ServerName, readonly Round[]>>> {
  const rounds: Record<ServerName, Round[]> = { ours: [], boardgameio: [], colyseus: [] }
  for (let round = 0; round < plan.rounds; round++)
    for (const name of SERVERS) rounds[name].push(await measure(name, plan, wordsFor(name, folder, round)))
  return rounds
}

async function measure(name: ServerName, plan: Plan, words: readonly string[]): Promise<Round> {
  const served = await Served.start(name, words)
  try {
    if (plan.warmUp) await served.load(plan.warmUp)
    const { moves, serverCpu, seconds } = await served.load(plan.fast)
    const { median, p99 } = await served.load(plan.steady)
    return { perCpu: moves / serverCpu, perSecond: moves / seconds, median, p99 }
  } finally {
    await served.end()
  }
}
