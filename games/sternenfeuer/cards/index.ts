export { addCards, cardsInPlay, playWith } from './in-play.ts'
export { MOST_FIGURES, readCards } from './read.ts'
export * from './schema.ts'
export { cards } from './shipped.ts'
