export * from './game-terminal.ts'
export * from './grid.ts'
export * from './paint.ts'
export * from './wrap.ts'
