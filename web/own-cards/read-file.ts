import type { Refusal } from '@sternentisch/kernel'
import { refuse } from '../text/refuse.ts'

/** Far more than any game needs; a browser keeps little more. */
const LONGEST = 500_000

/** What is written in a card file, or why nothing can be made of it. */
export function readFile(text: string): object | Refusal {
  if (text.length > LONGEST) return refuse('cards.long')
  try {
    const file: unknown = JSON.parse(text)
    if (typeof file === 'object' && file !== null) return file
  } catch {
    // Browsers differ in what they say about it, and say it in English.
  }
  return refuse('cards.noFile')
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
