import type { Speech, Wishes } from '@sternentisch/kernel'

/** Card → copies. What is not on it is not in the deck. */
export type DeckCounts = Readonly<Record<string, number>>

/** What a game says about decks that people build for it. Whether one may be played the options say, and nothing else. */
export interface DeckBuilding {
  /** What has to be wished so that a match is played with lists of one's own. */
  readonly wishes: Wishes
  /** The options that hold the decks, seat by seat. */
  readonly seats: readonly string[]
  /** The cards that a value of these options stands for, the name of a ready-made deck too. */
  read(value: string, wishes: Wishes): DeckCounts
  write(counts: DeckCounts, wishes: Wishes): string
  /** How many copies of a card may be in a deck; 0: it never is in one. */
  mostOf(card: string, wishes: Wishes): number
  /** What is asked of a deck, each by itself. */
  conditions(counts: DeckCounts, wishes: Wishes): readonly DeckCondition[]
  /** What is worth counting, as small charts. */
  curves(counts: DeckCounts, wishes: Wishes): readonly DeckCurve[]
  /** With so many cards a match begins, and where that stands. */
  readonly hand: { readonly cards: number; readonly rule: string }
}

export interface DeckCondition {
  name(speech: Speech): string
  /** What the deck has of it. */
  readonly has: number
  /** May be played all the same, and is worth a thought. */
  readonly state: 'met' | 'broken' | 'unusual'
  readonly rule: string
}

export interface DeckCurve {
  name(speech: Speech): string
  readonly bars: readonly { name(speech: Speech): string; readonly n: number }[]
}
