import { LEVELS } from '@sternentisch/bots/levels'
import { games } from '@sternentisch/games/shelf'
import type { Bench } from '../bench.ts'
import { measureAlone, measureTogether } from '../child.ts'
import { layOut, type Spread, shorten, spreadOf } from '../figures.ts'
import type { Measured, Pace } from '../measure.ts'
import type { Played } from './plan.ts'

const OURS = 'bench/bots/ours.ts'
const PEER = 'bench/bots/peer.ts'
const MATCH = 'bench/bots/match.ts'

interface Plan extends Pace {
  readonly rounds: number
  /** Where figures do not matter, all rows share a process. */
  readonly together: boolean
}

const CAREFUL: Plan = { rounds: 3, warmUp: 2, seconds: 2, together: false }
const HASTY: Plan = { rounds: 1, warmUp: 0, seconds: 0.01, together: true }

async function askAll<Answer>(entry: string, rows: readonly string[], plan: Plan): Promise<Answer[]> {
  if (plan.together) return measureTogether<Answer>(entry, rows, plan)
  const answers: Answer[] = []
  for (const row of rows) answers.push(await measureAlone<Answer>(entry, row, plan))
  return answers
}

const ids = games.map(({ id }) => id)

/** Game → iterations per CPU second, over all rounds. */
async function ratesOf(entry: string, plan: Plan): Promise<Map<string, Spread>> {
  const rows = ids.map((id) => `${id}:search`)
  const each = new Map(ids.map((id) => [id, [] as number[]]))
  for (let round = 0; round < plan.rounds; round++) {
    const measured = await askAll<Measured>(entry, rows, plan)
    for (const [at, { done, cpu }] of measured.entries()) each.get(ids[at])!.push(done / cpu)
  }
  return new Map([...each].map(([id, rates]) => [id, spreadOf(rates)]))
}

/** Level → its longest thought in all games, in CPU seconds. */
async function longestThoughts(plan: Plan): Promise<Map<number, number>> {
  const thoughts = new Map<number, number>()
  for (const level of plan.together ? LEVELS.slice(0, 1) : LEVELS) {
    const rows = ids.map((id) => `${id}:level${level}`)
    const longest = await askAll<Measured>(OURS, rows, plan)
    thoughts.set(level, Math.max(...longest.map(({ cpu }) => cpu)))
  }
  return thoughts
}

const percent = (share: number): string => (100 * share).toFixed(0)

/**
 * Iterations of the tree search, beside that of boardgame.io on the same rules; matches against it; and the longest thought
 * of each level.
 */
export const bots: Bench = {
  name: 'bots',
  async run({ quick, speech, print }) {
    const plan = quick ? HASTY : CAREFUL
    print(speech.say('bench.bots.about', { rounds: plan.rounds }))
    const ours = await ratesOf(OURS, plan)
    const peer = await ratesOf(PEER, plan)
    const titles = ['row', 'median', 'least', 'most'] as const
    const row = (game: string, what: 'ours' | 'peer', { median, least, most }: Spread): string[] => [
      speech.say(`bench.bots.${what}`, { game }),
      ...[median, least, most].map(shorten),
    ]
    const lines = ids.flatMap((id) => [row(id, 'ours', ours.get(id)!), row(id, 'peer', peer.get(id)!)])
    print('')
    for (const line of layOut([titles.map((word) => speech.say(`bench.${word}`)), ...lines])) print(line)
    print('')
    const matches = await askAll<Played>(MATCH, ids, plan)
    for (const [at, { won, seconds }] of matches.entries()) {
      const [us, them] = seconds.map((each) => each.toFixed(1))
      print(speech.say('bench.bots.match', { game: ids[at], won: percent(won), ours: us, theirs: them }))
    }
    print('')
    const thoughts = await longestThoughts(plan)
    for (const [level, cpu] of thoughts)
      print(speech.say('bench.bots.level', { level, ms: Math.round(cpu * 1000) }))
    return {
      ratio: Math.min(...ids.map((id) => ours.get(id)!.median / peer.get(id)!.median)),
      figures: {
        ...Object.fromEntries(ids.map((id) => [id, `${shorten(ours.get(id)!.median)}/s`])),
        ...Object.fromEntries(matches.map(({ won }, at) => [`${ids[at]}_won`, `${percent(won)}%`])),
        ...Object.fromEntries(
          [...thoughts].map(([level, cpu]) => [`level${level}_ms`, (cpu * 1000).toFixed(0)]),
        ),
      },
    }
  },
}
