import type { AnyGame, Refusal } from '@sternentisch/kernel'
import { refuse } from '../text/refuse.ts'

/** The card set that a log names among its options, if it names one. */
export const cardsIn = (log: string): string | null => /^options:.*\bcards=([\w-]+)/m.exec(log)?.[1] ?? null

/** Nobody reads 64 digits: the first of them tell sets apart. */
export const calledInWords = (name: string): string => (name.startsWith('set-') ? name.slice(0, 12) : name)

export const MISSING = 'cards.missing'

/** A log whose cards are not in this browser cannot be read; with the right file it can. */
export function whyNoCards(log: string, game: AnyGame): Refusal | null {
  const name = cardsIn(log)
  const rule = game.options.rules.find(({ id }) => id === 'cards')
  if (name === null || !rule || rule.values.includes(name)) return null
  return refuse(MISSING, { set: name, name: calledInWords(name) })
}
