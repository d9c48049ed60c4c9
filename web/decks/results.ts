import type { KeptMatch } from '../matches/kept-match.ts'
import { onlyPerson } from '../matches/kept-match.ts'
import { type Summary, summaryOf } from '../matches/summary.ts'
import type { OpenDecks } from './open-decks.ts'

/** How a deck did against one other. */
export interface Against {
  /** The value of the other deck. */
  readonly value: string
  readonly won: number
  readonly lost: number
  readonly shared: number
}

/** Many decks ask the same matches. */
const summaries = new WeakMap<KeptMatch, Summary>()
function headOf(kept: KeptMatch): Summary {
  const known = summaries.get(kept) ?? summaryOf(kept.log)
  summaries.set(kept, known)
  return known
}

/** Won and lost in all. */
export const totalOf = (results: readonly Against[]): Pick<Against, 'won' | 'lost'> => ({
  won: results.reduce((sum, { won }) => sum + won, 0),
  lost: results.reduce((sum, { lost }) => sum + lost, 0),
})

/** What became of the matches on this device in which the one person played exactly these cards. */
export function resultsOf(
  { game, building, wishes, rule }: OpenDecks,
  value: string,
  matches: readonly KeptMatch[],
): readonly Against[] {
  const tidy = (list: string): string => building.write(building.read(list, wishes), wishes)
  const wanted = tidy(value)
  const found = new Map<string, Against>()
  for (const kept of matches) {
    const you = onlyPerson(kept.players)
    if (kept.game !== game.id || !kept.over || you === null) continue
    const { options, result } = headOf(kept)
    const isDeckMatch = Object.entries(building.wishes).every(
      ([id, wish]) => (options[id] ?? String(usual(game, id))) === String(wish),
    )
    if (!isDeckMatch || !result) continue
    const deckOf = (seat: number): string => options[building.seats[seat]] ?? String(rule.default)
    if (tidy(deckOf(you)) !== wanted) continue
    const other = deckOf(1 - you)
    const before = found.get(other) ?? { value: other, won: 0, lost: 0, shared: 0 }
    const won = result.winners.includes(you)
    const key = won
      ? result.winners.length > 1
        ? 'shared'
        : 'won'
      : result.winners.length > 0
        ? 'lost'
        : 'shared'
    found.set(other, { ...before, [key]: before[key] + 1 })
  }
  return [...found.values()]
}

const usual = (game: OpenDecks['game'], id: string) =>
  game.options.rules.find((rule) => rule.id === id)?.default
