import { letterOf, type Seat } from '@sternentisch/kernel'
import type { Page } from '@sternentisch/kernel/terminal'
import type { Speech } from '../text/index.ts'

export type Names = Pick<Page, 'names'>

export type SeatNames = readonly string[]

export const nameAt = (names: SeatNames, seat: Seat): string => names[seat] || letterOf(seat)

/** `A, B and C` */
export function listOf(speech: Speech, words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return speech.say('stellar.result.and', { some: words.slice(0, -1).join(', '), last: words.at(-1)! })
}

/** Begins with a capital letter. */
export const sentence = (text: string, { lang }: Speech): string =>
  text.charAt(0).toLocaleUpperCase(lang) + text.slice(1)
