export { faultsIn, MOST_FIGURES, readCards } from './read.ts'
export * from './schema.ts'
export { addCards, BASE, cardAt, cardSets, removeCards, shelved, sketch } from './sets.ts'
export { cards } from './shipped.ts'
