import {
  type AnyGame,
  freshMatchId,
  freshSeed,
  Match,
  type Refusal,
  readLog,
  type Seat,
  writeLog,
} from '@sternentisch/kernel'

/** Who plays a seat of a local match. */
export interface Player {
  readonly kind: 'person' | 'bot'
  readonly name: string
  /** Iterations a bot may think; 0 for a person. */
  readonly budget: number
}

/** A match kept on this device: its log and who plays. The log alone rebuilds everything. */
export interface KeptMatch extends Extras {
  readonly id: string
  readonly game: string
  readonly players: readonly Player[]
  readonly log: string
  readonly over: boolean
  /** Milliseconds since 1970 of the last move. */
  readonly changed: number
}

/** What a local table knows beyond the log. */
export interface Extras {
  /** Who gave up: the match is lost for that seat, and its log ends there. */
  readonly conceded?: Seat
  /** How many moves each seat has been shown: what came later waits for its player. */
  readonly heard?: readonly number[]
  /** Moves that had no alternative and were made without asking, by their place in the log. */
  readonly unasked?: readonly number[]
  /** What each viewer has read and put away, by the names the board gave. */
  readonly away?: Readonly<Record<string, readonly string[]>>
}

const PREFIX = 'sternentisch.match.'

export const storageKeyOf = (id: string): string => PREFIX + id

export function newMatch(game: AnyGame, options: object, players: readonly Player[]): KeptMatch {
  const match = new Match({
    game,
    options,
    seed: freshSeed(),
    id: freshMatchId(),
    names: players.map(({ name }) => name),
  })
  return keep(match, players)
}

/** Stored after every move, so that nothing is lost with the tab. */
export function keep(match: Match, players: readonly Player[], extras: Extras = {}): KeptMatch {
  const kept: KeptMatch = {
    ...extras,
    id: match.opening.id,
    game: match.game.id,
    players,
    log: writeLog(match),
    over: match.result !== null || extras.conceded !== undefined,
    changed: Date.now(),
  }
  localStorage.setItem(PREFIX + kept.id, JSON.stringify(kept))
  return kept
}

/**
 * Keeps a match that was kept before, unless another tab has played on in the meantime: then nothing is
 * written and the answer is null.
 */
export function keepOn(before: KeptMatch, match: Match, extras: Extras): KeptMatch | null {
  return isOurs(before) ? keep(match, before.players, extras) : null
}

/** Whether what is stored is still what this tab stored. A match that is no longer stored belongs to nobody. */
export function isOurs({ id, log, conceded }: KeptMatch): boolean {
  const stored = keptMatch(id)
  return stored === null || (stored.log === log && stored.conceded === conceded)
}

export function keptMatch(id: string): KeptMatch | null {
  try {
    const stored = localStorage.getItem(PREFIX + id)
    const kept: unknown = stored === null ? null : JSON.parse(stored)
    return isKeptMatch(kept) ? kept : null
  } catch {
    return null
  }
}

/** Whatever else is stored under such a name was not stored by us. */
function isKeptMatch(value: unknown): value is KeptMatch {
  if (typeof value !== 'object' || value === null) return false
  const { id, game, players, log, over, changed } = value as Partial<Record<keyof KeptMatch, unknown>>
  return (
    typeof id === 'string' &&
    typeof game === 'string' &&
    typeof log === 'string' &&
    typeof over === 'boolean' &&
    typeof changed === 'number' &&
    Array.isArray(players) &&
    players.every(isPlayer)
  )
}

function isPlayer(value: unknown): value is Player {
  if (typeof value !== 'object' || value === null) return false
  const { kind, name, budget } = value as Partial<Record<keyof Player, unknown>>
  return (kind === 'person' || kind === 'bot') && typeof name === 'string' && typeof budget === 'number'
}

/** Latest first. */
export const keptMatches = (): KeptMatch[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => keptMatch(key.slice(PREFIX.length)))
    .filter((match) => match !== null)
    .sort((a, b) => b.changed - a.changed)

export const forget = (id: string): void => localStorage.removeItem(PREFIX + id)

export const reopen = (kept: KeptMatch, game: AnyGame): Match | Refusal => readLog(kept.log, [game])
