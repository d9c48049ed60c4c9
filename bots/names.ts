/**
 * Bots are called after moons, in every language: all the well-known stars are names of cards. These are written
 * alike everywhere, take no apostrophe in French, and are no card's (a test says so).
 */
export const BOT_NAMES = ['Miranda', 'Triton', 'Larissa', 'Puck'] as const
