import type { Bench } from '../bench.ts'
import { layOut, shorten, spreadOf } from '../figures.ts'
import { inFolder } from '../folder.ts'
import type { Speech } from '../text/index.ts'
import { type ClusterPlan, type ClusterRound, measureRow, type Processes } from './rounds.ts'

const CAREFUL: ClusterPlan = {
  rounds: 3,
  rows: [null, 1, 2, 4],
  warmUp: { matches: 100, pace: 0, seconds: 5 },
  fast: { matches: 100, pace: 0, seconds: 8 },
  steady: { matches: 100, pace: 100, seconds: 5 },
}

/** Only shows that it runs. */
const HASTY: ClusterPlan = {
  rounds: 1,
  rows: [null, 1, 2],
  warmUp: null,
  fast: { matches: 2, pace: 0, seconds: 0.3 },
  steady: { matches: 2, pace: 20, seconds: 0.3 },
}

type Rounds = ReadonlyMap<Processes, readonly ClusterRound[]>

const middle = (rounds: readonly ClusterRound[], figure: (round: ClusterRound) => number): number =>
  spreadOf(rounds.map(figure)).median

/** Servers that share a PostgreSQL, beside one with a file of its own; players of one match are at different ones. */
export const cluster: Bench = {
  name: 'cluster',
  run: ({ quick, speech, print }) =>
    inFolder('bench-cluster-', async (folder) => {
      const plan = quick ? HASTY : CAREFUL
      const { rounds, rows, fast, steady } = plan
      print(speech.say('bench.cluster.about', { rounds, n: fast.matches, pace: steady.pace }))
      const measured = new Map<Processes, ClusterRound[]>(rows.map((row) => [row, []]))
      for (let round = 0; round < rounds; round++)
        for (const row of rows) {
          print(speech.say('bench.server.turn', { round: round + 1, rounds, server: nameOf(row, speech) }))
          measured.get(row)?.push(await measureRow(row, plan, folder, round))
        }
      for (const line of tableOf(measured, speech)) print(line)
      return { ratio: wallOf(measured, 1) / wallOf(measured, null), figures: figuresOf(measured) }
    }),
}

const wallOf = (measured: Rounds, row: Processes): number =>
  middle(measured.get(row) ?? [], ({ perSecond }) => perSecond)

const nameOf = (row: Processes, { say }: Speech): string =>
  row === null ? say('bench.cluster.sqlite') : say('bench.cluster.postgres', { n: row })

function tableOf(measured: Rounds, speech: Speech): readonly string[] {
  const { say } = speech
  const title = [
    say('bench.server.row'),
    ...[
      say('bench.server.wall'),
      say('bench.server.cpu'),
      say('bench.server.median'),
      say('bench.server.p99'),
    ],
    ...[say('bench.cluster.statements'), say('bench.cluster.bytes'), say('bench.cluster.notices')],
  ]
  const rows = [...measured].map(([row, rounds]) => {
    const costs = rounds.flatMap(({ cost }) => cost ?? [])
    const cost = (figure: 'statements' | 'bytes' | 'notices', digits: number): string =>
      costs.length === 0 ? '–' : spreadOf(costs.map((each) => each[figure])).median.toFixed(digits)
    return [
      nameOf(row, speech),
      ...[
        shorten(middle(rounds, ({ perSecond }) => perSecond)),
        shorten(middle(rounds, ({ perCpu }) => perCpu)),
      ],
      ...[middle(rounds, ({ median }) => median).toFixed(1), middle(rounds, ({ p99 }) => p99).toFixed(1)],
      ...[cost('statements', 2), cost('bytes', 0), cost('notices', 2)],
    ]
  })
  return ['', ...layOut([title, ...rows]), '']
}

function figuresOf(measured: Rounds): Readonly<Record<string, string>> {
  const p99 = (row: Processes): string => middle(measured.get(row) ?? [], (round) => round.p99).toFixed(1)
  const cpu = (row: Processes): number => middle(measured.get(row) ?? [], ({ perCpu }) => perCpu)
  const beside = [...measured.keys()].filter((row) => row !== null && row > 1)
  return {
    ...Object.fromEntries(
      beside.map((row) => [`processes_${row}`, (wallOf(measured, row) / wallOf(measured, null)).toFixed(3)]),
    ),
    ...{ cpu_ratio: (cpu(1) / cpu(null)).toFixed(3), p99_ms: p99(1), sqlite_p99_ms: p99(null) },
  }
}
