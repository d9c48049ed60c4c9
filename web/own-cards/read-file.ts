import { isRefusal, type Refusal, refuseBecause } from '@sternentisch/kernel'
import { readCardFile } from '@sternentisch/kernel/card-file'
import { refuse } from '../text/refuse.ts'

/** Far more than any game needs; a browser keeps little more. */
const LONGEST = 500_000

/** What is written in a card file, or why nothing can be made of it. */
export function readFile(text: string): object | Refusal {
  if (text.length > LONGEST) return refuse('cards.long')
  const file = readCardFile(text)
  return isRefusal(file) ? refuseBecause(file, 'cards.noFile') : file
}

/** The name of a card set, from the name of its file: a letter, then letters, digits and hyphens. */
export const nameFrom = (file: string): string =>
  file
    .replace(/\.\w+$/, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w-]+/g, '-')
    .replace(/^[^a-z]+|-+$/gi, '')
    .slice(0, 30)
