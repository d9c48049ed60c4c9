export * from './bot.ts'
export { chancesFrom } from './chances.ts'
export { monteCarlo } from './monte-carlo.ts'
export { randomBot } from './random-bot.ts'
