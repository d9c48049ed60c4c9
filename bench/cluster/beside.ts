import { layOut, shorten } from '../figures.ts'
import type { Speech } from '../text/index.ts'
import { type Costs, model, slowdown, slower } from './model.ts'

/** What was measured: what a move takes, and how many there were with so many processes on one machine. */
export interface Points {
  readonly costs: Costs
  readonly cores: number
  readonly matches: number
  readonly perSecond: ReadonlyMap<number, number>
}

/** Processes with a machine each, and a PostgreSQL with one. */
const MACHINES = [1, 2, 4, 8, 16, 32]
const MATCHES_EACH = 500

/** What was measured beside what the model makes of it; it is fitted to one process alone. */
export function besideModel({ costs, cores, matches, perSecond }: Points, speech: Speech): readonly string[] {
  const { say } = speech
  const factor = slowdown(costs, { processes: 1, matches, cores }, perSecond.get(1) ?? 0)
  const rows = [...perSecond].map(([processes, measured]) => {
    const modelled = model(slower(costs, factor), { processes, matches, cores })
    return [
      ...[say('bench.cluster.postgres', { n: processes }), shorten(measured), shorten(modelled.perSecond)],
      ...[(modelled.perSecond / measured).toFixed(2), modelled.perCommit.toFixed(1)],
    ]
  })
  const title = [
    ...[say('bench.server.row'), say('bench.cluster.measured'), say('bench.cluster.modelled')],
    ...[say('bench.cluster.modelledRatio'), say('bench.cluster.perCommit')],
  ]
  return [
    ...[costsLine(costs, speech), say('bench.cluster.fitted', { factor: factor.toFixed(2) })],
    ...[...layOut([title, ...rows]), ''],
  ]
}

export const costsLine = (costs: Costs, { say }: Speech): string =>
  say('bench.cluster.costs', inMilliseconds(costs))

const inMilliseconds = ({ client, server, other, database, reads, disk }: Costs) => {
  const shown = (seconds: number): string => (seconds * 1000).toFixed(2)
  return {
    ...{ client: shown(client), server: shown(server), other: shown(other) },
    ...{ database: shown(database), reads: shown(reads), disk: shown(disk) },
  }
}

/** How far one PostgreSQL carries, by the model, if cores are not what is missing. */
export function farther(costs: Costs, speech: Speech): readonly string[] {
  const { say } = speech
  const rows = MACHINES.map((processes) => {
    const { perSecond, perCommit } = model(costs, { processes, matches: processes * MATCHES_EACH })
    // Notices are brought to every process that listens; what that takes is not in here.
    const { database, reads } = costs
    const busy = (perSecond * (processes > 1 ? database + reads : database)).toFixed(1)
    return [say('bench.cluster.postgres', { n: processes }), shorten(perSecond), perCommit.toFixed(1), busy]
  })
  const title = [
    ...[say('bench.server.row'), say('bench.cluster.modelled'), say('bench.cluster.perCommit')],
    say('bench.cluster.databaseCores'),
  ]
  return [say('bench.cluster.farther', { n: MATCHES_EACH }), ...layOut([title, ...rows]), '']
}
