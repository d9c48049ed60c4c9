import { availableParallelism } from 'node:os'
import type { Bench } from '../bench.ts'
import { layOut, shorten, spreadOf } from '../figures.ts'
import { inFolder } from '../folder.ts'
import type { Speech } from '../text/index.ts'
import { costsOf, crowding, type Worked } from './apart.ts'
import { besideModel, costsLine, farther, type Points } from './beside.ts'
import type { Probed } from './cost.ts'
import { type ClusterPlan, type ClusterRound, measureRow, type Processes } from './rounds.ts'
import { SUPPOSED } from './supposed.ts'

const CAREFUL: ClusterPlan = {
  rounds: 2,
  rows: [null, 1, 2, 4],
  warmUp: { matches: 400, pace: 0, seconds: 40 },
  fast: { matches: 100, pace: 0, seconds: 20 },
  times: 4,
  steady: { matches: 100, pace: 100, seconds: 5 },
  probes: 2000,
}

/** Asks the model about supposed costs, and measures nothing. */
const MODEL = 'model'

/** Only shows that it runs. */
const HASTY: ClusterPlan = {
  rounds: 1,
  rows: [null, 1, 2],
  warmUp: null,
  fast: { matches: 2, pace: 0, seconds: 0.3 },
  times: 1,
  steady: { matches: 2, pace: 20, seconds: 0.3 },
  probes: 20,
}

type Rounds = ReadonlyMap<Processes, readonly ClusterRound[]>

const middle = (rounds: readonly ClusterRound[], figure: (round: ClusterRound) => number): number =>
  spreadOf(rounds.map(figure)).median

/** Servers that share a PostgreSQL, beside one with a file of its own; players of one match are at different ones. */
export const cluster: Bench = {
  name: 'cluster',
  parts: [MODEL],
  run: async ({ quick, only, speech, print }) => {
    if (only === MODEL) {
      for (const line of [costsLine(SUPPOSED, speech), ...farther(SUPPOSED, speech)]) print(line)
      return { ratio: null, figures: {} }
    }
    return inFolder('bench-cluster-', async (folder) => {
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
      const points = pointsOf(measured, fast.matches)
      for (const line of [...besideModel(points, speech), ...farther(points.costs, speech)]) print(line)
      return { ratio: wallOf(measured, 1) / wallOf(measured, null), figures: figuresOf(measured) }
    })
  },
}

/** What the model needs to know: what one and two processes have done, and how many moves there were with each number of them. */
function pointsOf(measured: Rounds, matches: number): Points {
  const rounds = (row: Processes): readonly ClusterRound[] => measured.get(row) ?? []
  const worked = (row: 1 | 2 | 4): Worked => ({
    processes: row,
    client: middle(rounds(row), ({ client }) => client),
    server: middle(rounds(row), ({ server }) => server),
    database: middle(rounds(row), ({ cost }) => cost?.cpu ?? 0),
    commits: middle(rounds(row), ({ cost }) => cost?.commits ?? 0),
  })
  const probed = (figure: keyof Probed): number => middle(rounds(1), (round) => round.probed?.[figure] ?? 0)
  const rows = [...measured.keys()].filter((row) => row !== null)
  return {
    ...{ matches, cores: availableParallelism() },
    costs: costsOf(worked(1), worked(2), {
      ...{ asks: probed('asks'), answers: probed('answers'), disk: probed('disk') },
      ...{ hears: probed('hears'), tells: probed('tells') },
    }),
    rows: rows.map((row) => ({
      ...{ processes: row, perSecond: wallOf(measured, row), perCommit: 1 / worked(row).commits },
      crowding: crowding(worked(1), worked(row)),
    })),
  }
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
