import { games } from '@sternentisch/games'
import type { AnyGame } from '@sternentisch/kernel'

/** What is measured of a game in a process of its own. Written `game:what`, which is how a process is told. */
export interface Row {
  readonly game: AnyGame
  readonly what: string
  readonly entry: string
}

export const OURS = 'play'
export const PEER = 'boardgameio'

const row = (game: AnyGame, what: string): Row => ({
  game,
  what,
  entry: what === PEER ? 'bench/engine/peer.ts' : 'bench/engine/ours.ts',
})

/** Each game in its usual form, beside the same rules driven by boardgame.io. */
export const pairs: readonly Row[] = games.flatMap((game) => [row(game, OURS), row(game, PEER)])

/** Everything else that a bot or a server does all day; Stellar with more seats; the largest battle of Spacetrace. */
export const others: readonly Row[] = games.flatMap((game) => [
  ...(game.id === 'stellar' ? ['trio', 'quartet', 'tandem'].map((mode) => row(game, mode)) : []),
  ...['copy', 'view', 'imagine', 'replay'].map((what) => row(game, what)),
  ...(game.id === 'spacetrace' ? [row(game, 'battle')] : []),
])

export const nameOf = ({ game, what }: Row): string => `${game.id}:${what}`

export function rowNamed(name: string): Row {
  const found = [...pairs, ...others].find((each) => nameOf(each) === name)
  if (!found) throw new Error(`no row is called ${name}`)
  return found
}
