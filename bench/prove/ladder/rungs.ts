import { budgetOf, LEVELS, type Level } from '@sternentisch/bots/levels'
import { type AnyGame, isRefusal, readOptions, writeOptions } from '@sternentisch/kernel'
import { type Contest, modesOf, sidesOf } from '@sternentisch/lab'
import { among } from './share-test.ts'

/** Who must win how much against whom. */
export interface Rung extends Contest {
  readonly claimed: number
  readonly mode: string
  /** Whose rung it is. */
  readonly level: Level
}

const levelNamed = (level: Level): string => `levels:${budgetOf(level)}`

/** In a duel; among more seats it is as much as the same odds give. */
const CLAIMS: readonly (readonly [level: Level, other: string, claimed: number])[] = [
  [1, 'random:1', 0.75],
  ...LEVELS.slice(1).map((level, at) => [level, levelNamed(LEVELS[at]), 0.6] as const),
  [5, 'montecarlo:400', 0.7],
  [5, 'greedy:1', 0.85],
]

/** Every rung of the ladder in every mode of a game, the cheapest first. */
export function rungsOf(game: AnyGame, modes: readonly string[] = modesOf(game)): readonly Rung[] {
  return CLAIMS.flatMap(([level, other, claimed]) =>
    (modes.length > 0 ? modes : ['']).map((mode): Rung => {
      const options = readOptions<object>(game.options, mode ? { mode } : {})
      if (isRefusal(options)) throw new Error(`${game.id} has no mode ${mode}`)
      const sides = sidesOf(game, options)
      return {
        ...{ game: game.id, rules: game.version, options: writeOptions(game.options, options) },
        ...{ challenger: levelNamed(level), other, sides, mode, level },
        claimed: among(sides.length, claimed),
      }
    }),
  )
}
