import { cards } from '../cards/index.ts'
import { kitsFor } from '../rules/kit.ts'

/** The kit of a match with the cards that ship with the game: what is printed on everything the board draws. */
export const kitOf = kitsFor(cards)
