// boardgame.io's server with the same rules, in memory: each player is sent what its own `playerView` leaves.
import { createRequire } from 'node:module'
import type { AnyTable, Seat } from '@sternentisch/kernel'
import type { Game } from 'boardgame.io'
import { forBoardgameIo } from '../engine/boardgame-io.ts'
import { optionsOf } from '../random-play.ts'
import { scripted } from './scripted.ts'
import { answerFor } from './served.ts'

interface Serving {
  run(port: number): Promise<{ appServer: { address(): { port: number } }; apiServer?: unknown }>
}
// Its folders are packages of their own, which imports of Node cannot follow.
const { Server } = createRequire(import.meta.url)('boardgame.io/server') as {
  Server(config: { games: readonly Game<AnyTable>[]; origins: readonly RegExp[] }): Serving
}

const games = scripted.map(
  ({ game }): Game<AnyTable> => ({
    ...forBoardgameIo(game, optionsOf(game)),
    playerView: ({ G, playerID }) =>
      game.view(G, playerID == null ? 'audience' : (Number(playerID) as Seat)) as AnyTable,
  }),
)
// It tells everybody who starts it where it listens.
console.info = console.log = () => {}
const running = await Server({ games, origins: [/.*/] }).run(0)
answerFor(`http://127.0.0.1:${running.appServer.address().port}/`)
