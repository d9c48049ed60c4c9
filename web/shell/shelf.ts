import { lightestFirst } from '@sternentisch/games'
import { engineOf } from '@sternentisch/games/engines'
import type {
  Box,
  BoxedRules,
  CardEditing,
  CardFiles,
  Collection,
  GameBoard,
  Learning,
} from '@sternentisch/grammar'
import type { GamePrint } from '@sternentisch/grammar/print'
import type { Catalogues, PuzzleBook } from '@sternentisch/kernel'

export interface LoadedGame extends BoxedRules {
  readonly text: Catalogues
}

/** A game as the web needs it: loaded only when it is opened. */
export interface WebGame {
  readonly id: string
  /** With the engine of a version of the rules; if it is not named or not known, with today's. */
  load(rules?: string): Promise<LoadedGame>
  loadText(): Promise<Catalogues>
  loadBoard(): Promise<GameBoard>
  loadLearning(): Promise<Learning>
  loadCollection(): Promise<Collection>
  /** Null for a game that is not put on paper. */
  loadPrint(): Promise<GamePrint | null>
  /** Null for one whose cards are part of its rules. */
  loadCardFiles(): Promise<CardFiles | null>
  /** Null for one whose card files are not changed in a form. */
  loadEditing(): Promise<CardEditing | null>
  /** Null for one without puzzles. */
  loadPuzzles(): Promise<PuzzleBook | null>
  /** Where people bring decks of their own. */
  readonly loadDecks: Box['decks']
}

const onTheWeb = (box: Box): WebGame => ({
  id: box.id,
  async load(rules) {
    const [engine, text] = await Promise.all([engineOf(box.id, rules ?? null), box.text()])
    const { game, cards } = engine ?? (await box.rules())
    if (cards) {
      // The cards that people keep in this browser come with the game.
      const { bring } = await import('../own-cards/bring.ts')
      await bring(game, cards)
    }
    return { game, cards, text }
  },
  loadText: box.text,
  loadBoard: box.board,
  loadLearning: box.learning,
  loadCollection: box.collection,
  loadPrint: async () => (await box.print?.()) ?? null,
  loadCardFiles: async () => (await box.cardFiles?.()) ?? null,
  loadEditing: async () => (await box.editing?.()) ?? null,
  loadPuzzles: async () => (await box.puzzles?.()) ?? null,
  loadDecks: box.decks,
})

export const shelf: readonly WebGame[] = lightestFirst.map(onTheWeb)

export const onShelf = (id: string): WebGame | undefined => shelf.find((each) => each.id === id)
