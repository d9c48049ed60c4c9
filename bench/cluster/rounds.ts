import { join } from 'node:path'
import { OwnPostgres } from '@sternentisch/server/own-postgres'
import type { Load } from '../server/plan.ts'
import { loadAll, Served } from '../server/processes.ts'
import { between, type Cost, CostMeter } from './cost.ts'

/** How many processes there are on one PostgreSQL; null is one process with a file of its own. */
export type Processes = 1 | 2 | 4 | null

export interface ClusterPlan {
  readonly rounds: number
  readonly rows: readonly Processes[]
  readonly warmUp: Load | null
  readonly fast: Load
  readonly steady: Load
}

export interface ClusterRound {
  readonly perSecond: number
  /** Moves for each second of all servers' own work; the work of PostgreSQL is not in there. */
  readonly perCpu: number
  readonly median: number
  readonly p99: number
  /** Of one move; null where there is no database to ask. */
  readonly cost: Cost | null
  /** Seconds: of a move, what clients and servers work, and of a commit. */
  readonly client: number
  readonly server: number
  readonly commit: number
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
  { warmUp, fast, steady }: ClusterPlan,
  meter: CostMeter | null,
): Promise<ClusterRound> {
  if (warmUp) await loadAll(servers, warmUp)
  const first = await meter?.now()
  const { moves, seconds, serverCpu, cpu } = await loadAll(servers, fast)
  const last = await meter?.now()
  const commit = (await meter?.commitTime()) ?? 0
  await meter?.close()
  const { median, p99 } = await loadAll(servers, steady)
  const cost = first && last ? between(first, last, moves) : null
  const work = { client: cpu / moves, server: serverCpu / moves, commit }
  return { perSecond: moves / seconds, perCpu: moves / serverCpu, median, p99, cost, ...work }
}
