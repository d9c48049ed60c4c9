import type { Page } from '@sternentisch/kernel/terminal'
import type { Speech } from '../text/index.ts'

export type Names = Pick<Page, 'names'>

/** `A, B and C` */
export function listOf(speech: Speech, words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return speech.say('stellar.result.and', { some: words.slice(0, -1).join(', '), last: words.at(-1)! })
}
