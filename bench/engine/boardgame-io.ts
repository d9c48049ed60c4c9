// The same rules of Stellar as a game of boardgame.io: the table is its G, and its one move plays one action.
import { createRequire } from 'node:module'
import type { Draws, Random } from '@sternentisch/kernel'
import { type Action, type Options, stellar, type Table } from '@sternentisch/stellar'
import type { Game, State } from 'boardgame.io'
import type * as Internal from 'boardgame.io/internal'

// Its folders are packages of their own, which imports of Node cannot follow.
const { CreateGameReducer, InitializeGame }: typeof Internal = createRequire(import.meta.url)(
  'boardgame.io/internal',
)

/** Luck comes from its own plugin, which keeps the state of the generator beside G, as it wants to be used. */
type Dice = { Die(spots: number): number }

const luckOf = (dice: Dice): Random => {
  const below = (n: number): number => dice.Die(n) - 1
  const draws: Draws = {
    below,
    shuffle(array) {
      for (let i = array.length - 1; i > 0; i--) {
        const j = below(i + 1)
        const card = array[i]
        array[i] = array[j]
        array[j] = card
      }
      return array
    },
  }
  return { stream: () => draws, drawn: 0 }
}

export const stellarForBoardgameIo = (options: Options, luck = luckOf): Game<Table> => ({
  name: 'stellar',
  setup: ({ random }) => stellar.deal(options, luck(random)),
  moves: {
    act: ({ G, playerID, random }, action: Action) => {
      stellar.play(G, Number(playerID) as 0 | 1 | 2 | 3, action, luck(random))
    },
  },
  // Who may move is for our rules to say: during fleets it is everybody at once.
  turn: { activePlayers: { all: '' } },
  endIf: ({ G }) => G.result ?? undefined,
  // Its history of every state would cost time and memory for nothing here.
  disableUndo: true,
})

export type PeerState = State<Table>

/** Its reducer, straight: without the store and the subscribers of a client, which only add to the work. */
export function openPeer(game: Game<Table>, players: number) {
  const reducer = CreateGameReducer({ game })
  return {
    start: (): PeerState => InitializeGame({ game, numPlayers: players }),
    play: (state: PeerState, seat: number, action: Action): PeerState =>
      reducer(state, {
        type: 'MAKE_MOVE',
        payload: { type: 'act', args: [action], playerID: String(seat) },
      }) as PeerState,
  }
}
