export * from './luck.ts'
export * from './random-game.ts'
export * from './settings.ts'
