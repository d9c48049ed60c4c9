export { sample } from './rules/game.ts'
