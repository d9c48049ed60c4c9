import { LEVELS } from '@sternentisch/bots/levels'
import { games } from '@sternentisch/games/shelf'
import type { Bench } from '../bench.ts'
import { measureAlone } from '../child.ts'
import { layOut, type Spread, shorten, spreadOf } from '../figures.ts'
import type { Pace } from '../measure.ts'

const OURS = 'bench/bots/ours.ts'
const PEER = 'bench/bots/peer.ts'

const CAREFUL = { rounds: 3, warmUp: 2, seconds: 2 }
const HASTY = { rounds: 1, warmUp: 0, seconds: 0.01 }

async function rateOf(entry: string, id: string, pace: Pace): Promise<number> {
  const { done, cpu } = await measureAlone(entry, `${id}:search`, pace)
  return done / cpu
}

/** Iterations of the tree search, beside that of boardgame.io on the same rules; and the longest thought of each level. */
export const bots: Bench = {
  name: 'bots',
  async run({ quick, speech, print }) {
    const plan = quick ? HASTY : CAREFUL
    print(speech.say('bench.bots.about', { rounds: plan.rounds }))
    const rates = new Map<string, Spread>()
    for (const { id } of games)
      for (const entry of [OURS, PEER]) {
        const each: number[] = []
        for (let round = 0; round < plan.rounds; round++) each.push(await rateOf(entry, id, plan))
        rates.set(`${id} ${entry}`, spreadOf(each))
      }
    const thoughts = new Map<number, number>()
    for (const level of quick ? LEVELS.slice(0, 1) : LEVELS) {
      const longest: number[] = []
      for (const { id } of games) longest.push((await measureAlone(OURS, `${id}:level${level}`, plan)).cpu)
      thoughts.set(level, Math.max(...longest))
    }
    const rate = (id: string, entry: string): Spread => rates.get(`${id} ${entry}`)!
    const titles = ['row', 'median', 'least', 'most'] as const
    const row = (id: string, what: 'ours' | 'peer', { median, least, most }: Spread): string[] => [
      speech.say(`bench.bots.${what}`, { game: id }),
      ...[median, least, most].map(shorten),
    ]
    const lines = games.flatMap(({ id }) => [
      row(id, 'ours', rate(id, OURS)),
      row(id, 'peer', rate(id, PEER)),
    ])
    print('')
    for (const line of layOut([titles.map((word) => speech.say(`bench.${word}`)), ...lines])) print(line)
    print('')
    for (const [level, cpu] of thoughts)
      print(speech.say('bench.bots.level', { level, ms: Math.round(cpu * 1000) }))
    const ratios = games.map(({ id }) => rate(id, OURS).median / rate(id, PEER).median)
    return {
      ratio: Math.min(...ratios),
      figures: {
        ...Object.fromEntries(games.map(({ id }) => [id, `${shorten(rate(id, OURS).median)}/s`])),
        ...Object.fromEntries(
          [...thoughts].map(([level, cpu]) => [`level${level}_ms`, (cpu * 1000).toFixed(0)]),
        ),
      },
    }
  },
}
