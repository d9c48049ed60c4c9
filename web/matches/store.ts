import { type AnyGame, freshMatchId, freshSeed, Match } from '@sternentisch/kernel'
import { useSyncExternalStore } from 'react'
import { wire } from '../storage/news.ts'
import { storage } from '../storage/storage.ts'
import { Book } from './book.ts'
import { type Extras, isDamaged, type KeptMatch, keptAs, type Player, type Stored } from './kept-match.ts'
import type { Unkept } from './scribe.ts'

export type { KeptMatch, Player } from './kept-match.ts'

/** The matches of this device. */
export const matches = new Book(storage, wire())

export function newMatch(
  game: AnyGame,
  options: object,
  players: readonly Player[],
  extras: Extras = {},
): KeptMatch {
  const match = new Match({
    game,
    options,
    seed: freshSeed(),
    id: freshMatchId(),
    names: players.map(({ name }) => name),
  })
  return keep(match, players, extras)
}

/** A match that begins here. */
export const keep = (match: Match, players: readonly Player[], extras: Extras = {}): KeptMatch =>
  matches.begin(keptAs({ id: match.opening.id, players, turn: 0 }, match, extras))

/** Everything that is kept, latest first; null until that is known. */
export const useStored = (): readonly Stored[] | null => useSyncExternalStore(matches.subscribe, matches.list)

export const isWhole = (stored: Stored): stored is KeptMatch => !isDamaged(stored)

export const useUnkept = (): Unkept | null => useSyncExternalStore(matches.subscribe, matches.unkept)
