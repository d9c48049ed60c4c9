import { seedFrom } from '@sternentisch/kernel'
import { checks } from '@sternentisch/kernel/checks'
import { describe, test } from 'vitest'
import { games } from './shelf.ts'

/** A few seconds a game; `npm run prove` runs the same at any size. */
const RUNS = 12

describe.each(games.map((game) => [game.id, game] as const))('what holds for every game: %s', (_, game) => {
  test.each(checks.map((check) => [check.name, check] as const))('%s', (name, check) => {
    for (let run = 0; run < RUNS; run++) {
      const seed = seedFrom(`${name} ${run}`)
      const failure = check.run(game, seed)
      if (failure) throw new Error(`seed ${seed}: ${failure.message}`, { cause: failure })
    }
  })
})
