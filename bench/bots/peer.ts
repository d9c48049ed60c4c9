// One row of `bench bots`, measured in this process: boardgame.io's own tree search on the same rules
import { reportTo } from '../child.ts'
import { measure } from '../measure.ts'
import { peerBot } from './peer-bot.ts'
import { positionsOf } from './positions.ts'

/** It plays a whole budget before it answers; a small one keeps batches short. */
const ITERATIONS = 20

function search(id: string): () => number {
  const { game, mind, positions } = positionsOf(id, 20)
  const playoutDepth = mind.depthIn?.(positions[0].table) ?? mind.depth ?? mind.horizon
  const think = peerBot(game, { iterations: () => ITERATIONS, playoutDepth })
  let asked = 0
  return () => {
    void think(positions[asked++ % positions.length].table)
    return ITERATIONS
  }
}

reportTo(console.log, (row, pace) => measure(search(row.split(':')[0]), pace))
