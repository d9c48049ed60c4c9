/** One life of the program: from its start to its sudden end. */
export interface Leg {
  /** What it is started with, after its own name. */
  readonly words: readonly string[]
  /** What persons type. */
  readonly typed: readonly string[]
}

export type Player = 'person' | 'bot' | 'random'

const BUDGET = '3'

export const firstLeg = (
  game: string,
  players: readonly Player[],
  seed: string,
  file: string,
): readonly string[] => {
  const table = ['--seats', players.join(), '--seed', seed]
  return ['play', game, ...table, '--budget', BUDGET, '--save', file, '--lang', 'en']
}

export const nextLeg = (file: string): readonly string[] => [
  'play',
  '--resume',
  file,
  '--budget',
  BUDGET,
  '--lang',
  'en',
]
