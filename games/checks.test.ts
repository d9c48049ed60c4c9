import { seedFrom } from '@sternentisch/kernel'
import { type Check, checks, terminalSpeaks } from '@sternentisch/kernel/checks'
import { describe, test } from 'vitest'
import { shelf } from './shelf.ts'

/** A few seconds a game; `npm run prove` runs the same at any size. */
const RUNS = 12

const checksOf = (box: (typeof shelf)[number]): readonly Check[] => [...checks, terminalSpeaks(box)]

describe.each(shelf.map((box) => [box.game.id, box] as const))('what holds for every game: %s', (_, box) => {
  test.each(checksOf(box).map((check) => [check.name, check] as const))('%s', (name, check) => {
    for (let run = 0; run < RUNS; run++) {
      const seed = seedFrom(`${name} ${run}`)
      const failure = check.run(box.game, seed)
      if (failure) throw new Error(`seed ${seed}: ${failure.message}`, { cause: failure })
    }
  })
})
