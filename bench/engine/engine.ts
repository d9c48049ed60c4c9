import type { Bench } from '../bench.ts'
import { measureAlone } from '../child.ts'
import { layOut, type Spread, shorten, spreadOf } from '../figures.ts'
import type { Pace } from '../measure.ts'

interface Row {
  readonly name: string
  readonly entry: string
}

const ours = (name: string): Row => ({ name, entry: 'bench/engine/ours.ts' })
const peer: Row = { name: 'boardgameio', entry: 'bench/engine/peer.ts' }
const duel = ours('duel')
const others = ['trio', 'quartet', 'tandem', 'copy', 'view', 'imagine', 'replay'].map(ours)

interface Plan extends Pace {
  readonly rounds: number
}

/** Long enough that a second run agrees within about 3 %. */
const CAREFUL = { pair: { rounds: 5, warmUp: 3, seconds: 3 }, rest: { rounds: 3, warmUp: 2, seconds: 1.5 } }
const HASTY = { rounds: 1, warmUp: 0, seconds: 0.01 }

const rateOf = async ({ name, entry }: Row, pace: Pace): Promise<number> => {
  const { done, cpu } = await measureAlone(entry, name, pace)
  return done / cpu
}

/** Rounds are interleaved: whatever else the machine does then falls on all rows alike. */
async function measureRows(rows: readonly Row[], plan: Plan): Promise<Spread[]> {
  const rates = rows.map((): number[] => [])
  for (let round = 0; round < plan.rounds; round++) {
    for (const [at, row] of rows.entries()) rates[at].push(await rateOf(row, plan))
  }
  return rates.map(spreadOf)
}

/** All at once: they disturb one another, but are soon done. */
const measureHastily = async (rows: readonly Row[]): Promise<Spread[]> =>
  Promise.all(rows.map(async (row) => spreadOf([await rateOf(row, HASTY)])))

/** Random play of Stellar from deal to end, beside the same rules driven by boardgame.io. */
export const engine: Bench = {
  name: 'engine',
  async run({ quick, speech, print }) {
    const { pair, rest } = CAREFUL
    print(speech.say('bench.engine.about', { rounds: quick ? HASTY.rounds : pair.rounds }))
    const all = [duel, peer, ...others]
    const measured = quick
      ? await measureHastily(all)
      : [...(await measureRows([duel, peer], pair)), ...(await measureRows(others, rest))]
    const spreads = new Map(all.map(({ name }, at) => [name, measured[at]]))
    const title = ['row', 'median', 'least', 'most'].map((word) => speech.say(`bench.${word}`))
    const rows = [...spreads].map(([name, { median, least, most }]) => [
      speech.say(`bench.engine.${name}`),
      ...[median, least, most].map(shorten),
    ])
    print('')
    for (const line of layOut([title, ...rows])) print(line)
    print('')
    const median = (name: string): number => spreads.get(name)?.median ?? 0
    const names = ['boardgameio', ...others.map((row) => row.name)]
    return {
      ratio: median('duel') / median('boardgameio'),
      figures: Object.fromEntries(
        [['stellar', 'duel'], ...names.map((name) => [name, name])].map(([key, name]) => [
          key,
          `${shorten(median(name))}/s`,
        ]),
      ),
    }
  },
}
