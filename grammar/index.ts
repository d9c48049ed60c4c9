export * from './board.ts'
export * from './choice.ts'
export * from './learn.ts'
