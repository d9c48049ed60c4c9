import type { Level } from './levels.ts'

/**
 * Bots are called after moons, in every language: all the well-known stars are names of cards. These are written
 * alike everywhere, take no apostrophe in French, and are no card's (a test says so).
 */
const NAMES: Readonly<Record<Level, string>> = {
  1: 'Puck',
  2: 'Larissa',
  3: 'Miranda',
  4: 'Triton',
  5: 'Sycorax',
}

/** What a bot of this level is called where so many of its kind sit already. */
export const botName = (level: Level, before = 0): string =>
  before === 0 ? NAMES[level] : `${NAMES[level]} ${ROMAN[before]}`

const ROMAN = ['', 'II', 'III', 'IV']
