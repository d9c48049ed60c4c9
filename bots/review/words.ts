import type { Speech } from '@sternentisch/kernel'
import type { Figures } from './facts.ts'

/** How often two moves win, of how many continuations: of ten, or of a hundred where tenths would not tell them apart. */
export function winsOf(better: number, rest: number): { better: number; rest: number; all: number } {
  const of = (all: number) => ({ better: Math.round(better * all), rest: Math.round(rest * all), all })
  const tenths = of(10)
  return tenths.better === tenths.rest ? of(100) : tenths
}

/** What was counted, in the words of the game; older engines count nothing. */
export const factsInWords = (
  facts: readonly Figures[],
  game: string,
  { find, lang }: Pick<Speech, 'find' | 'lang'>,
): readonly string[] =>
  facts.flatMap(({ name, better, rest }) => {
    const figures = { better: better.toLocaleString(lang), rest: rest.toLocaleString(lang) }
    return find(`${game}.fact.${name}`, figures) ?? []
  })
