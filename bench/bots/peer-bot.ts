// boardgame.io's own tree search on our rules
import { createRequire } from 'node:module'
import type { AnyGame, AnyTable } from '@sternentisch/kernel'
import type { Game, State } from 'boardgame.io'
import type * as Ai from 'boardgame.io/ai'
import { forBoardgameIo, openPeer } from '../engine/boardgame-io.ts'
import { optionsOf } from '../random-play.ts'

const { MCTSBot }: typeof Ai = createRequire(import.meta.url)('boardgame.io/ai')

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

interface Thinking {
  /** Asked anew for every decision. */
  iterations(): number
  /** After so many moves it ends a play-out; as it usually does if not said. */
  readonly playoutDepth?: number
}

/** Thinks about a table, all of whose cards it sees; answers what it would play. It thinks at once, and only answers later. */
export function peerBot(
  game: AnyGame,
  { iterations, playoutDepth }: Thinking,
): (table: AnyTable) => Promise<unknown> {
  const rules = rulesFor(game)
  const peer = openPeer(rules, game.seatsOf(optionsOf(game)))
  const bot = new MCTSBot({
    game: rules,
    enumerate: (table: AnyTable, _: unknown, playerID: string) => movesAt(game, table, playerID),
    iterations,
    ...(playoutDepth !== undefined && { playoutDepth }),
    seed: 'bench',
  } as unknown as ConstructorParameters<typeof MCTSBot>[0])
  let asked = 0
  return async (table) => {
    const state = { ...peer.start(asked++), G: table } as State
    const { action } = await bot.play(state, '0')
    return action?.payload.args?.[0]
  }
}
