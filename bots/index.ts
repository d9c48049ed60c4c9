export * from './bot.ts'
export { monteCarlo } from './monte-carlo.ts'
export { randomBot } from './random-bot.ts'
