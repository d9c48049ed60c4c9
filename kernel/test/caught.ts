import { type Check, checks } from '../checks/index.ts'
import type { AnyGame } from '../game.ts'
import { seedFrom } from '../seed.ts'

/** What is wrong with a game, the check that is there for it, and the game's own functions with the fault in them. */
export type Fault<Game> = readonly [what: string, check: string, fault: Partial<Game>]

/** What a check says of a game in the first of so many matches in which it fails. */
export function caughtBy(check: Check, game: AnyGame, matches = 40): Error | null {
  for (let run = 0; run < matches; run++) {
    const failure = check.run(game, seedFrom(`fault ${run}`))
    if (failure) return failure
  }
  return null
}

export function caught(name: string, game: AnyGame, matches = 40): Error | null {
  const check = checks.find((each) => each.name === name)
  if (!check) throw new Error(`there is no check ${name}`)
  return caughtBy(check, game, matches)
}
