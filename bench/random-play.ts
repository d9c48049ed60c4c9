import { randomFrom } from '@sternentisch/kernel'
import { type Options, stellar, type Table } from '@sternentisch/stellar'
import { seedNumber, type Whims } from './luck.ts'

/** One game of Stellar from deal to end; answers the number of actions. */
export function playAtRandom(options: Options, game: number, whims: Whims): number {
  const random = randomFrom(seedNumber(game))
  const table = stellar.deal(options, random)
  let moves = 0
  for (;;) {
    const deciding = stellar.deciding(table)
    if (deciding.length === 0) return moves
    const seat = deciding[0]
    stellar.play(table, seat, stellar.anyAction!(table, seat, whims), random)
    moves++
  }
}

/** Tables as they occur in play, from the first decision to the last. */
export function tablesFromPlay(options: Options, wanted: number, whims: Whims): Table[] {
  const tables: Table[] = []
  for (let game = 0; tables.length < wanted; game++) {
    const random = randomFrom(seedNumber(game))
    const table = stellar.deal(options, random)
    for (let deciding = stellar.deciding(table); deciding.length > 0; deciding = stellar.deciding(table)) {
      if (whims.below(10) === 0) tables.push(stellar.copy(table))
      const actions = stellar.actionsAt(table, deciding[0])
      stellar.play(table, deciding[0], actions[whims.below(actions.length)], random)
    }
  }
  return tables
}
