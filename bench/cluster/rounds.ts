import { join } from 'node:path'
import { OwnPostgres } from '@sternentisch/server/own-postgres'
import type { Load } from '../server/plan.ts'
import { loadAll, Served } from '../server/processes.ts'
import { between, type Cost, CostMeter, type Probed } from './cost.ts'

/** How many processes there are on one PostgreSQL; null is one process with a file of its own. */
export type Processes = 1 | 2 | 4 | null

export interface ClusterPlan {
  readonly rounds: number
  readonly rows: readonly Processes[]
  /** Once for each process: code that runs for days is compiled, which takes some thirty thousand moves. */
  readonly warmUp: Load | null
  readonly fast: Load
  /** How often that. */
  readonly times: number
  readonly steady: Load
  /** How often a statement and a notice are tried alone. */
  readonly probes: number
}

export interface ClusterRound {
  readonly perSecond: number
  /** Moves for each second of all servers' own work; the work of PostgreSQL is not in there. */
  readonly perCpu: number
  readonly median: number
  readonly p99: number
  /** Of one move; null where there is no database to ask. */
  readonly cost: Cost | null
  /** Seconds: of a move, what clients and servers work. */
  readonly client: number
  readonly server: number
  readonly probed: Probed | null
}

/** A PostgreSQL as it comes, which waits for its disk with every commit, and a file that does. */
export async function measureRow(
  processes: Processes,
  plan: ClusterPlan,
  folder: string,
  round: number,
): Promise<ClusterRound> {
  const postgres = processes === null ? null : await OwnPostgres.start()
  const where = postgres?.address ?? join(folder, `${round}.db`)
  const servers: Served[] = []
  try {
    for (let each = 0; each < (processes ?? 1); each++) servers.push(await Served.start('ours', [where]))
    return await measure(servers, plan, postgres && (await CostMeter.at(postgres)))
  } finally {
    for (const server of servers) await server.end()
    await postgres?.end()
  }
}

async function measure(
  servers: readonly Served[],
  { warmUp, fast, times, steady, probes }: ClusterPlan,
  meter: CostMeter | null,
): Promise<ClusterRound> {
  if (warmUp) await loadTimes(servers, warmUp, servers.length)
  const first = await meter?.now()
  const { moves, seconds, serverCpu, cpu } = await loadTimes(servers, fast, times)
  const last = await meter?.now()
  const probed = (await meter?.probe(probes)) ?? null
  await meter?.close()
  const { median, p99 } = await loadAll(servers, steady)
  const cost = first && last ? between(first, last, moves) : null
  const work = { client: cpu / moves, server: serverCpu / moves, probed }
  return { perSecond: moves / seconds, perCpu: moves / serverCpu, median, p99, cost, ...work }
}

/** The same again and again, as one. */
async function loadTimes(servers: readonly Served[], load: Load, times: number) {
  const sum = { moves: 0, seconds: 0, serverCpu: 0, cpu: 0 }
  for (let time = 0; time < times; time++) {
    const { moves, seconds, serverCpu, cpu } = await loadAll(servers, load)
    sum.moves += moves
    sum.seconds += seconds
    sum.serverCpu += serverCpu
    sum.cpu += cpu
  }
  return sum
}
