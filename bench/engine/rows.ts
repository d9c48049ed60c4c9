import { lightestFirst } from '@sternentisch/games'
import { games } from '@sternentisch/games/shelf'
import type { Measure } from '@sternentisch/grammar'
import type { AnyGame } from '@sternentisch/kernel'
import { optionsOf } from '../random-play.ts'

/** What is measured of a game in a process of its own. Written `game:what`, which is how a process is told. */
export interface Row {
  readonly game: AnyGame
  readonly what: string
  readonly entry: string
  /** Played in this mode instead of the usual one. */
  readonly mode?: string
  /** Something that only this game has. */
  readonly own?: Measure
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

function modesWithMoreSeats(game: AnyGame): readonly string[] {
  const modes = game.options.rules.find(({ id }) => id === 'mode')?.values.map(String) ?? []
  const usual = game.seatsOf(optionsOf(game))
  return modes.filter((mode) => game.seatsOf(optionsOf(game, { mode })) > usual)
}

const ownRows = await Promise.all(
  lightestFirst.map(async ({ id, measures }) => {
    const game = games.find((each) => each.id === id)!
    return Object.entries((await measures?.()) ?? {}).map(([what, own]) => ({ ...row(game, what), own }))
  }),
)

/** Everything else that a bot or a server does all day; modes with more seats; and what a game has of its own. */
export const others: readonly Row[] = games.flatMap((game, at) => [
  ...modesWithMoreSeats(game).map((mode) => ({ ...row(game, mode), mode })),
  ...['copy', 'view', 'imagine', 'replay'].map((what) => row(game, what)),
  ...ownRows[at],
])

export const nameOf = ({ game, what }: Row): string => `${game.id}:${what}`

export function rowNamed(name: string): Row {
  const found = [...pairs, ...others].find((each) => nameOf(each) === name)
  if (!found) throw new Error(`no row is called ${name}`)
  return found
}
