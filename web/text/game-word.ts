import type { Speech } from './index.ts'

/** A word that every game has in a catalogue of its own: its name, an option. Which games there are, only the shelf knows. */
export const gameWord = ({ find }: Speech, game: string, word: string): string =>
  find(`${game}.${word}`) ?? `${game}.${word}`
