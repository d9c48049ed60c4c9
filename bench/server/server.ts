import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Bench } from '../bench.ts'
import { layOut, shorten, spreadOf } from '../figures.ts'
import { megabytes } from '../heap.ts'
import { root } from '../root.ts'
import { type Many, measureMany } from './many.ts'
import { CAREFUL, HASTY, SERVERS, type ServerName } from './plan.ts'
import { measureRounds, type Round } from './rounds.ts'

const COLUMNS = ['row', 'cpu', 'wall', 'median', 'p99'] as const

const middle = (rounds: readonly Round[], figure: keyof Round): number =>
  spreadOf(rounds.map((round) => round[figure])).median

/** On a real disk: what lies in memory is no test of what is durable. */
async function inFolder<Done>(something: (folder: string) => Promise<Done>): Promise<Done> {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(root, '.cache', 'bench-server-'))
  try {
    return await something(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Matches for two over the network, stored as they go, beside two servers that keep them in memory. */
export const server: Bench = {
  name: 'server',
  run: ({ quick, speech: { say }, print }) =>
    inFolder(async (folder) => {
      const plan = quick ? HASTY : CAREFUL
      const { fast, steady, many } = plan
      print(say('bench.server.about', { rounds: plan.rounds, n: fast.matches, pace: steady.pace }))
      const measured = await measureRounds(plan, folder)
      const figures = (name: ServerName): readonly number[] =>
        (['perCpu', 'perSecond', 'median', 'p99'] as const).map((figure) => middle(measured[name], figure))
      print('')
      const title = COLUMNS.map((word) => say(`bench.server.${word}`))
      const rows = SERVERS.map((name) => {
        const [perCpu, perSecond, ...delays] = figures(name)
        return [
          say(`bench.server.${name}`),
          ...[perCpu, perSecond].map(shorten),
          ...delays.map((ms) => ms.toFixed(1)),
        ]
      })
      for (const line of layOut([title, ...rows])) print(line)
      print('')
      const kept: Many = await measureMany(plan, folder)
      print(
        say('bench.server.many', {
          ...{ n: many.left + many.matches, active: many.matches, rss: megabytes(kept.rss) },
          ...{ each: kept.each.toFixed(1), idle: kept.idle.toFixed(2) },
        }),
      )
      print('')
      const beside = (peer: ServerName, figure: keyof Round): number =>
        middle(measured.ours, figure) / middle(measured[peer], figure)
      const better = Math.min(middle(measured.boardgameio, 'p99'), middle(measured.colyseus, 'p99'))
      return {
        ratio: beside('boardgameio', 'perCpu'),
        figures: {
          colyseus: beside('colyseus', 'perCpu').toFixed(3),
          p99_ms: middle(measured.ours, 'p99').toFixed(1),
          kB_per_match: kept.each.toFixed(1),
          peer_p99_ms: better.toFixed(1),
          wall_ratio: beside('boardgameio', 'perSecond').toFixed(3),
          wall_colyseus: beside('colyseus', 'perSecond').toFixed(3),
          open_MB: (kept.rss / 1e6).toFixed(0),
          idle_kB_per_match: kept.idle.toFixed(2),
        },
      }
    }),
}
