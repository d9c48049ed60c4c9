import type { GameEvent, Tell } from '../events.ts'
import type { AnyGame, AnyTable } from '../game.ts'
import { readOptions } from '../options.ts'
import { type Draws, type Random, randomFrom, type Seed } from '../random.ts'
import { isRefusal } from '../refusal.ts'
import type { Seat, Viewer } from '../seat.ts'
import { seatsUpTo } from '../seat.ts'
import { seedFrom } from '../seed.ts'
import { differenceBetween } from './difference.ts'

/**
 * A property that holds for every game, tried on one random match. The seed fixes everything: options, cards
 * and moves, so that a failure can be repeated from it.
 */
export interface Check {
  readonly name: string
  /** What failed, with the stack that led there; or null. */
  run(game: AnyGame, seed: Seed): Failure | null
}

/** A check fails by throwing this; anything else that is thrown is a failure as well, and its cause. */
export class Failure extends Error {}

export function expect(holds: boolean, failure: string): asserts holds {
  if (!holds) throw new Failure(failure)
}

export const check = (name: string, body: (game: AnyGame, seed: Seed) => void): Check => ({
  name,
  run(game, seed) {
    try {
      body(game, seed)
      return null
    } catch (problem) {
      return problem instanceof Failure ? problem : new Failure(`threw ${problem}`, { cause: problem })
    }
  },
})

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Fails with the field that differs. */
export function expectSame(a: unknown, b: unknown, failure: string): void {
  const difference = differenceBetween(a, b)
  expect(difference === null, `${failure} (${difference})`)
}

/** The same, where one of them was written down before. */
export function expectStill(before: string, now: unknown, failure: string): void {
  if (JSON.stringify(now) !== before) expectSame(JSON.parse(before), now, failure)
}

/** Every option of the game at random, as far as they go together. */
export function someOptions(game: AnyGame, draws: Draws): object {
  for (;;) {
    const wishes = Object.fromEntries(
      game.options.rules.map(({ id, values }) => [id, values[draws.below(values.length)]]),
    )
    const options = readOptions(game.options, wishes)
    if (!isRefusal(options)) return options
  }
}

export interface Walk {
  readonly game: AnyGame
  readonly options: object
  readonly seats: readonly Seat[]
  readonly viewers: readonly Exclude<Viewer, 'all'>[]
  readonly table: AnyTable
  /** The luck of the match. */
  readonly random: Random
  /** The whims of the players, and of the check. */
  readonly whims: Draws
}

export function startWalk(game: AnyGame, seed: Seed, tell?: Tell<GameEvent>): Walk {
  const random = randomFrom(seed)
  const whims = randomFrom(seedFrom(`whims of ${seed}`)).stream('walk')
  const options = someOptions(game, whims)
  const seats = seatsUpTo(game.seatsOf(options))
  const table = game.deal(options, random, tell)
  return { game, options, seats, viewers: [...seats, 'audience'], table, random, whims }
}

export interface Choice {
  readonly seat: Seat
  readonly action: unknown
}

/** A random choice of somebody who must decide, or null once it is over. */
function someChoice({ game, table, whims }: Walk): Choice | null {
  const deciding = game.deciding(table)
  if (deciding.length === 0) return null
  const seat = deciding[whims.below(deciding.length)]
  const actions = game.actionsAt(table, seat)
  expect(actions.length > 0, `seat ${seat} must decide and has no action`)
  return { seat, action: actions[whims.below(actions.length)] }
}

/** Plays at random to the end; `visit` sees the table before each move. */
export const walk = (game: AnyGame, seed: Seed, visit: Visit): Walk => walkOn(startWalk(game, seed), visit)

type Visit = (walk: Walk, choice: Choice) => void

export function walkOn(here: Walk, visit: Visit, tell?: Tell<GameEvent>): Walk {
  const { game, table, random } = here
  for (let moves = 0; ; moves++) {
    const choice = someChoice(here)
    if (!choice) return here
    expect(moves < game.longest, `no end after ${moves} moves, which are all that \`longest\` allows`)
    visit(here, choice)
    game.play(table, choice.seat, choice.action, random, tell)
  }
}
