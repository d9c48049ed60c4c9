import type { Box, BoxedRules } from '@sternentisch/grammar'
import type { AnyGame, Catalogues, Mind } from '@sternentisch/kernel'
import type { GameTerminal } from '@sternentisch/kernel/terminal'
import { lightestFirst } from './index.ts'

/** A game with what belongs to it where nothing is drawn: its words, what a bot knows of it, and its terminal. */
export interface BoxedGame extends BoxedRules {
  readonly text: Catalogues
  readonly mind: Mind
  readonly terminal: GameTerminal
}

async function open(box: Box): Promise<BoxedGame> {
  const [rules, text, mind, terminal] = await Promise.all([
    box.rules(),
    box.text(),
    box.mind(),
    box.terminal(),
  ])
  return { ...rules, text, mind, terminal }
}

/** Every game of the house, opened: for programs and tests. Pages and their workers open one box at a time. */
export const shelf: readonly BoxedGame[] = await Promise.all(lightestFirst.map(open))

export const games: readonly AnyGame[] = shelf.map((box) => box.game)

export const boxOf = (id: string): BoxedGame | undefined => shelf.find((box) => box.game.id === id)
