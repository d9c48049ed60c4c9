import { type BoxedGame, boxOf, games } from '@sternentisch/games/shelf'
import { type Refusal, refuse } from '@sternentisch/kernel'

/** The game that somebody names, or which ones there are. */
export const boxNamed = (id: string): BoxedGame | Refusal =>
  boxOf(id) ?? refuse('arguments.game', { game: id, known: games.map((game) => game.id).join(', ') })
