import { games } from '@sternentisch/games/shelf'
import type { Bench } from '../bench.ts'
import { measureAlone, measureTogether } from '../child.ts'
import { layOut, type Spread, shorten, spreadOf } from '../figures.ts'
import type { Measured, Pace } from '../measure.ts'
import type { Speech } from '../text/index.ts'
import { nameOf, OURS, others, PEER, pairs, type Row } from './rows.ts'

interface Plan extends Pace {
  readonly rounds: number
}

/** Long enough that a second run agrees within about 3 %. */
const CAREFUL = { pair: { rounds: 5, warmUp: 3, seconds: 3 }, rest: { rounds: 3, warmUp: 2, seconds: 1.5 } }
const HASTY = { rounds: 1, warmUp: 0, seconds: 0.01 }

const rate = ({ done, cpu }: Measured): number => done / cpu
const rateOf = async (row: Row, pace: Pace): Promise<number> =>
  rate(await measureAlone(row.entry, nameOf(row), pace))

/** Rounds are interleaved: whatever else the machine does then falls on all rows alike. */
async function measureRows(rows: readonly Row[], plan: Plan): Promise<Spread[]> {
  const rates = rows.map((): number[] => [])
  for (let round = 0; round < plan.rounds; round++) {
    for (const [at, row] of rows.entries()) rates[at].push(await rateOf(row, plan))
  }
  return rates.map(spreadOf)
}

/** A process for each program instead of one for each row: they disturb one another, but are soon done. */
async function measureHastily(rows: readonly Row[]): Promise<Spread[]> {
  const spreads = new Map<Row, Spread>()
  const measureAll = async (entry: string): Promise<void> => {
    const its = rows.filter((row) => row.entry === entry)
    const measured = await measureTogether(entry, its.map(nameOf), HASTY)
    for (const [at, row] of its.entries()) spreads.set(row, spreadOf([rate(measured[at])]))
  }
  await Promise.all([...new Set(rows.map(({ entry }) => entry))].map(measureAll))
  return rows.map((row) => spreads.get(row)!)
}

function titleOf(row: Row, { say, lang }: Speech): string {
  const game = row.game.id
  if (row.own) return say('bench.engine.own', { game, what: row.own.title[lang] })
  if (row.mode !== undefined) return say('bench.engine.mode', { game, mode: row.mode })
  return say(`bench.engine.${row.what}`, { game })
}

const COLUMNS = ['row', 'median', 'least', 'most'] as const

/** Random play of each game from deal to end, beside the same rules driven by boardgame.io. */
export const engine: Bench = {
  name: 'engine',
  async run({ quick, speech, print }) {
    const { pair, rest } = CAREFUL
    print(speech.say('bench.engine.about', { rounds: quick ? HASTY.rounds : pair.rounds }))
    const all = [...pairs, ...others]
    const measured = quick
      ? await measureHastily(all)
      : [...(await measureRows(pairs, pair)), ...(await measureRows(others, rest))]
    const spreads = new Map(all.map((row, at) => [nameOf(row), measured[at]]))
    const title = COLUMNS.map((word) => speech.say(`bench.${word}`))
    const rows = all.map((row, at) => [
      titleOf(row, speech),
      ...[measured[at].median, measured[at].least, measured[at].most].map(shorten),
    ])
    print('')
    for (const line of layOut([title, ...rows])) print(line)
    print('')
    const median = (game: string, what: string): number => spreads.get(`${game}:${what}`)?.median ?? 0
    const ids = games.map(({ id }) => id)
    const ratios = ids.map((id) => median(id, OURS) / median(id, PEER))
    return {
      ratio: Math.min(...ratios),
      figures: Object.fromEntries(
        ids.flatMap((id, at) => [
          [id, `${shorten(median(id, OURS))}/s`],
          [`${id}_boardgameio`, `${shorten(median(id, PEER))}/s`],
          [`${id}_ratio`, shorten(ratios[at])],
          ...all
            .filter(({ game, own }) => game.id === id && own)
            .map(({ what }) => [`${what}_us`, (1e6 / median(id, what)).toFixed(1)]),
        ]),
      ),
    }
  },
}
