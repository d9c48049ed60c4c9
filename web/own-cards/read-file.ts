import { isRefusal, type Refusal, refuseBecause } from '@sternentisch/kernel'
import { readCardFile } from '@sternentisch/kernel/card-file'
import { LONGEST_FILE } from '../sets/kept-set.ts'
import { refuse } from '../text/refuse.ts'

/** What is written in a card file, or why nothing can be made of it. */
export function readFile(text: string): object | Refusal {
  if (text.length > LONGEST_FILE) return refuse('cards.long')
  const file = readCardFile(text)
  return isRefusal(file) ? refuseBecause(file, 'cards.noFile') : file
}
