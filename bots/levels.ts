/** How long a bot may think, in iterations. */
export const LEVELS = { easy: 60, normal: 300, strong: 1000 } as const

export type Level = keyof typeof LEVELS
export const NORMAL = LEVELS.normal

/** The same by number, from the gentlest on, as tables of a server have it. */
export const budgetOf = (level: number): number =>
  [LEVELS.easy, LEVELS.normal, LEVELS.strong][level - 1] ?? NORMAL
