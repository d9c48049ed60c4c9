// The same rules as a game of boardgame.io: the table is its G, and its one move plays one action.
import { createRequire } from 'node:module'
import type { AnyGame, AnyTable, Draws, Random, Seat } from '@sternentisch/kernel'
import type { Game, State } from 'boardgame.io'
import type * as Internal from 'boardgame.io/internal'

// Its folders are packages of their own, which imports of Node cannot follow.
const { CreateGameReducer, InitializeGame }: typeof Internal = createRequire(import.meta.url)(
  'boardgame.io/internal',
)

/** Luck comes from its own plugin, which keeps the state of the generator beside G, as it wants to be used. */
type Dice = { Die(spots: number): number }

export const luckOf = (dice: Dice): Random => {
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

export const forBoardgameIo = (game: AnyGame, options: object, luck = luckOf): Game<AnyTable> => ({
  name: game.id,
  setup: ({ random }) => game.deal(options, luck(random)),
  moves: {
    act: ({ G, playerID, random }, action: unknown) => {
      game.play(G, Number(playerID) as Seat, action, luck(random))
    },
  },
  // Who may move is for our rules to say: some decisions are everybody's at once.
  turn: { activePlayers: { all: '' } },
  endIf: ({ G }) => game.result(G) ?? undefined,
  // Its history of every state would cost time and memory for nothing here.
  disableUndo: true,
})

export type PeerState = State<AnyTable>

/** Its reducer, straight: without the store and the subscribers of a client, which only add to the work. */
export function openPeer(game: Game<AnyTable>, players: number) {
  const reducer = CreateGameReducer({ game })
  return {
    /** Without a seed it takes the clock's: two matches in one millisecond would be the same match. */
    start: (seed: number | string): PeerState =>
      InitializeGame({ game: { ...game, seed }, numPlayers: players }),
    play: (state: PeerState, seat: number, action: unknown): PeerState =>
      reducer(state, {
        type: 'MAKE_MOVE',
        payload: { type: 'act', args: [action], playerID: String(seat) },
      }) as PeerState,
  }
}
