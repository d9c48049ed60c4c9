import { basename } from 'node:path'
import { boxOf, bringCards, shelf } from '@sternentisch/games/shelf'
import { isRefusal, type Refusal, refuse, refuseBecause } from '@sternentisch/kernel'
import { readCardFile } from '@sternentisch/kernel/card-file'
import { readText } from '../files.ts'
import { tidy } from '../tidy.ts'

/** What cards of a file are called among the options. */
export const nameOfCards = (file: string): string => basename(file).replace(/\.json$/, '')

/**
 * `--cards <game>=own.json`: the cards in that file can then be played with as the option `cards=own`, and logs of matches
 * with them can be read.
 */
export function addCardsFrom(wish: string): Refusal | null {
  const [id, ...path] = wish.split('=')
  const file = path.join('=')
  const takes = boxOf(id)?.cards
  if (!takes || file === '') {
    const known = shelf.filter((box) => box.cards).map((box) => box.game.id)
    return refuse('cli.wrong.cards', { wish: tidy(wish), known: known.join(', ') })
  }
  const text = readText(file)
  if (isRefusal(text)) return text
  const cards = readCardFile(text)
  const refusal = isRefusal(cards)
    ? refuseBecause(cards, 'cli.wrong.cardFile')
    : bringCards(id, takes, nameOfCards(file), cards)
  return refusal && refuseBecause(refusal, 'cli.wrong.in', { file: tidy(file) })
}
