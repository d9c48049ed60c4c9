import type { Listing } from './api.ts'

export type Ending = 'won' | 'lost' | 'drawn'

/** How a match ended for whoever it is listed for. */
export function endingOf({ viewer, result, notice }: Pick<Listing, 'viewer' | 'result' | 'notice'>): Ending {
  if (!result || result.winners.length === 0) return 'drawn'
  if (typeof viewer !== 'number' || !result.winners.includes(viewer)) return 'lost'
  // A win that all share is none.
  const isShared = result.by === 'agreement' || result.winners.length === notice.chairs.length
  return isShared ? 'drawn' : 'won'
}

/** How often matches of one kind went which way. */
export interface Tally extends Readonly<Record<Ending, number>> {
  readonly game: string
  /** Null where the game has none. */
  readonly mode: string | null
  /** The strongest bot that one played against; null among people. */
  readonly level: number | null
  /** What one brought along, as that option says it; null where nothing was asked for, or the match is long ago. */
  readonly deck: Brought | null
}

/** A deck that somebody brought to a table: the option that asked for it, and a ready-made one or a list. */
export interface Brought {
  readonly option: string
  readonly value: string
}

/** What somebody has played to its end: the latest matches, and how all went. */
export interface History {
  readonly matches: readonly Listing[]
  readonly tallies: readonly Tally[]
}

/** Matches counted by game, mode, level and deck, where it is known by table. */
export function talliesOf(
  over: readonly Listing[],
  decks: ReadonlyMap<string, Brought> = new Map(),
): readonly Tally[] {
  const tallies = new Map<string, Tally>()
  for (const listing of over) {
    const { table, game, options, chairs } = listing.notice
    const mode = typeof options.mode === 'string' ? options.mode : null
    const levels = chairs.flatMap((chair) => (chair.for === 'bot' ? [chair.level] : []))
    const level = levels.length > 0 ? Math.max(...levels) : null
    const deck = decks.get(table) ?? null
    const key = JSON.stringify([game, mode, level, deck])
    const tally = tallies.get(key) ?? { game, mode, level, deck, won: 0, lost: 0, drawn: 0 }
    const ending = endingOf(listing)
    tallies.set(key, { ...tally, [ending]: tally[ending] + 1 })
  }
  return [...tallies.values()]
}
