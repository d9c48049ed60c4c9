// boardgame.io's server with the same rules, in memory: a move comes in notation and is judged as ours is, and each player is sent
// what its own `playerView` leaves.
import { createRequire } from 'node:module'
import { type AnyTable, isRefusal, type Seat } from '@sternentisch/kernel'
import type { Game } from 'boardgame.io'
import { forBoardgameIo, luckOf } from '../engine/boardgame-io.ts'
import { optionsOf } from '../random-play.ts'
import { scripted } from './scripted.ts'
import { answerFor } from './served.ts'

interface Serving {
  run(port: number): Promise<{ appServer: { address(): { port: number } }; apiServer?: unknown }>
}
// Its folders are packages of their own, which imports of Node cannot follow.
const require = createRequire(import.meta.url)
const { Server } = require('boardgame.io/server') as {
  Server(config: { games: readonly Game<AnyTable>[]; origins: readonly RegExp[] }): Serving
}
// It wraps every table that it hands out. To judge a move by what lies behind is the quickest way it has.
const { original } = createRequire(require.resolve('boardgame.io/server'))('immer') as {
  original(table: AnyTable): AnyTable
}

const games = scripted.map(
  ({ game }): Game<AnyTable> => ({
    ...forBoardgameIo(game, optionsOf(game)),
    moves: {
      act: ({ G, playerID, random }, text: string) => {
        const seat = Number(playerID) as Seat
        const action = game.read(game.view(original(G), seat), text)
        if (isRefusal(action)) return 'INVALID_MOVE'
        game.play(G, seat, action, luckOf(random))
      },
    },
    playerView: ({ G, playerID }) =>
      game.view(G, playerID == null ? 'audience' : (Number(playerID) as Seat)) as AnyTable,
  }),
)
// It tells everybody who starts it where it listens.
console.info = console.log = () => {}
const running = await Server({ games, origins: [/.*/] }).run(0)
answerFor(`http://127.0.0.1:${running.appServer.address().port}/`)
