import type { Seat } from '@sternentisch/kernel'
import type { Played } from '../match/play.ts'
import { shareOf } from '../match/seating.ts'
import { deviationsFor, type Figure, meanOf, shareFigure } from '../statistics/index.ts'
import { type Amounts, blankKey, type Mode } from './plan.ts'
import type { Watched } from './watch.ts'

/** What is known of a card. */
export interface CardFigures {
  readonly card: string
  /** How often a seat held it, and what such seats have won; the same for those who played it. Confounded: who does well holds more cards. */
  readonly held: Figure
  readonly played: Figure
  /** What a seat wins more by it than with a blank card in its place; null where nothing was played again. */
  readonly worth: Figure | null
}

/** Seats that held a card, in the order of the matches: with a blank in its place these are played again. */
export function holdersOf(
  watched: readonly (Watched | undefined)[],
  card: string,
  most: number,
): { at: number; seat: number }[] {
  return watched
    .flatMap((match, at) =>
      (match?.held ?? []).flatMap((held, seat) => (held.includes(card) ? [{ at, seat }] : [])),
    )
    .slice(0, most)
}

export const cardsIn = (watched: readonly (Watched | undefined)[]): string[] =>
  [...new Set(watched.flatMap((match) => match?.held.flat() ?? []))].sort()

export function cardFigures(
  { replays }: Amounts,
  mode: Mode,
  level: number,
  watched: readonly Watched[],
  outcomes: ReadonlyMap<string, unknown>,
): CardFigures[] {
  const { sides } = mode
  const sideOf = (seat: number): number => sides.findIndex((side) => side.includes(seat as Seat))
  const cards = cardsIn(watched)
  // So many are compared at once that some would stand out by chance.
  const z = deviationsFor(1 - 0.05 / Math.max(1, cards.length))
  const wonWith = (list: 'held' | 'played', card: string): Figure => {
    const shares = watched.flatMap((match) =>
      match[list].flatMap((held, seat) => (held.includes(card) ? [shareOf(match, sides, sideOf(seat))] : [])),
    )
    return shareFigure(
      shares.reduce((sum, each) => sum + each, 0),
      shares.length,
    )
  }
  const worthOf = (card: string): Figure | null => {
    const differences = holdersOf(watched, card, replays).flatMap(({ at, seat }) => {
      const again = outcomes.get(blankKey(level, mode, card, at, seat)) as Played | undefined
      return again ? [shareOf(watched[at], sides, sideOf(seat)) - shareOf(again, sides, sideOf(seat))] : []
    })
    return differences.length === 0 ? null : meanOf(differences, z)
  }
  return cards.map((card) => ({
    card,
    held: wonWith('held', card),
    played: wonWith('played', card),
    worth: worthOf(card),
  }))
}
