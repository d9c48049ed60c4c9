export {
  addCardSet,
  addCards,
  cards,
  readCards,
  readDeck,
  removeCards,
  whyNoDeck,
  writeDeck,
} from './cards/index.ts'
export type { Action } from './rules/action.ts'
export * from './rules/events.ts'
export * from './rules/figures.ts'
export { type Forecast, forecast } from './rules/forecast.ts'
export { spacetrace } from './rules/game.ts'
export { type Kit, kitOf } from './rules/kit.ts'
export { writeRuns } from './rules/notation.ts'
export type { Options } from './rules/options.ts'
export { pointsAt } from './rules/score.ts'
export * from './rules/table.ts'
export type { SeenRun, SeenShip, View } from './rules/view.ts'
export * from './rules/zones.ts'
