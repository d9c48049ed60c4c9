import { cards, writeDeck } from '../../cards/index.ts'

const preset = (id: string) => cards.decks.find((deck) => deck.id === id)!.cards

/** The ready-made deck of the second game, with the cards of the lessons instead of others. */
export const SECOND_DECK = writeDeck({
  fighter: 2,
  lancer: 1,
  stormwing: 1,
  drones: 1,
  buoys: 1,
  wingleader: 1,
  destroyer: 2,
  corvette: 1,
  cruiser: 2,
  heavycruiser: 1,
  bulwark: 1,
  apollo: 1,
  mothership: 1,
  battleship: 1,
  recruits: 3,
  crews: 6,
  veterans: 5,
})

/** Two tactics more than a ready-made deck holds. */
export const FULL_DECK = writeDeck({ ...preset('shield'), bombard: 1, overdrive: 1 })
