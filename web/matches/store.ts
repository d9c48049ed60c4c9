import {
  type AnyGame,
  freshMatchId,
  freshSeed,
  Match,
  type Refusal,
  readLog,
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
export interface KeptMatch {
  readonly id: string
  readonly game: string
  readonly players: readonly Player[]
  readonly log: string
  readonly over: boolean
  /** Milliseconds since 1970 of the last move. */
  readonly changed: number
}

const PREFIX = 'sternentisch.match.'

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
export function keep(match: Match, players: readonly Player[]): KeptMatch {
  const kept: KeptMatch = {
    id: match.opening.id,
    game: match.game.id,
    players,
    log: writeLog(match),
    over: match.result !== null,
    changed: Date.now(),
  }
  localStorage.setItem(PREFIX + kept.id, JSON.stringify(kept))
  return kept
}

export function keptMatch(id: string): KeptMatch | null {
  try {
    const stored = localStorage.getItem(PREFIX + id)
    return stored === null ? null : (JSON.parse(stored) as KeptMatch)
  } catch {
    return null
  }
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
