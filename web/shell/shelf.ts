import { lightestFirst } from '@sternentisch/games'
import type { Box, BoxedRules, GameBoard, Learning } from '@sternentisch/grammar'
import type { Catalogues } from '@sternentisch/kernel'

export interface LoadedGame extends BoxedRules {
  readonly text: Catalogues
}

/** A game as the web needs it: loaded only when it is opened. */
export interface WebGame {
  readonly id: string
  load(): Promise<LoadedGame>
  loadText(): Promise<Catalogues>
  loadBoard(): Promise<GameBoard>
  loadLearning(): Promise<Learning>
}

const onTheWeb = (box: Box): WebGame => ({
  id: box.id,
  async load() {
    const [rules, text] = await Promise.all([box.rules(), box.text()])
    if (rules.cards) {
      // The cards that people keep in this browser come with the game.
      const { bring } = await import('../own-cards/bring.ts')
      await bring(box.id, rules.cards)
    }
    return { ...rules, text }
  },
  loadText: box.text,
  loadBoard: box.board,
  loadLearning: box.learning,
})

export const shelf: readonly WebGame[] = lightestFirst.map(onTheWeb)

export const onShelf = (id: string): WebGame | undefined => shelf.find((each) => each.id === id)
