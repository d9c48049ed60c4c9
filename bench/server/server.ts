import type { Bench, Outcome } from '../bench.ts'
import { layOut, shorten, spreadOf } from '../figures.ts'
import { inFolder } from '../folder.ts'
import { megabytes } from '../heap.ts'
import type { Speech } from '../text/index.ts'
import { type Many, measureMany } from './many.ts'
import { CAREFUL, HASTY, PARTS, type Part, SERVERS, type ServerName } from './plan.ts'
import { Served, type Starting } from './processes.ts'
import { measureRounds, type Round, type Rounds } from './rounds.ts'

/** What each part tells of a server, in the order of the columns. */
const COLUMNS = [
  { part: 'speed', figure: 'perCpu', word: 'cpu', write: shorten },
  { part: 'speed', figure: 'perSecond', word: 'wall', write: shorten },
  { part: 'p99', figure: 'median', word: 'median', write: (ms: number) => ms.toFixed(1) },
  { part: 'p99', figure: 'p99', word: 'p99', write: (ms: number) => ms.toFixed(1) },
] as const

const middle = (rounds: readonly Round[], figure: keyof Round): number =>
  spreadOf(rounds.flatMap((round) => round[figure] ?? [])).median

/** Matches for two over the network, stored as they go, beside two servers that keep them in memory. */
export const serverBench = (start: Starting): Bench => ({
  name: 'server',
  parts: PARTS,
  run: ({ quick, only, speech, print }) =>
    inFolder('bench-server-', async (folder) => {
      const { say } = speech
      const plan = quick ? HASTY : CAREFUL
      const { rounds, fast, steady, many } = plan
      const parts = PARTS.filter((part) => only === null || part === only)
      print(say('bench.server.about', { rounds, n: fast.matches, pace: steady.pace }))
      const begins = (round: number, name: ServerName): void =>
        print(say('bench.server.turn', { round: round + 1, rounds, server: say(`bench.server.${name}`) }))
      const inRounds = parts.filter((part) => part !== 'memory')
      const measured =
        inRounds.length > 0 ? await measureRounds(plan, { folder, parts, start, begins }) : null
      if (measured) for (const line of tableOf(measured, inRounds, speech)) print(line)
      const kept = parts.includes('memory') ? await measureMany(plan, folder, start) : null
      if (kept)
        print(
          say('bench.server.many', {
            ...{ n: many.left + many.matches, active: many.matches, rss: megabytes(kept.rss) },
            ...{ each: kept.each.toFixed(1), idle: kept.idle.toFixed(2) },
          }),
        )
      print('')
      return outcomeOf(measured, inRounds, kept)
    }),
})

export const server = serverBench((name, words) => Served.start(name, words))

function tableOf(measured: Rounds, parts: readonly Part[], { say }: Speech): readonly string[] {
  const columns = COLUMNS.filter(({ part }) => parts.includes(part))
  const title = [say('bench.server.row'), ...columns.map(({ word }) => say(`bench.server.${word}`))]
  const rowOf = (name: keyof Rounds): readonly string[] => [
    say(`bench.server.${name}`),
    ...columns.map(({ part, figure, write }) =>
      name === 'disk' && part !== 'p99' ? '' : write(middle(measured[name], figure)),
    ),
  ]
  const rows = [...SERVERS, ...(parts.includes('p99') ? (['disk'] as const) : [])].map(rowOf)
  return ['', ...layOut([title, ...rows]), '']
}

/** Of what was measured. */
function outcomeOf(measured: Rounds | null, parts: readonly Part[], kept: Many | null): Outcome {
  const beside = (peer: ServerName, figure: keyof Round): number =>
    measured ? middle(measured.ours, figure) / middle(measured[peer], figure) : Number.NaN
  const hasSpeed = parts.includes('speed')
  const p99 = measured && parts.includes('p99') ? p99Of(measured) : null
  return {
    ratio: hasSpeed ? beside('boardgameio', 'perCpu') : null,
    figures: {
      ...(hasSpeed ? { colyseus: beside('colyseus', 'perCpu').toFixed(3) } : {}),
      ...(p99 ? { p99_ms: p99.ours.toFixed(1) } : {}),
      ...(kept ? { kB_per_match: kept.each.toFixed(1) } : {}),
      ...(p99 ? { peer_p99_ms: p99.better.toFixed(1), disk_p99_ms: p99.disk.toFixed(1) } : {}),
      ...(hasSpeed
        ? {
            wall_ratio: beside('boardgameio', 'perSecond').toFixed(3),
            wall_colyseus: beside('colyseus', 'perSecond').toFixed(3),
          }
        : {}),
      ...(kept ? { open_MB: (kept.rss / 1e6).toFixed(0), idle_kB_per_match: kept.idle.toFixed(2) } : {}),
    },
  }
}

const p99Of = ({ ours, boardgameio, colyseus, disk }: Rounds) => ({
  ours: middle(ours, 'p99'),
  better: Math.min(middle(boardgameio, 'p99'), middle(colyseus, 'p99')),
  disk: middle(disk, 'p99'),
})
