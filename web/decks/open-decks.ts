import type { DeckBuilding } from '@sternentisch/grammar'
import { type OptionRule, usualWishes, type Wishes } from '@sternentisch/kernel'
import { type OpenCollection, openCollection } from '../cards/open-collection.ts'
import { fetchOnce } from '../shell/fetch-once.ts'
import { onShelf, shelf } from '../shell/shelf.ts'

/** A game with everything that is needed to build a deck for it. */
export interface OpenDecks extends OpenCollection {
  readonly building: DeckBuilding
  /** The option that holds the deck of the first seat. */
  readonly rule: OptionRule
  /** What is wished for a match with decks of one's own. */
  readonly wishes: Wishes
  /** The card file that decks are built of; without it, the one that ships with the game. */
  readonly file?: object
}

/** The games that people bring decks to. */
export const deckGames = shelf.filter(({ loadDecks }) => loadDecks).map(({ id }) => id)

const opened = new Map<string, Promise<OpenDecks | null>>()

/** Null for a game that is not there, or knows no decks. */
export const openDecks = (id: string): Promise<OpenDecks | null> =>
  fetchOnce(opened, id, async () => {
    const load = onShelf(id)?.loadDecks
    const [collection, building] = await Promise.all([openCollection(id), load?.()])
    const rule = collection?.game.options.rules.find((each) => each.id === building?.seats[0])
    if (!collection || !building || !rule) return null
    return {
      ...collection,
      building,
      rule,
      wishes: { ...usualWishes(collection.game.options), ...building.wishes },
    }
  })
