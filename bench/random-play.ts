import { type AnyGame, type AnyTable, anyAction, randomFrom, readOptions } from '@sternentisch/kernel'
import { seedNumber, type Whims } from './luck.ts'

/** The options of a game with these wishes; whatever is not wished for is as the game proposes it. */
export const optionsOf = (game: AnyGame, wishes: object = {}): object =>
  readOptions<object>(game.options, wishes) as object

/** One game from deal to end; answers the number of actions. */
export function playAtRandom(game: AnyGame, options: object, number: number, whims: Whims): number {
  const random = randomFrom(seedNumber(number))
  const table = game.deal(options, random)
  let moves = 0
  for (;;) {
    const deciding = game.deciding(table)
    if (deciding.length === 0) return moves
    const seat = deciding[0]
    game.play(table, seat, anyAction(game, table, seat, whims), random)
    moves++
  }
}

/** Tables as they occur in play, from the first decision to the last. */
export function tablesFromPlay(game: AnyGame, options: object, wanted: number, whims: Whims): AnyTable[] {
  const tables: AnyTable[] = []
  for (let number = 0; tables.length < wanted; number++) {
    const random = randomFrom(seedNumber(number))
    const table = game.deal(options, random)
    for (let deciding = game.deciding(table); deciding.length > 0; deciding = game.deciding(table)) {
      if (whims.below(10) === 0) tables.push(game.copy(table))
      game.play(table, deciding[0], anyAction(game, table, deciding[0], whims), random)
    }
  }
  return tables
}
