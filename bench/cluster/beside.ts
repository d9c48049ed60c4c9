import { layOut, shorten } from '../figures.ts'
import type { Speech } from '../text/index.ts'
import { type Costs, model, slower } from './model.ts'

/** What was measured: what a move takes, and how many there were with so many processes on one machine. */
export interface Points {
  readonly costs: Costs
  readonly cores: number
  readonly matches: number
  readonly rows: readonly Point[]
}

interface Point {
  readonly processes: number
  readonly perSecond: number
  readonly perCommit: number
  /** How much longer work takes than with one process. */
  readonly crowding: number
}

/** Processes with a machine each, and a PostgreSQL with one. */
const MACHINES = [1, 2, 4, 8, 16, 32]
const MATCHES_EACH = 500

/** What was measured beside what the model makes of what single things cost: it is fitted to none of the moves a second. */
export function besideModel({ costs, cores, matches, rows }: Points, speech: Speech): readonly string[] {
  const { say } = speech
  const lines = rows.map(({ processes, perSecond, perCommit, crowding }) => {
    const modelled = model(slower(costs, crowding), { processes, matches, cores })
    return [
      ...[say('bench.cluster.postgres', { n: processes }), shorten(perSecond), shorten(modelled.perSecond)],
      ...[(modelled.perSecond / perSecond).toFixed(2), perCommit.toFixed(1), modelled.perCommit.toFixed(1)],
      crowding.toFixed(2),
    ]
  })
  const title = [
    ...[say('bench.server.row'), say('bench.cluster.measured'), say('bench.cluster.modelled')],
    ...[say('bench.cluster.modelledRatio'), say('bench.cluster.perCommit'), say('bench.cluster.modelled')],
    say('bench.cluster.crowding'),
  ]
  return [costsLine(costs, speech), say('bench.cluster.beside'), ...layOut([title, ...lines]), '']
}

export const costsLine = (costs: Costs, { say }: Speech): string =>
  say('bench.cluster.costs', inMilliseconds(costs))

const inMilliseconds = (costs: Costs) => {
  const { client, server, other, database, reads, asks, answers, hears, tells, disk } = costs
  const shown = (seconds: number): string => (seconds * 1000).toFixed(3)
  return {
    ...{ client: shown(client), server: shown(server), other: shown(other) },
    ...{ database: shown(database), reads: shown(reads), disk: shown(disk) },
    ...{ asks: shown(asks), answers: shown(answers), hears: shown(hears), tells: shown(tells) },
  }
}

/** How far one PostgreSQL carries, by the model, if cores are not what is missing. */
export function farther(costs: Costs, speech: Speech): readonly string[] {
  const { say } = speech
  const rows = MACHINES.map((processes) => {
    const scene = { processes, matches: processes * MATCHES_EACH }
    const { perSecond, perCommit, database } = model(costs, scene)
    const busy = (perSecond * database).toFixed(1)
    return [say('bench.cluster.postgres', { n: processes }), shorten(perSecond), perCommit.toFixed(1), busy]
  })
  const title = [
    ...[say('bench.server.row'), say('bench.cluster.modelled'), say('bench.cluster.perCommit')],
    say('bench.cluster.databaseCores'),
  ]
  return [say('bench.cluster.farther', { n: MATCHES_EACH }), ...layOut([title, ...rows]), '']
}
