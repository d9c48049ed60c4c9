/** How long a bot may think, in iterations. */
export const LEVELS = { easy: 60, normal: 300, strong: 1000 } as const

export type Level = keyof typeof LEVELS
export const NORMAL = LEVELS.normal
