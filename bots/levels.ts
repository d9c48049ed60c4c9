/** How good a bot is, from the gentlest on. */
export const LEVELS = [1, 2, 3, 4, 5] as const
export type Level = (typeof LEVELS)[number]

/** Whoever says nothing else plays against this one. */
export const USUAL: Level = 3

/** How long each may think, in iterations: the same answer on every machine, only later on a slow one. */
const BUDGETS: Readonly<Record<Level, number>> = { 1: 2, 2: 12, 3: 60, 4: 400, 5: 15_000 }

export const budgetOf = (level: Level): number => BUDGETS[level]
export const NORMAL = BUDGETS[USUAL]

export const isLevel = (level: number): level is Level => level in BUDGETS

/**
 * The level that thinks that long. Matches keep the budget of their bots, also those from when levels had others (300, 1000,
 * 2500): they think as they did, or longer.
 */
export const levelWith = (budget: number): Level => LEVELS.find((level) => budget <= BUDGETS[level]) ?? 5
