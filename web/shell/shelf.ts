import type { GameBoard, Learning } from '@sternentisch/grammar'
import type { AnyGame, Catalogues } from '@sternentisch/kernel'
import type { TakesCards } from '../own-cards/at-hand.ts'

export interface LoadedGame {
  readonly game: AnyGame
  readonly text: Catalogues
  /** Where people may bring cards of their own. */
  readonly cards?: TakesCards
}

/** A game as the web needs it: loaded only when it is opened. */
export interface WebGame {
  readonly id: string
  load(): Promise<LoadedGame>
  loadBoard(): Promise<GameBoard>
  loadLearning(): Promise<Learning>
}

/** The cards that people keep in this browser come with the game. */
async function withOwnCards(loaded: Required<LoadedGame>): Promise<LoadedGame> {
  const { bring } = await import('../own-cards/bring.ts')
  await bring(loaded.game.id, loaded.cards)
  return loaded
}

export const shelf: readonly WebGame[] = [
  {
    id: 'stellar',
    async load() {
      const [{ stellar }, { stellarText }] = await Promise.all([
        import('@sternentisch/stellar'),
        import('@sternentisch/stellar/text'),
      ])
      return { game: stellar, text: stellarText }
    },
    loadBoard: async () => (await import('@sternentisch/stellar/board')).stellarBoard,
    loadLearning: async () => (await import('@sternentisch/stellar/learn')).stellarLearning,
  },
  {
    id: 'sternenfeuer',
    async load() {
      const [{ sternenfeuer, addCards, removeCards, cards }, { sternenfeuerText }] = await Promise.all([
        import('@sternentisch/sternenfeuer'),
        import('@sternentisch/sternenfeuer/text'),
      ])
      return withOwnCards({
        game: sternenfeuer,
        text: sternenfeuerText,
        cards: { addCards, removeCards, cards },
      })
    },
    loadBoard: async () => (await import('@sternentisch/sternenfeuer/board')).sternenfeuerBoard,
    loadLearning: async () => (await import('@sternentisch/sternenfeuer/learn')).sternenfeuerLearning,
  },
  {
    id: 'spacetrace',
    async load() {
      const [{ spacetrace, addCards, removeCards, cards }, { spacetraceText }] = await Promise.all([
        import('@sternentisch/spacetrace'),
        import('@sternentisch/spacetrace/text'),
      ])
      return withOwnCards({ game: spacetrace, text: spacetraceText, cards: { addCards, removeCards, cards } })
    },
    loadBoard: async () => (await import('@sternentisch/spacetrace/board')).spacetraceBoard,
    loadLearning: async () => (await import('@sternentisch/spacetrace/learn')).spacetraceLearning,
  },
  {
    id: 'starfighter',
    async load() {
      const [{ starfighter, addCards, removeCards, cards }, { starfighterText }] = await Promise.all([
        import('@sternentisch/starfighter'),
        import('@sternentisch/starfighter/text'),
      ])
      return withOwnCards({
        game: starfighter,
        text: starfighterText,
        cards: { addCards, removeCards, cards },
      })
    },
    loadBoard: async () => (await import('@sternentisch/starfighter/board')).starfighterBoard,
    loadLearning: async () => (await import('@sternentisch/starfighter/learn')).starfighterLearning,
  },
]

export const onShelf = (id: string): WebGame | undefined => shelf.find((each) => each.id === id)
