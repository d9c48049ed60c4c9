import {
  type AnyGame,
  isSeed,
  LANGS,
  type Lang,
  type Refusal,
  refuse,
  type Seed,
  seedFrom,
} from '@sternentisch/kernel'
import type { Check } from '@sternentisch/kernel/checks'

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
const GAMES = 1000
const MOST_GAMES = 1_000_000_000

/** The words after the name come in pairs: `--games 100`. */
export function pairs(words: readonly string[], keys: readonly string[]): Map<string, string> | Refusal {
  const found = new Map<string, string>()
  for (let at = 0; at < words.length; at += 2) {
    const key = words[at]
    if (!keys.includes(key)) return refuse('prove.word', { word: key, known: keys.join(', ') })
    if (words[at + 1] === undefined) return refuse('prove.value', { key })
    if (found.has(key)) return refuse('prove.twice', { key })
    found.set(key, words[at + 1])
  }
  return found
}

/** The language of `--lang`, if it is there and one of ours. */
export const langIn = (words: readonly string[]): Lang | undefined => {
  const wish = words[words.indexOf('--lang') + 1]
  return words.includes('--lang') ? LANGS.find((lang) => lang === wish) : undefined
}

export const checkLang = (given: ReadonlyMap<string, string>, words: readonly string[]): Refusal | null => {
  const lang = given.get('--lang')
  return lang === undefined || langIn(words) ? null : refuse('prove.lang', { lang })
}

export function readTask(
  [name, ...words]: readonly string[],
  { checks, games, others = [] }: Provable,
): Task | Refusal {
  const known = [EVERYTHING, ...checks.map((check) => check.name), ...others].join(', ')
  if (name === undefined || name.startsWith('-')) return refuse('prove.which', { known })
  const chosen = name === EVERYTHING ? checks : checks.filter((check) => check.name === name)
  if (chosen.length === 0) return refuse('prove.unknown', { name, known })
  const given = pairs(words, ['--game', '--games', '--seed', '--lang'])
  if (!(given instanceof Map)) return given
  const noLang = checkLang(given, words)
  if (noLang) return noLang
  const game = games.find((each) => each.id === (given.get('--game') ?? games[0].id))
  if (!game) {
    const known = games.map((each) => each.id).join(', ')
    return refuse('prove.game', { game: given.get('--game') ?? '', known })
  }
  const count = given.get('--games') ?? String(GAMES)
  if (!/^[1-9]\d{0,9}$/.test(count) || Number(count) > MOST_GAMES)
    return refuse('prove.games', { games: count })
  const seed = given.get('--seed') ?? 'sternentisch'
  return { name, checks: chosen, game, games: Number(count), seedOf: seeds(seed, Number(count)) }
}

/** A single run of a full seed is that very run: this is how a failure is repeated. All others are derived. */
const seeds =
  (seed: string, games: number): Task['seedOf'] =>
  (check, run) =>
    games === 1 && isSeed(seed) ? seed : seedFrom(`${seed}/${check.name}/${run}`)
