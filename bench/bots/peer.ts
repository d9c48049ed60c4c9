// One row of `bench bots`, measured in this process: boardgame.io's own tree search on the same rules
import { createRequire } from 'node:module'
import type { AnyGame, AnyTable } from '@sternentisch/kernel'
import type { Game, State } from 'boardgame.io'
import type * as Ai from 'boardgame.io/ai'
import { reportTo } from '../child.ts'
import { forBoardgameIo, openPeer } from '../engine/boardgame-io.ts'
import { measure } from '../measure.ts'
import { optionsOf } from '../random-play.ts'
import { positionsOf } from './positions.ts'

const { MCTSBot }: typeof Ai = createRequire(import.meta.url)('boardgame.io/ai')

/** It plays a whole budget before it answers; a small one keeps batches short. */
const ITERATIONS = 20

/** It knows winners by one name, and asks everybody who may move: whoever decides is answered for once. */
const rulesFor = (game: AnyGame): Game<AnyTable> => ({
  ...forBoardgameIo(game, optionsOf(game)),
  endIf: ({ G }) => {
    const result = game.result(G)
    if (!result) return undefined
    return result.winners.length === 1 ? { winner: String(result.winners[0]) } : { draw: true }
  },
})

const movesAt = (game: AnyGame, table: AnyTable, playerID: string) => {
  const [seat] = game.deciding(table)
  if (playerID !== '0' || seat === undefined) return []
  return game.actionsAt(table, seat).map((action) => ({
    type: 'MAKE_MOVE' as const,
    payload: { type: 'act', args: [action], playerID: String(seat), credentials: undefined },
  }))
}

function search(id: string): () => number {
  const { game, mind, positions } = positionsOf(id, 20)
  const rules = rulesFor(game)
  const peer = openPeer(rules, game.seatsOf(optionsOf(game)))
  const bot = new MCTSBot({
    game: rules,
    enumerate: (table: AnyTable, _: unknown, playerID: string) => movesAt(game, table, playerID),
    iterations: ITERATIONS,
    playoutDepth: mind.depth ?? mind.horizon,
    seed: 'bench',
  } as unknown as ConstructorParameters<typeof MCTSBot>[0])
  let asked = 0
  return () => {
    const { table } = positions[asked++ % positions.length]
    const state = { ...peer.start(asked), G: table } as State
    // It thinks at once, and only answers later.
    void bot.play(state, '0')
    return ITERATIONS
  }
}

reportTo(console.log, (row, pace) => measure(search(row.split(':')[0]), pace))
