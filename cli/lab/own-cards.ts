import { boxOf } from '@sternentisch/games/shelf'
import { nameOfCards } from '../cards/add.ts'

interface Line {
  /** The command with its words. */
  readonly words: readonly string[]
  /** What was given with `--cards`. */
  readonly cards: readonly string[]
}

/**
 * Whoever measures a game need name it only once, and need not choose the cards that are brought along:
 * `lab balance <game> --cards own.json`.
 */
export function cardsToMeasure({ words, cards }: Line): Line {
  const game = words[0] === 'lab' ? words.find((word) => boxOf(word)) : undefined
  if (game === undefined) return { words, cards }
  const files = cards.filter((wish) => !wish.includes('='))
  return {
    words: [...words, ...files.flatMap((file) => ['--option', `cards=${nameOfCards(file)}`])],
    cards: cards.map((wish) => (files.includes(wish) ? `${game}=${wish}` : wish)),
  }
}
