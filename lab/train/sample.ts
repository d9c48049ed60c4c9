import type { Engine } from '@sternentisch/games/engines'
import { isRefusal, parseOptions, randomFrom, rowsFor, seedFrom } from '@sternentisch/kernel'
import { type MatchTask, playMatch } from '../match/play.ts'
import { shareOf, sidesOf } from '../match/seating.ts'

/** A match of which some positions are looked at. */
export interface SampleTask {
  readonly match: MatchTask
  /** One position in so many, by luck. */
  readonly every: number
}

/** What was counted in each of these positions, side by side, and what each side had of the match in the end. */
export interface Sampled {
  readonly mode: string
  readonly shares: readonly number[]
  readonly rows: readonly (readonly number[])[]
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000

export async function sampleMatch(engine: Engine, { match, every }: SampleTask): Promise<Sampled> {
  const { game } = engine
  const { features } = await engine.mind()
  const options = parseOptions(game.options, match.options)
  if (!features || isRefusal(options)) throw new Error(`nothing can be counted in ${match.game}`)
  const buffer = rowsFor(features)
  const whims = randomFrom(seedFrom(`${match.luck} samples`)).stream('samples')
  const rows: number[][] = []
  let mode = 'any'
  const played = await playMatch(engine, match, {
    before(table) {
      mode = features.modeOf(table)
      if (whims.below(every) > 0) return
      const sides = features.count(table, buffer)
      rows.push(Array.from(buffer.subarray(0, sides * features.names.length), rounded))
    },
  })
  const sides = sidesOf(game, options)
  return { mode, rows, shares: sides.map((_, at) => shareOf(played, sides, at)) }
}
