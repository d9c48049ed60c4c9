import { lightestFirst } from '@sternentisch/games'
import { games } from '@sternentisch/games/shelf'
import type { Measure } from '@sternentisch/grammar'
import type { AnyGame } from '@sternentisch/kernel'
import { optionsOf } from '../random-play.ts'

export const OURS = 'play'
export const PEER = 'boardgameio'
const DEEDS = ['copy', 'view', 'imagine', 'replay'] as const

interface Entry {
  readonly game: AnyGame
  readonly entry: string
}

/** Done with every game, in its usual form. */
interface UsualRow extends Entry {
  readonly what: typeof OURS | typeof PEER | (typeof DEEDS)[number]
  readonly mode?: undefined
  readonly own?: undefined
}

/** Played in another mode. */
interface ModeRow extends Entry {
  readonly what: string
  readonly mode: string
  readonly own?: undefined
}

/** Something that only this game has. */
interface OwnRow extends Entry {
  readonly what: string
  readonly mode?: undefined
  readonly own: Measure
}

/** What is measured of a game in a process of its own. Written `game:what`, which is how a process is told. */
export type Row = UsualRow | ModeRow | OwnRow

const row = <What extends string>(game: AnyGame, what: What) => ({
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
  ...DEEDS.map((what) => row(game, what)),
  ...ownRows[at],
])

export const nameOf = ({ game, what }: Row): string => `${game.id}:${what}`

export function rowNamed(name: string): Row {
  const found = [...pairs, ...others].find((each) => nameOf(each) === name)
  if (!found) throw new Error(`no row is called ${name}`)
  return found
}
