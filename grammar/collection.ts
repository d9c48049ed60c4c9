import type { Speech } from '@sternentisch/kernel'
import type { ReactNode } from 'react'

/** All that lies in the box of a game, to look at: what the gallery shows. */
export interface Collection {
  /**
   * The cards and boards of a card file; without one, of that which ships with the game. The file may still be in the making: each card
   * fits the schema, but they need not go together.
   */
  cardsIn(file?: object): readonly ShownCard[]
  /** What cards are told apart by. One of them is called `kind`, and every card has one. */
  readonly facets: readonly Facet[]
  /** The facet whose values are the shelves that cards lie on; what has none of them lies with its kind. */
  readonly shelves: string
  /** What the lab has measured, where it has. */
  readonly fares?: Fares
}

export interface Facet {
  readonly id: string
  name(speech: Speech): string
  readonly values: readonly FacetValue[]
}

export interface FacetValue {
  readonly id: string
  name(speech: Speech): string
  /** A small drawing beside the name. */
  sign?(): ReactNode
}

export interface ShownCard {
  /** As its address names it; no two cards of a set have the same. */
  readonly id: string
  name(speech: Speech): string
  /** All that stands on it, in words: to be heard, and to be searched for. */
  words(speech: Speech): string
  /** Facet → what this card has of it. */
  readonly facets: Readonly<Record<string, readonly string[]>>
  /** How many of it lie in the box. */
  readonly copies?: number
  /** The front first, then the back; what can lie in other ways shows them too. */
  readonly sides: readonly CardSide[]
  /** What is to be known about it, each with its rule. */
  readonly means: readonly Meaning[]
}

export interface CardSide {
  readonly id: string
  name(speech: Speech): string
  draw(speech: Speech, size: CardSize): ReactNode
}

/** Small among many, large alone. */
export type CardSize = 'small' | 'large'

/** Something that a card does or is. The rulebook says the rest: text and picture of the rule with this number. */
export interface Meaning {
  readonly rule: string
  name(speech: Speech): string
  /** Where on the card it stands, or how strong it is. */
  note?(speech: Speech): string
  sign?(): ReactNode
}

/** What the lab found out about the cards that ship with a game: `sternentisch lab balance … --fares <file>` writes it. */
export interface Fares {
  /** The line that makes the same again. */
  readonly made: string
  /** Null where the game has no modes. */
  readonly mode: string | null
  readonly matches: number
  /** Card → its figures. A card that is not measured is missing. */
  readonly cards: Readonly<Record<string, CardFares>>
}

export interface CardFares {
  /** What those won who held it. */
  readonly held: FareFigure
  /** What they won more than with a blank in its place; where that was played. */
  readonly worth?: FareFigure
}

/** In percent, with the ends of the interval. */
export interface FareFigure {
  readonly value: number
  readonly low: number
  readonly high: number
}
