import { type AnyGame, isRefusal, isSeed, type Refusal, type Seed, seedFrom } from '@sternentisch/kernel'
import type { Check } from '@sternentisch/kernel/checks'
import type { FlagValues, Wanted } from '../../tools/command/arguments.mjs'
import { refuse } from './text/refuse.ts'

/** What is to be proved. */
export interface Task {
  /** `checks` for all of them, else the name of the one. */
  readonly name: string
  readonly checks: readonly Check[]
  readonly game: AnyGame
  readonly games: number
  /** The seed of a run, by its check and number. */
  seedOf(check: Check, run: number): Seed
}

/** What there is to prove, on which games. */
export interface Provable {
  readonly checks: readonly Check[]
  readonly games: readonly AnyGame[]
  /** Proofs of their own, each by its name only. */
  readonly others?: readonly string[]
}

export const EVERYTHING = 'checks'
export const SEED = 'sternentisch'
const GAMES = 1000

export const proveWanted = {
  usage: 'npm run prove -- <name>',
  words: ['name?'],
  flags: {
    game: { takes: 'text' },
    games: { takes: 'number', from: 1, to: 1_000_000_000 },
    seed: { takes: 'text' },
  },
} satisfies Wanted

export function readTask(
  name: string | undefined,
  { game: id, games: runs = GAMES, seed = SEED }: FlagValues<typeof proveWanted.flags>,
  { checks, games, others = [] }: Provable,
): Task | Refusal {
  const known = [EVERYTHING, ...checks.map((check) => check.name), ...others].join(', ')
  if (name === undefined) return refuse('prove.which', { known })
  const chosen = name === EVERYTHING ? checks : checks.filter((check) => check.name === name)
  if (chosen.length === 0) return refuse('prove.unknown', { name, known })
  const game = id === undefined ? games[0] : gameNamed(id, games)
  return isRefusal(game) ? game : { name, checks: chosen, game, games: runs, seedOf: seeds(seed, runs) }
}

export const gameNamed = (id: string, games: readonly AnyGame[]): AnyGame | Refusal =>
  games.find((game) => game.id === id) ??
  refuse('arguments.game', { game: id, known: games.map((game) => game.id).join(', ') })

/** A single run of a full seed is that very run: this is how a failure is repeated. All others are derived. */
const seeds =
  (seed: string, games: number): Task['seedOf'] =>
  (check, run) =>
    games === 1 && isSeed(seed) ? seed : seedFrom(`${seed}/${check.name}/${run}`)
