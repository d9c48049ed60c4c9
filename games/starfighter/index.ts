export {
  addCards,
  type Card,
  type Cruiser,
  cardSet,
  cards,
  type HalfFace,
  removeCards,
  type StarfighterCards,
} from './cards/index.ts'
export * from './rules/action.ts'
export * from './rules/battle.ts'
export { freeCruisers } from './rules/beginning.ts'
export * from './rules/decks.ts'
export * from './rules/events.ts'
export { starfighter } from './rules/game.ts'
export { type Kit, kitOf, type Ship } from './rules/kit.ts'
export * from './rules/lies.ts'
export { writeSector, writeSpot } from './rules/notation.ts'
export type { Mode, Options } from './rules/options.ts'
export * from './rules/symbols.ts'
export * from './rules/table.ts'
export type { View } from './rules/view.ts'
export * from './rules/zones.ts'
