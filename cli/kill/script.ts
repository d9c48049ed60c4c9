import { randomFrom, type Seed } from '@sternentisch/kernel'
import type { Player } from './leg.ts'

/** Enough to keep a program busy for longer than it lives. */
const LINES = 400

/** Mostly moves; now and then something else that one does at a table. */
const WORDS = ['1', '1', '1', '1', '1', '1', '2', '2', '3', '5', '1;1', 'undo', 'undo', '', 'save', 'log']

/** What persons type, whatever they are asked. */
export function typing(seed: Seed): string[] {
  const draws = randomFrom(seed).stream('typing')
  return Array.from({ length: LINES }, () => WORDS[draws.below(WORDS.length)])
}

const TABLES: readonly (readonly Player[])[] = [
  ['person', 'bot'],
  ['person', 'person'],
  ['bot', 'random'],
  ['random', 'person'],
]

export const tableFor = (match: number): readonly Player[] => TABLES[match % TABLES.length]
