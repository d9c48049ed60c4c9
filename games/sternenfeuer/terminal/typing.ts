import { type Page, wrap } from '@sternentisch/kernel/terminal'
import type { View } from '../rules/view.ts'
import type { Speech } from '../text/index.ts'

export const explainTyping = (_: View, speech: Speech, page: Page): string =>
  wrap(speech.say('sternenfeuer.type'), page.width)

/** Words for the moves that have no card, in all three languages. */
const WORDS: readonly [RegExp, string][] = [
  [/^(draw|ziehen|zieh|piocher)$/, '+'],
  [/^(decline|verzichten|renoncer)$/, '-'],
  [/^(end|ende|fin)$/, '.'],
  [/^(pass|passen|passer)$/, 'D-'],
]

/** What people type for short, in notation: lower case, words, spaces left out. */
export function spellOut(view: View, typed: string): string {
  const text = typed.trim().toLowerCase()
  const word = WORDS.find(([pattern]) => pattern.test(text))
  if (word) return word[1]
  // A bare minus declines a draw, or the defence.
  if (text === '-' && view.pending.at(-1)?.kind === 'defence') return 'D-'
  return text
    .replace(/^([a-z])\s*(?=[a-z]\d)/, (_, sign: string) => `${sign.toUpperCase()} `)
    .replace(/^d\s*-$/, 'D-')
    .replace(/\b([a-z])(\d{2})(?!\d)/g, (_, letter: string, number: string) => letter.toUpperCase() + number)
    .replace(/\s*([@:>&=<])\s*/g, '$1')
}
